/** The three choices of a new level side by side, each with old and new; one gold button takes them all. */
import upgrade from 'game-icon:upgrade';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, type View } from '../../../src/index.ts';
import { levelIn } from '../../../src/rules/character.ts';
import { Flipped } from '../../art/cards.tsx';
import { abilityIcon } from '../../art/icons.ts';
import { type ActProps, type Question, useGameSay } from '../../board-props.ts';
import { type Row, Rows } from '../acts/rows.tsx';
import { suggestedSplit } from '../create/create.tsx';
import { Split, spent } from '../create/split.tsx';
import { withSheet } from '../sheet/sheet.tsx';
import { abilityWords, sheetTarget } from '../words.ts';
import { enemiesGrow, type Growing, grown, missingIn, NO_GROWTH, openTo, pressedRaise, type Raising, raisings } from './growth.ts';
import { Pane } from './pane.tsx';
import type { Held } from './use-growth.ts';
import './choices.css';

interface ChoiceProps {
  view: View;
  question: Question;
  growing: Growing;
  held: Held;
}

/** P52-243  Points of the level's card on the cores. */
function PointsPane({ view, question, growing, held: { growth, change }, card }: ChoiceProps & { card: number | null }) {
  const say = useSay();
  const left = growing.points - spent(growth.points);
  const decision = question.open ? question.asked?.ask.kind : undefined;
  return (
    <section className="panel p52-pane p52-points" aria-label={say('p52.points', { n: growing.points })}>
      <header>
        {card !== null && <Flipped card={card} turn={-5} />}
        <div>
          <h3>{say('p52.points', { n: growing.points })}</h3>
          <p>{left === 0 ? say('p52.level.half') : say('p52.pointsLeft', { n: left })}</p>
        </div>
        <Button
          disabled={decision === undefined}
          data-decision={decision}
          onClick={() => change({ points: suggestedSplit(view, growing.seat) })}
        >
          {say('p52.level.suggest')}
        </Button>
      </header>
      <Split
        view={view}
        now={grown(view, growing, growth)}
        before={growing.sheet}
        points={growth.points}
        total={growing.points}
        decision={decision}
        onChange={(points) => change({ points })}
      />
    </section>
  );
}

/** P52-245  A new ability with an odd level; which ones are open depends on the points. */
function LearnPane({ view, question, growing, held: { growth, change } }: ChoiceProps) {
  const say = useSay();
  const inGame = useGameSay();
  const open = openTo(view, growing, growth);
  const decision = question.open ? question.asked?.ask.kind : undefined;
  const then = grown(view, growing, growth);
  const row = (id: string): Row => {
    const ability = bookFor(view).ability(id);
    const known = levelIn(then, id) > 0 ? then : { ...then, abilities: [...then.abilities, { id, level: 1 }] };
    const text = abilityWords(say, withSheet(view, growing.seat, known), growing.seat, id, inGame);
    return { key: id, icon: abilityIcon(ability), title: ability.name, text, value: sheetTarget(view, known, ability).value };
  };
  const nothing: Row = { key: '', title: say('p52.create.learnNothing'), text: say('p52.create.learnNothingText') };
  const rows = open.length === 0 ? [] : [...open.map(({ id }) => row(id)), nothing];
  const chosen = rows.find(({ key }) => key === (growth.learn === null ? '' : growth.learn)) ?? null;
  const short = chosen !== null && typeof chosen.text === 'string' ? { small: chosen.text } : {};
  return (
    <Pane
      title={say('p52.level.learn')}
      help={say(open.length === 0 ? 'p52.level.nothingOpen' : 'p52.level.oneOf', { level: growing.sheet.level, n: open.length })}
      chosen={chosen === null ? null : { ...(chosen.icon !== undefined && { icon: chosen.icon }), text: `✓ ${chosen.title}`, ...short }}
      decision={decision}
    >
      {(close) => (
        <Rows
          label={say('p52.level.learn')}
          rows={rows}
          chosen={growth.learn === undefined ? null : (chosen?.key ?? null)}
          decision={decision}
          onChoose={(key) => {
            change({ learn: key === '' ? null : key });
            close();
          }}
        />
      )}
    </Pane>
  );
}

/** What a level more in an ability changes: its target, and what it does. */
function useRaiseWords(view: View, { seat }: Growing, sheet: Growing['sheet']) {
  const say = useSay();
  const inGame = useGameSay();
  return ({ id, level, to }: Raising): { target: string; text: string } => {
    const ability = bookFor(view).ability(id);
    const at = (own: number) => {
      const abilities = sheet.abilities.map((known) => (known.id === id ? { id, level: own } : known));
      const then = { ...sheet, abilities };
      return { target: sheetTarget(view, then, ability).value, text: abilityWords(say, withSheet(view, seat, then), seat, id, inGame) };
    };
    const [old, now] = [at(level), at(Math.max(level + 1, to))];
    return {
      target: old.target === now.target ? now.target : `${old.target} → ${now.target}`,
      text: old.text === now.text ? now.text : `${old.text} → ${now.text.split(' · ').at(-1)}`,
    };
  };
}

/** P52-247  Exp on what is known, or kept. */
function RaisePane({ view, question, growing, held: { growth, change } }: ChoiceProps) {
  const say = useSay();
  const then = grown(view, growing, growth);
  const words = useRaiseWords(view, growing, then);
  const all = raisings(view, growing, growth);
  const decision = question.open ? question.asked?.ask.kind : undefined;
  const raised = all.filter(({ level, to }) => to > level);
  const name = (id: string): string => bookFor(view).ability(id).name;
  const [first] = raised;
  return (
    <Pane
      title={growing.again ? say('p52.level.expWaits') : say('p52.level.toSpend', { n: growing.sheet.exp })}
      help={say(growing.again ? 'p52.level.again' : 'p52.level.orKeep', { n: growing.sheet.level + 1 })}
      chosen={{
        ...(first !== undefined && { icon: abilityIcon(bookFor(view).ability(first.id)) }),
        text: first === undefined ? say('p52.level.kept', { n: then.exp }) : raised.map(({ id, to }) => `✓ ${name(id)} ${to}`).join(', '),
        small: first === undefined ? '' : say('p52.level.kept', { n: then.exp }),
      }}
      decision={decision}
    >
      {() => (
        <div className="p52-rows">
          {all.map((raising) => (
            <RaiseRow
              key={raising.id}
              raising={raising}
              name={name(raising.id)}
              icon={abilityIcon(bookFor(view).ability(raising.id))}
              words={words(raising)}
              decision={decision}
              press={() => change({ raise: pressedRaise(growth, raising) })}
            />
          ))}
        </div>
      )}
    </Pane>
  );
}

interface RaiseRowProps {
  raising: Raising;
  name: string;
  icon: string;
  words: { target: string; text: string };
  decision: string | undefined;
  press(): void;
}

function RaiseRow({ raising: { level, to, cost, short }, name, icon, words, decision, press }: RaiseRowProps) {
  const say = useSay();
  const isRaised = to > level;
  const isBarred = !isRaised && short > 0;
  return (
    <button
      type="button"
      aria-pressed={isRaised}
      className={`p52-row ${isRaised ? 'chosen' : ''} ${isBarred ? 'unable' : ''}`}
      disabled={decision === undefined || isBarred}
      data-decision={isBarred ? undefined : decision}
      onClick={press}
    >
      <i className="picture">
        <Icon drawing={icon} />
      </i>
      <span className="what">
        <b>
          {name} <small className="beside">{say('p52.level.step', { from: level, to: Math.max(level + 1, to) })}</small>
        </b>
        <small>{isBarred ? say('p52.level.short', { n: short }) : words.text}</small>
        {!isBarred && words.target !== '–' && <small>{say('p52.flip.target', { n: words.target })}</small>}
      </span>
      <span className="value">
        <b className="number">{cost}</b>
        <small>{say('p52.exp')}</small>
      </span>
    </button>
  );
}

/** P52-248  Whoever grows makes the enemies grow. */
function EnemiesGrow({ view, growing }: Pick<ChoiceProps, 'view' | 'growing'>) {
  const say = useSay();
  const { before, after, name, hp } = enemiesGrow(view, growing);
  const key = growing.levels === 0 ? (before === after ? 'laterSame' : 'later') : before === after ? 'same' : 'grow';
  return (
    <p className="p52-enemies-grow">
      <b>{say('p52.enemies.title')}</b>{' '}
      {say(`p52.enemies.${key}`, { level: growing.sheet.level + 1, n: after, name, hp: hp[1], old: hp[0] })}
    </p>
  );
}

/** What the gold button does, by what was chosen. */
function useTakeWords({ growing, held: { growth } }: Pick<ChoiceProps, 'growing' | 'held'>, isRaising: boolean): string {
  const say = useSay();
  if (growing.step !== 'raise' || growing.levels > 0 || growth.learn != null) return say('p52.level.become', { n: growing.sheet.level });
  return say(isRaising ? 'p52.level.raise' : 'p52.level.keep');
}

function Take({ view, question, growing, held }: ChoiceProps) {
  const say = useSay();
  const { growth, change, take, isTaking } = held;
  const missing = missingIn(view, growing, growth);
  const isRaising = raisings(view, growing, growth).some(({ level, to }) => to > level);
  const words = useTakeWords({ growing, held }, isRaising);
  const why =
    missing === 'points'
      ? say('p52.create.place', { n: growing.points - spent(growth.points) })
      : missing === 'ability'
        ? say('p52.level.needsAbility')
        : undefined;
  const decision = question.open && !isTaking ? question.asked?.ask.kind : undefined;
  const isTouched = spent(growth.points) > 0 || growth.learn !== undefined || Object.keys(growth.raise).length > 0;
  return (
    <section className="panel p52-take" aria-label={say('board.decision')}>
      <EnemiesGrow view={view} growing={growing} />
      <div className="p52-go">
        <Button disabled={decision === undefined || !isTouched} onClick={() => change(NO_GROWTH)}>
          {say('p52.level.over')}
        </Button>
        <Button tone="gold" size="big" icon={upgrade} disabled={decision === undefined} why={why} data-decision={decision} onClick={take}>
          {words}
        </Button>
      </div>
    </section>
  );
}

export function Choices({
  props: { view },
  question,
  growing,
  held,
  card,
}: ActProps & Omit<ChoiceProps, 'view'> & { card: number | null }) {
  const choice: ChoiceProps = { view, question, growing, held };
  return (
    <>
      <div className="p52-panes">
        {growing.step === 'split' && <PointsPane {...choice} card={card} />}
        {growing.learns && <LearnPane {...choice} />}
        <RaisePane {...choice} />
      </div>
      <Take {...choice} />
    </>
  );
}
