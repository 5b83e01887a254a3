/** One's own turn: seven verbs and a few more where there is occasion, with what, on whom, Stamina, and gold that names the deed. */

import attack from 'game-icon:crossed-swords';
import aim from 'game-icon:crosshair';
import exit from 'game-icon:exit-door';
import move from 'game-icon:footprint';
import wait from 'game-icon:hourglass';
import item from 'game-icon:knapsack';
import chest from 'game-icon:locked-chest';
import skill from 'game-icon:magic-swirl';
import rest from 'game-icon:night-sleep';
import stance from 'game-icon:round-shield';
import leave from 'game-icon:stairs';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useKeys } from '@undercroft/board/controls/keys.ts';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { percent, useSay } from '@undercroft/board/text.ts';
import { useRef } from 'react';
import { type Act, bookFor, chanceOf, forecastAct, type View } from '../../../src/index.ts';
import { movementOf } from '../../../src/rules/heroes.ts';
import { abilityIcon, itemIcon } from '../../art/icons.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { Fan } from '../sheet/sheet.tsx';
import { abilityWords, targetWords } from '../words.ts';
import { Consequence } from './consequence.tsx';
import { keyOn, onOf, optionsFor, type Plan, thingOf, type Verb, verbsFor, verbWish, type Wish, wishFor } from './plan.ts';
import { type Row, Rows } from './rows.tsx';
import './acts.css';

const ICONS: Readonly<Record<Verb, string>> = { move, attack, skill, aim, stance, item, chest, wait, rest, exit, leave };

export interface TurnProps extends ActProps {
  options: readonly Act[];
  plan: Plan;
  wish(change: Partial<Wish>): void;
}

/** A number in the corner of a verb: steps, aim, how many items. */
function countOf(view: View, verb: Verb, options: readonly Act[]): string {
  const seat = options[0]?.seat ?? 0;
  const hero = view.heroes[seat]!;
  if (verb === 'move') return String(movementOf(view, seat));
  if (verb === 'aim') return hero.aim > 0 ? `+${hero.aim}` : '';
  if (verb === 'stance') return hero.stance > 0 ? `+${hero.stance}` : '';
  const things = new Set(optionsFor(options, verb).map(thingOf)).size;
  return verb === 'item' && things > 0 ? String(things) : '';
}

function Verbs({ props, question, options, plan, wish }: TurnProps) {
  const say = useSay();
  return (
    <fieldset className="p52-verbs">
      <legend className="out-of-sight">{props.words.ask(props.view, question.asked!.ask)}</legend>
      {verbsFor(options).map((verb, i) => {
        const isOpen = question.open && optionsFor(options, verb).length > 0;
        const count = countOf(props.view, verb, options);
        return (
          <button
            key={verb}
            type="button"
            className="p52-verb"
            aria-pressed={plan.verb === verb}
            aria-keyshortcuts={String((i + 1) % 10)}
            disabled={!isOpen}
            data-decision={isOpen ? 'act' : undefined}
            onClick={() => wish({ verb, thing: null, on: null, stamina: 0 })}
          >
            <Icon drawing={ICONS[verb]} />
            <span>{say(`p52.verb.${verb}`)}</span>
            {count !== '' && <em>{count}</em>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** With what: abilities with their targets, items with what they do, so many Lock Picks. */
function useThingRow(props: ActProps['props']): (d: Act) => Row {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const book = bookFor(view);
  return (d) => {
    const key = thingOf(d);
    if (d.do === 'attack' || d.do === 'cast') {
      const ability = book.ability(d.ability);
      const target = targetWords(view, d.seat, d.ability);
      return {
        key,
        icon: abilityIcon(ability),
        title: ability.name,
        text: abilityWords(say, view, d.seat, d.ability, inGame),
        value: target.value,
      };
    }
    if (d.do === 'use') {
      const thing = book.item(d.item);
      return { key, icon: itemIcon(thing), title: thing.name, text: thing.kind === 'consumable' ? thing.uses[d.way]?.text : thing.text };
    }
    if (d.do === 'wear' || d.do === 'take') {
      const thing = book.item(d.item);
      return { key, icon: itemIcon(thing), title: props.words.decision(view, d), text: thing.text };
    }
    const forecast = forecastAct(view, { ...d, stamina: 0 } as Act);
    return {
      key,
      icon: d.do === 'pick' ? chest : d.do === 'smash' ? attack : item,
      title: d.do === 'trade' ? say('p52.trade') : props.words.decision(view, 'stamina' in d ? { ...d, stamina: 0 } : d),
      ...(forecast !== null && { value: percent(chanceOf(view, forecast, 0)) }),
    };
  };
}

function Things({ props, question, plan, wish }: TurnProps) {
  const say = useSay();
  const row = useThingRow(props);
  const first = new Map<string, Act>();
  for (const d of plan.deeds) if (!first.has(thingOf(d))) first.set(thingOf(d), d);
  if (!['attack', 'skill', 'item', 'chest'].includes(plan.verb) || (first.size <= 1 && plan.verb !== 'item')) return null;
  return (
    <Rows
      className="p52-things"
      label={say('p52.with')}
      rows={[...first.values()].map(row)}
      chosen={plan.thing}
      decision={question.open ? 'act' : undefined}
      onChoose={(thing) => wish({ verb: plan.verb, thing })}
    />
  );
}

/** On whom, where there are several: the same ones can be pointed at in the room. */
function Whom({ props, question, plan, wish }: TurnProps) {
  const { view } = props;
  const ons = new Map(
    plan.withThing.flatMap((d) => (onOf(view, d) === null || d.do === 'move' ? [] : [[keyOn(onOf(view, d)), onOf(view, d)!] as const])),
  );
  if (ons.size < 2) return null;
  return (
    <div className="p52-whom">
      {[...ons].map(([key, on]) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-pressed={plan.on === key}
          disabled={!question.open}
          data-decision={question.open ? 'act' : undefined}
          onClick={() => wish({ on: key })}
        >
          {on.is === 'enemy' ? view.met[on.id] : view.heroes[on.id]?.sheet?.name}
        </button>
      ))}
    </div>
  );
}

interface StaminaProps extends ActProps {
  most: number;
  stamina: number;
  /** The chance with so many cards; null: nobody knows. */
  chance(cards: number): number | null;
  onChange(cards: number): void;
}

/** Another press adds a card, and one more takes all back. */
export function StaminaButton({ props, question, most, stamina, chance, onChange }: StaminaProps) {
  const say = useSay();
  const seat = question.asked?.ask.seat ?? 0;
  const size = props.view.heroes[seat]!.staminaSize;
  const next = (stamina + 1) % (most + 1);
  const odds = chance(Math.max(1, stamina));
  if (most === 0) return null;
  return (
    <button
      type="button"
      className="p52-add"
      aria-pressed={stamina > 0}
      disabled={!question.open}
      data-decision={question.open ? question.asked?.ask.kind : undefined}
      onClick={() => onChange(next)}
    >
      <Fan cards={size} sigil={pageSeat(props.seats, seat)?.sigil ?? 'rat'} />
      <span>
        <b>{stamina > 0 ? say('p52.staminaOn', { n: stamina }) : say('p52.staminaAdd')}</b>
        {odds !== null && <em>{say('p52.unseen', { chance: percent(odds) })}</em>}
      </span>
    </button>
  );
}

/** For so long a digit after A means an ability. */
const AFTER_A_MS = 2000;

function useTurnKeys({ props, question, options, plan, wish }: TurnProps): void {
  const untilWhen = useRef(0);
  const verbs = verbsFor(options);
  const able = props.view.heroes[question.asked?.ask.seat ?? 0]?.sheet?.abilities ?? [];
  const press = (nth: number) => {
    const isAfterA = Date.now() < untilWhen.current;
    untilWhen.current = 0;
    const change = isAfterA ? wishFor(options, able[nth]?.id) : verbWish(options, verbs[nth]);
    if (change !== null) wish(change);
  };
  const digits = Array.from({ length: 10 }, (_, i): [string, () => void] => [String((i + 1) % 10), () => press(i)]);
  useKeys({
    ...(question.open && {
      a: () => {
        untilWhen.current = Date.now() + AFTER_A_MS;
      },
    }),
    ...(question.open ? Object.fromEntries(digits) : {}),
    ...(question.open && plan.mostStamina > 0 && { s: () => wish({ stamina: (plan.stamina + 1) % (plan.mostStamina + 1) }) }),
    ...(question.open && { escape: () => wish({ verb: null, thing: null, on: null, stamina: 0 }) }),
  });
}

export function TurnAct(turn: TurnProps) {
  const say = useSay();
  const { props, question, plan, wish } = turn;
  const { view } = props;
  useTurnKeys(turn);
  const forecast = plan.d === null ? null : forecastAct(view, plan.d);
  return (
    <>
      <Verbs {...turn} />
      <Things {...turn} />
      <Whom {...turn} />
      <p className="p52-say">
        <Consequence view={view} plan={plan} />
      </p>
      <div className="p52-go">
        <StaminaButton
          props={props}
          question={question}
          most={plan.mostStamina}
          stamina={plan.stamina}
          chance={(cards) => (forecast === null ? null : chanceOf(view, forecast, cards))}
          onChange={(stamina) => wish({ stamina })}
        />
        {plan.verb === 'move' ? (
          <p className="p52-hint">{say('p52.pointSpot')}</p>
        ) : (
          <GoldAnswer
            question={question}
            d={plan.d}
            icon={ICONS[plan.verb]}
            missing={say(plan.wantsStamina ? 'p52.say.addStamina' : 'p52.say.choose')}
          >
            {plan.d === null ? say(`p52.verb.${plan.verb}`) : props.words.decision(view, plan.d)}
          </GoldAnswer>
        )}
      </div>
    </>
  );
}
