/** The order of initiative, which is also the row of seats: figure, name, initiative, health and one line of what is up. */
import hourglass from 'game-icon:hourglass';
import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { Bubble } from '@undercroft/board/seats/who.tsx';
import { listOf, type Say, useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef } from 'react';
import type { P52Event, View } from '../../src/index.ts';
import { conditionOf, maxHpOf } from '../../src/rules/heroes.ts';
import { Scrap } from '../art/cards.tsx';
import { foeOf } from '../art/foes.ts';
import { heroName, type Props, varsOf } from '../board-props.ts';
import { type Deed, heldSeats, lastDeed, nextDeed, type Place, placesOf } from './order.ts';
import './order-bar.css';

/** Who is looked at: a character or an enemy. */
export type Looked = { side: 'party' | 'enemy'; id: number };

interface OrderProps {
  props: Props;
  view: View;
  told: P52Event | null;
  mine: number;
  looked: Looked | null;
  onLook(looked: Looked): void;
}

function deedWords(say: Say, deed: Deed, props: Pick<Props, 'view' | 'seats'>): string {
  const names = deed.seats.map((seat) => heroName(props, seat));
  if (deed.rule === 2) return say('p52.rule2', { names: listOr(names) });
  return deed.rule === 3 ? say('p52.rule3', { names: listOf(names) }) : say(deed.rule === 1 ? 'p52.rule1' : 'p52.rule4');
}

/** Where chance decides, it is one or the other. */
const listOr = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' }).format(names);

function stateWords(say: Say, { props, view, told, mine }: OrderProps, { side, id, state }: Place): string {
  if (side === 'enemy') {
    const chosen =
      told?.type === 'enemyChose' && told.enemy === id ? { rule: told.rule, seats: told.seat === null ? [] : [told.seat] } : null;
    const deed = chosen ?? (state === 'acted' ? lastDeed(props.news, id) : nextDeed(view, view.enemies.find((enemy) => enemy.id === id)!));
    return deed === null ? say('p52.acted') : deedWords(say, deed, { view, seats: props.seats });
  }
  if (conditionOf(view, id) === 'stunned') return say('p52.stunned');
  const asked = pageSeat(props.seats, id)?.waiting ?? false;
  if (asked && id === mine && props.viewer !== null) return say('p52.yourTurn');
  if (state === 'now') return say('p52.actsNow');
  if (state === 'held') return say('p52.holds');
  return say(state === 'acted' ? 'p52.acted' : state === 'free' ? 'p52.free' : 'p52.toCome');
}

/** What a blow would cost whoever must defend now. */
function pending(view: View, seat: number): number {
  const vars = varsOf(view);
  const isAsked = view.stack.at(-1)?.asks.some((ask) => ask.kind === 'defend' && ask.seat === seat) ?? false;
  return isAsked ? Number(vars.damage ?? 0) : 0;
}

function Figure({ view, place: { side, id }, props }: { view: View; place: Place; props: Props }) {
  if (side === 'party') return <Sigil name={pageSeat(props.seats, id)?.sigil ?? 'rat'} size={34} />;
  const enemy = view.enemies.find((each) => each.id === id)!;
  return (
    <>
      <Standee creature={foeOf(enemy)} />
      {enemy.card >= 0 && <Scrap card={enemy.card} />}
    </>
  );
}

function OrderCard({ place, order }: { place: Place; order: OrderProps }) {
  const say = useSay();
  const { props, view, mine, looked, onLook } = order;
  const { side, id, state } = place;
  const enemy = side === 'enemy' ? view.enemies.find((each) => each.id === id) : undefined;
  const name = enemy?.sheet.name ?? heroName({ view, seats: props.seats }, id);
  const [hp, max] = enemy === undefined ? [view.heroes[id]!.hp, maxHpOf(view, id)] : [enemy.hp, enemy.sheet.maxHp];
  const isMe = side === 'party' && id === mine && props.viewer !== null;
  const isWaiting = side === 'party' && (pageSeat(props.seats, id)?.waiting ?? false);
  return (
    <li
      className={`p52-order-card ${state} ${isMe ? 'me' : ''} ${isWaiting ? 'active' : ''} ${side}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {state === 'held' && (
        <span className="tab">
          <Icon drawing={hourglass} /> {say('p52.holdsTab')}
        </span>
      )}
      <button type="button" aria-pressed={looked?.side === side && looked.id === id} onClick={() => onLook({ side, id })}>
        <span className="figure">
          <Figure view={view} place={place} props={props} />
        </span>
        <b className="called">{name}</b>
        <span className="first number" title={say('p52.initiative')}>
          <span className="out-of-sight">{say('p52.initiative')} </span>
          {place.initiative}
        </span>
        <HealthBar
          health={Math.max(0, hp)}
          maximum={max}
          risk={side === 'party' ? pending(view, id) : 0}
          label={say('p52.health', { hp, max })}
        />
        <small className="state">{stateWords(say, order, place)}</small>
      </button>
      {side === 'party' && <Bubble>{props.speech.get(id)}</Bubble>}
    </li>
  );
}

/** Somebody who waits is asked again here. */
function Again({ props, seat, name }: { props: Props; seat: number; name: string }) {
  const say = useSay();
  return (
    <li className="p52-again" title={say('p52.askedAgain', { name })}>
      <Sigil name={pageSeat(props.seats, seat)?.sigil ?? 'rat'} size={20} />
      <b aria-hidden="true">?</b>
      <span className="out-of-sight">{say('p52.askedAgain', { name })}</span>
    </li>
  );
}

export function OrderBar(order: OrderProps) {
  const say = useSay();
  const { props, view } = order;
  const places = placesOf(view);
  const held = heldSeats(view);
  const now = places.findIndex(({ state }) => state === 'now');
  const list = useRef<HTMLOListElement>(null);
  // The one who acts is kept in sight when there are many: in a row, or in a column on a phone on its side.
  useEffect(() => {
    const row = list.current;
    const [found, frame] = [row?.children[now]?.getBoundingClientRect(), row?.getBoundingClientRect()];
    if (row && found && frame) row.scrollBy(found.left - frame.left - 60, found.top - frame.top - 60);
  }, [now]);
  return (
    <ol className={`p52-order ${places.length > 5 ? 'many' : ''}`} aria-label={say('p52.order', { n: view.round })} ref={list}>
      {places.flatMap((place, i) => [
        <OrderCard key={`${place.side} ${place.id}`} place={place} order={order} />,
        ...(i === now
          ? held
              .filter((seat) => seat !== place.id || place.side === 'enemy')
              .map((seat) => <Again key={`again ${seat}`} props={props} seat={seat} name={heroName({ view, seats: props.seats }, seat)} />)
          : []),
      ])}
    </ol>
  );
}
