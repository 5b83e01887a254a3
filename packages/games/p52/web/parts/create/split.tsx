/** Points for the cores: where each stands and why, two buttons, and what a point does. In creation and on a new level. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, CORES, type Core, type View } from '../../../src/index.ts';
import { type Character, initiative, maxHp, movement } from '../../../src/rules/character.ts';
import { canLearn } from '../../../src/rules/creation.ts';
import { CORE_ICONS } from '../../art/icons.ts';
import { useGameSay } from '../../board-props.ts';

export type Points = Readonly<Partial<Record<Core, number>>>;
export const spent = (points: Points): number => CORES.reduce((sum, core) => sum + (points[core] ?? 0), 0);
/** Cores without points are left out, as an answer wants it. */
export const asSplit = (points: Points): Record<string, number> =>
  Object.fromEntries(CORES.flatMap((core) => (points[core] ? [[core, points[core]]] : [])));

const withCore = (c: Character, core: Core, level: number): Character => ({ ...c, cores: { ...c.cores, [core]: level } });

/** What a core does, figure by figure: with its points if it got some, else with one more. */
function useGains(view: View, before: Character | undefined): (now: Character, core: Core) => string {
  const say = useSay();
  const book = bookFor(view);
  const figures = {
    maxHp: (c: Character) => maxHp(c, view.house, book).value,
    movement: (c: Character) => movement(c, view.house, book).value,
    initiative: (c: Character) => initiative(c, book).value,
  };
  return (now, core) => {
    const isUp = before !== undefined && now.cores[core] > before.cores[core];
    const less = isUp ? withCore(now, core, before.cores[core]) : now;
    const more = isUp ? now : withCore(now, core, now.cores[core] + 1);
    const changes = (['maxHp', 'movement', 'initiative'] as const).map((name) => {
      const [of, what] = [figures[name], say(`p52.${name}`)];
      if (of(more) === of(less)) return '';
      return isUp ? say('p52.change', { what, old: of(before), now: of(now) }) : say('p52.gain', { what, n: of(more) - of(less) });
    });
    const opens = book.scenario.abilities.filter((ability) => !canLearn(less, ability) && canLearn(more, ability)).map(({ name }) => name);
    return [...changes, opens.length === 0 ? '' : say('p52.opens', { abilities: opens.join(', ') })]
      .filter((words) => words !== '')
      .join(', ');
  };
}

interface SplitProps {
  view: View;
  /** As it will be with the points so far. */
  now: Character;
  points: Points;
  total: number;
  /** The kind of decision; undefined: nothing may be pressed. */
  decision: string | undefined;
  onChange(points: Points): void;
  /** How each core came about before the points. */
  origin?(core: Core): string;
  /** As it is without the points: old and new are shown, and what the points change. */
  before?: Character;
}

export function Split({ view, now, points, total, decision, onChange, origin, before }: SplitProps) {
  const say = useSay();
  const inGame = useGameSay();
  const gains = useGains(view, before);
  const left = total - spent(points);
  const add = (core: Core, n: number) => onChange({ ...points, [core]: (points[core] ?? 0) + n });
  return (
    <ol className="p52-split">
      {CORES.map((core) => {
        const word = inGame(`core.${core}`);
        const own = points[core] ?? 0;
        return (
          <li key={core}>
            <span className="core">
              <Icon drawing={CORE_ICONS[core]} />
              <b>{word}</b>
            </span>
            {origin !== undefined && <span className="origin">{origin(core)}</span>}
            <span className="stepper">
              <Button
                aria-label={say('board.less', { what: word })}
                disabled={decision === undefined || own === 0}
                data-decision={decision}
                onClick={() => add(core, -1)}
              >
                −
              </Button>
              <b className="number">{own === 0 ? '0' : `+${own}`}</b>
              <Button
                tone={left > 0 ? 'gold' : 'plain'}
                aria-label={say('board.more', { what: word })}
                disabled={decision === undefined || left === 0}
                data-decision={decision}
                onClick={() => add(core, 1)}
              >
                +
              </Button>
            </span>
            <b className="now number">
              {before !== undefined && own > 0 && <s>{before.cores[core]}</s>} {now.cores[core]}
            </b>
            <span className="gains">{gains(now, core)}</span>
          </li>
        );
      })}
    </ol>
  );
}
