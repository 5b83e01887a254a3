/** Cores and what follows from them, each number with its sum; old values struck through where something is about to change. */
import { useSay } from '@undercroft/board/text.ts';
import type { Sum } from '@undercroft/mechanics';
import { bookFor, CORES, type Core, type View } from '../../../src/index.ts';
import { type Character, initiative, maxHp, movement } from '../../../src/rules/character.ts';
import { useGameSay } from '../../board-props.ts';

/** A character, and the same one as it was before a choice that is pending. */
export interface Change {
  now: Character;
  before?: Character | undefined;
}

export function Cores({ now, before }: Change) {
  const inGame = useGameSay();
  const top = Math.max(...CORES.map((core) => now.cores[core]));
  const best = CORES.find((core) => now.cores[core] === top);
  return (
    <dl className="p52-cores">
      {CORES.map((core) => {
        const old = before?.cores[core];
        const isUp = old !== undefined && old !== now.cores[core];
        return (
          <div key={core} className={`${core === best ? 'top' : ''} ${isUp ? 'up' : ''}`}>
            <dt>{inGame(`core.${core}`)}</dt>
            <dd>
              {isUp && <s>{old}</s>} {now.cores[core]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Words = (core: Core) => string;
/** The sum as people would write it down. */
const HOW: Readonly<Record<'maxHp' | 'movement' | 'initiative', (c: Character, view: Pick<View, 'house'>, word: Words) => string>> = {
  maxHp: ({ cores }, { house }, word) =>
    `${word('Lift')} ${cores.Lift} × ${word('Think')} ${cores.Think}${house.hpBase === '3' ? ' + 3' : ''}`,
  movement: ({ cores }, { house }, word) => `${word('Move')} ${cores.Move} / ${house.moveDivisor} + 1`,
  initiative: ({ cores }, _view, word) => `${word('Move')} ${cores.Move} + 2 × ${word('Lead')} ${cores.Lead}`,
};

/** What race, quirk and worn things add to the plain sum. */
const besides = ({ parts }: Sum): string =>
  parts
    .filter(([, source]) => !/^(Lift × Think|Base|Move( \/ \d)?|Lead × 2)$/.test(source))
    .map(([value, source]) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${source}`)
    .join('');

export function Derived({ now, before, view }: Change & { view: View }) {
  const say = useSay();
  const inGame = useGameSay();
  const book = bookFor(view);
  // Nobody's people change nothing yet.
  const sum = (c: Character, of: () => Sum, plain: number): Sum => (c.race === '' ? { value: plain, parts: [] } : of());
  const { hpBase, moveDivisor } = view.house;
  const figures = {
    maxHp: (c: Character) => sum(c, () => maxHp(c, view.house, book), c.cores.Lift * c.cores.Think + Number(hpBase)),
    movement: (c: Character) => sum(c, () => movement(c, view.house, book), Math.floor(c.cores.Move / Number(moveDivisor)) + 1),
    initiative: (c: Character) => sum(c, () => initiative(c, book), c.cores.Move + 2 * c.cores.Lead),
  };
  return (
    <dl className="p52-derived">
      {(['maxHp', 'movement', 'initiative'] as const).map((what) => {
        const value = figures[what](now);
        const old = before === undefined ? value.value : figures[what](before).value;
        const isUp = old !== value.value;
        return (
          <div key={what} className={isUp ? 'up' : ''}>
            <dt>{say(`p52.${what}`)}</dt>
            <dd>
              <b>
                {isUp && <s>{old}</s>} {value.value}
              </b>
              <small>
                {HOW[what](now, view, (core) => inGame(`core.${core}`))}
                {besides(value)}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
