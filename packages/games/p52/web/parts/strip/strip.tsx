/** The flip scene on the oak: what was turned, the rule with target and Over, the defence, and every number with its source. */
import brokenHeart from 'game-icon:broken-heart';
import deck from 'game-icon:card-draw';
import shield from 'game-icon:round-shield';
import { CardBack } from '@undercroft/board/art/playing-card.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { bookFor, type P52Event, sourceNamed, type View } from '../../../src/index.ts';
import { ACE, type Card, KING, rankOf } from '../../../src/rules/cards.ts';
import { Flipped, Slot } from '../../art/cards.tsx';
import { foeOf } from '../../art/foes.ts';
import { heroName, type Props, useGameSay } from '../../board-props.ts';
import type { Beat } from '../../film.ts';
import { type Contest, type Flip, isContest, type Omen } from './flips.ts';
import './strip.css';

type Parts = readonly Readonly<[number, string]>[];

interface StripProps {
  props: Props;
  view: View;
  flip: Flip | null;
  beat: Beat;
}

/** What makes the total: Stamina, the card, the rest. */
interface Bar {
  stamina: number;
  card: number;
  added: number;
  total: number;
  target: number;
}

const sum = (parts: Parts): number => parts.reduce((all, [value]) => all + value, 0);
const worth = (cards: readonly Card[]): number => cards.reduce((all, card) => all + rankOf(card), 0);

function barOf(e: Contest, beat: Beat): Bar {
  const stamina = worth(staminaOf(e));
  const card = beat === 'stamina' || e.card === null ? 0 : rankOf(e.card);
  const added = beat === 'stamina' ? 0 : sum(e.added);
  return { stamina, card, added, total: stamina + card + added, target: targetOf(e) };
}

const staminaOf = (e: Contest): readonly Card[] => ('stamina' in e ? e.stamina : []);
const TEN = 10;
const targetOf = (e: Contest): number => (e.type === 'chestSmashed' ? TEN : e.target);

function succeeded(e: Contest): boolean {
  switch (e.type) {
    case 'struck':
    case 'enemyStruck':
      return e.hits;
    case 'trapFlipped':
      return e.total >= e.target;
    case 'chestPicked':
    case 'chestSmashed':
      return e.result === 'opened';
    case 'abilityUsed':
      return e.succeeds;
  }
}

/** Who flips, as a picture: a seat's sigil or an enemy. */
function Flipper({ e, view, props }: { e: Contest; view: View; props: Props }) {
  if (e.type !== 'enemyStruck') return <Sigil name={pageSeat(props.seats, e.seat)?.sigil ?? 'rat'} size={24} />;
  const enemy = view.enemies.find(({ id }) => id === e.enemy);
  return enemy === undefined ? null : (
    <span className="flipper">
      <Standee creature={foeOf(enemy)} />
    </span>
  );
}

function useTitle(view: View, props: Props): (e: Contest) => string {
  const say = useSay();
  const name = (seat: number): string => heroName({ view, seats: props.seats }, seat);
  return (e) => {
    switch (e.type) {
      case 'struck':
      case 'abilityUsed':
        return say('p52.flip.of', { name: name(e.seat), what: bookFor(view).ability(e.ability).name });
      case 'enemyStruck':
        return say('p52.flip.at', { name: view.met[e.enemy] ?? '', what: e.attack, whom: name(e.seat) });
      case 'trapFlipped':
        return say('p52.flip.trap', { name: name(e.seat) });
      case 'chestPicked':
        return say('p52.flip.pick', { name: name(e.seat) });
      case 'chestSmashed':
        return say('p52.flip.smash', { name: name(e.seat) });
    }
  };
}

/** In the colour of whoever flips. */
function colourOf(e: Contest, props: Props): string {
  return e.type === 'enemyStruck' ? '#d98a6a' : `var(--seat-${pageSeat(props.seats, e.seat)?.sigil ?? 'rat'})`;
}

/** The verdict in a word or two: Over 4, 2 short, an Ace. */
function useVerdict(): (e: Contest, total: number) => string {
  const say = useSay();
  return (e, total) => {
    if ((e.type === 'struck' || e.type === 'enemyStruck') && e.card !== null && rankOf(e.card) === ACE) return say('p52.flip.ace');
    if (succeeded(e)) return total >= targetOf(e) ? say('p52.flip.over', { n: total - targetOf(e) }) : say('p52.flip.done');
    if (e.type === 'enemyStruck' && total === targetOf(e)) return say('p52.flip.equal');
    return say('p52.flip.short', { n: Math.max(1, targetOf(e) - total) });
  };
}

function Rule({ flip, bar, colour, verdict }: { flip: Flip; bar: Bar; colour: string; verdict: string }) {
  const say = useSay();
  const defence = flip.defence?.type === 'enemyDefended' ? flip.defence.total : null;
  // Room for the number beyond the bar.
  const most = Math.max(bar.total, bar.target, defence ?? 0, 8) * 1.16;
  const share = (n: number): string => `${(100 * Math.max(0, n)) / most}%`;
  return (
    <span
      className="p52-rule"
      style={{ '--flipper': colour } as CSSProperties}
      role="img"
      aria-label={say('p52.flip.words', { total: bar.total, target: bar.target, verdict })}
    >
      <em className="target" style={{ width: share(bar.target) }}>
        {say('p52.flip.target', { n: bar.target })}
      </em>
      <em className={`verdict ${bar.target / most > 0.7 ? 'aside' : ''}`} style={{ left: share(bar.target) }}>
        {verdict}
      </em>
      <span className="tube" style={{ width: share(bar.total) }}>
        {bar.stamina > 0 && (
          <i className="stamina" style={{ flexGrow: bar.stamina }}>
            {bar.stamina}
          </i>
        )}
        {bar.card > 0 && <i style={{ flexGrow: bar.card }}>{bar.card}</i>}
        {bar.added > 0 && (
          <i className="added" style={{ flexGrow: bar.added }}>
            {signed(bar.added)}
          </i>
        )}
      </span>
      <u style={{ left: share(bar.target) }} />
      <b className="total number" style={{ left: share(bar.total) }}>
        {bar.total}
      </b>
      {defence !== null && (
        <em className="defence" style={{ left: share(defence) }}>
          <Icon drawing={shield} />
          <b>{defence}</b>
        </em>
      )}
    </span>
  );
}

/** Every number and where it comes from: what was needed, what was added, what it did. */
function Tally({ flip, view }: { flip: Flip; view: View }) {
  const say = useSay();
  const inGame = useGameSay();
  if (!isContest(flip.first)) return null;
  const { first, harm, defence } = flip;
  const blow: Parts = harm?.type === 'enemyHurt' ? harm.parts : first.type === 'enemyStruck' ? first.blow : [];
  const needs: Parts = 'needs' in first ? first.needs : [];
  const saved = defence?.type === 'defended' && first.type === 'enemyStruck' ? defence.left - first.damage : 0;
  const worn: Parts = harm?.type === 'heroHurt' ? (harm.worn ?? []) : [];
  const lines: Parts =
    blow.length > 0
      ? [
          ...blow,
          ...(saved === 0 ? [] : [[saved, bookFor(view).ability(defence?.type === 'defended' ? defence.ability : '').name] as const]),
          ...worn,
        ]
      : needs;
  const outcome = harm?.amount ?? (first.type === 'enemyStruck' && first.hits ? first.damage + saved : null);
  return (
    <div className="slip p52-tally">
      <dl>
        {(blow.length > 0 || needs.length > 0) && (
          <div className="total">
            <dt>{blow.length > 0 ? (outcome ?? sum(lines)) : targetOf(first)}</dt>
            <dd>{say(blow.length > 0 ? 'p52.flip.damage' : 'p52.flip.targetWord')}</dd>
          </div>
        )}
        {lines.map(([value, source], i) => (
          <div key={i}>
            <dt>{i === 0 ? value : signed(value)}</dt>
            <dd>{sourceNamed(inGame, source)}</dd>
          </div>
        ))}
      </dl>
      {harm !== null && (
        <p className="harm">
          <Icon drawing={brokenHeart} /> {harm.hp + harm.amount} → <b>{Math.max(0, harm.hp)}</b>
        </p>
      )}
    </div>
  );
}

/** The card that was held against it. */
function DefenceCard({ flip, props }: { flip: Flip; props: Props }) {
  const say = useSay();
  const { defence, first } = flip;
  if (defence !== null) {
    const added = sum(defence.added) + (defence.type === 'defended' ? worth(defence.stamina) : 0);
    return (
      <Flipped
        card={defence.card}
        ribbon={added === 0 ? say('p52.flip.defence') : say('p52.flip.defencePlus', { n: signed(added) })}
        turn={3}
        className="turning"
      />
    );
  }
  const asked = props.asked.some(({ ask }) => ask.kind === 'defend');
  return first.type === 'enemyStruck' && first.hits && asked ? <Slot>{say('p52.flip.yours')}</Slot> : null;
}

function ContestStrip({ props, view, flip, first, beat }: StripProps & { flip: Flip; first: Contest }) {
  const say = useSay();
  const title = useTitle(view, props);
  const verdict = useVerdict();
  const bar = barOf(first, beat);
  const isAce = first.card !== null && rankOf(first.card) === ACE && (first.type === 'struck' || first.type === 'enemyStruck');
  const king = first.card !== null && rankOf(first.card) === KING && first.type === 'struck' && first.hits;
  return (
    <>
      <span className="cards">
        {staminaOf(first).map((card) => (
          <Flipped key={`stamina ${card}`} card={card} ribbon={say('p52.stamina')} turn={-3} className="turning" />
        ))}
        {staminaOf(first).length > 0 && <i className="plus">+</i>}
        {beat === 'stamina' || first.card === null ? (
          <Slot />
        ) : (
          <Flipped key={first.card} card={first.card} ribbon={say('p52.flip')} turn={isAce ? 14 : 2} className="turning" />
        )}
      </span>
      <div className="middle">
        <h2>
          <Flipper e={first} view={view} props={props} /> <span>{title(first)}</span>
          {king && <em className="stamp">× 2</em>}
        </h2>
        <Rule flip={flip} bar={bar} colour={colourOf(first, props)} verdict={beat === 'stamina' ? '' : verdict(first, bar.total)} />
      </div>
      {beat !== 'stamina' && <DefenceCard flip={flip} props={props} />}
      {beat !== 'stamina' && <Tally flip={flip} view={view} />}
    </>
  );
}

const cardsOf = (e: Omen): readonly Card[] => ('cards' in e ? e.cards : [e.card]);

/** Cards that speak for themselves: the room, surprise, finds. */
function OmenStrip({ props, view, e }: { props: Props; view: View; e: Omen }) {
  const words = props.words.event(view, e satisfies P52Event);
  return (
    <>
      <span className="cards">
        {cardsOf(e).map((card, i) => (
          <Flipped key={`${e.type} ${card}`} card={card} turn={i % 2 === 0 ? -2 : 3} className="turning" />
        ))}
      </span>
      <p className="omen">{words}</p>
    </>
  );
}

export function Strip(strip: StripProps) {
  const say = useSay();
  const { props, view, flip } = strip;
  return (
    <section className={`p52-strip ${flip?.first.type ?? 'empty'}`} aria-label={say('p52.lastFlip')}>
      <span className="pile">
        <CardBack drawing={deck} />
        <small>{say('p52.left', { n: view.actionSize })}</small>
      </span>
      {flip === null ? (
        <p className="omen">{say('p52.noFlip')}</p>
      ) : isContest(flip.first) ? (
        <ContestStrip {...strip} flip={flip} first={flip.first} />
      ) : (
        <OmenStrip props={props} view={view} e={flip.first} />
      )}
    </section>
  );
}
