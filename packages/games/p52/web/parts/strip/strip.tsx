/** The flip scene on the oak: what was turned, the rule with target and Over, the defence, and every number with its source. */
import deck from 'game-icon:card-draw';
import { CardBack } from '@undercroft/board/art/playing-card.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import { bookFor, type P52Event, type View } from '../../../src/index.ts';
import { ACE, type Card, KING, rankOf } from '../../../src/rules/cards.ts';
import { Flipped, Slot } from '../../art/cards.tsx';
import { foeOf } from '../../art/foes.ts';
import { heroName, type Props } from '../../board-props.ts';
import type { Beat } from '../../film.ts';
import { barOf, beatsOf, isBoosted, isTurned, staminaOf, sum, worth } from './figures.ts';
import { type Contest, type Flip, isContest, type Omen } from './flips.ts';
import { Rule, useVerdict } from './rule.tsx';
import { Sums, Tally } from './tally.tsx';
import './strip.css';

interface StripProps {
  props: Props;
  view: View;
  flip: Flip | null;
  beat: Beat;
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

type Tag = 'counter' | 'passing' | 'power' | 'king';

/** What kind of blow it is; of a King only once it lies there. */
export function tagsOf(e: Contest, beat: Beat): Tag[] {
  if (e.type !== 'struck' && e.type !== 'enemyStruck') return [];
  const tags: Tag[] = [];
  if (e.type === 'struck' && e.counter) tags.push('counter');
  if (e.type === 'enemyStruck' && e.manner !== 'turn') tags.push(e.manner);
  if (beat === 'all' && e.hits && e.card !== null && rankOf(e.card) === KING) tags.push(e.type === 'struck' ? 'power' : 'king');
  return tags;
}

/** The card that was held against it. */
function DefenceCard({ flip, beat, props }: { flip: Flip; beat: Beat; props: Props }) {
  const say = useSay();
  const { defence, first } = flip;
  if (defence !== null) {
    if (!isTurned(beat)) return <Slot />;
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

/** Stamina, and the card that decides, as far as they are turned. */
function Turned({ first, beat, isAce }: { first: Contest; beat: Beat; isAce: boolean }) {
  const say = useSay();
  const stamina = staminaOf(first);
  return (
    <span className="cards">
      {stamina.map((card, i) =>
        isBoosted(beat) ? (
          <Flipped key={`stamina ${card}`} card={card} ribbon={say('p52.stamina')} turn={-3} className="turning" />
        ) : (
          <Slot key={`slot ${i}`} />
        ),
      )}
      {stamina.length > 0 && <i className="plus">+</i>}
      {!isTurned(beat) || first.card === null ? (
        <Slot />
      ) : (
        <Flipped key={first.card} card={first.card} ribbon={say('p52.flip')} turn={isAce ? 14 : 2} className="turning" />
      )}
    </span>
  );
}

function ContestStrip({ props, view, flip, first, beat }: StripProps & { flip: Flip; first: Contest }) {
  const say = useSay();
  const title = useTitle(view, props);
  const verdict = useVerdict();
  const beats = beatsOf(flip, beat);
  const bar = barOf(first, beats.first);
  const isAce = first.card !== null && rankOf(first.card) === ACE && (first.type === 'struck' || first.type === 'enemyStruck');
  const defence = flip.defence?.type === 'enemyDefended' && isTurned(beats.defence) ? flip.defence.total : null;
  return (
    <>
      <Turned first={first} beat={beats.first} isAce={isAce} />
      <div className="middle">
        <h2>
          <Flipper e={first} view={view} props={props} /> <span>{title(first)}</span>
          {tagsOf(first, beats.first).map((tag) => (
            <em key={tag} className={`stamp ${tag}`}>
              {say(`p52.tag.${tag}`)}
            </em>
          ))}
        </h2>
        <Rule
          bar={bar}
          defence={defence}
          colour={colourOf(first, props)}
          verdict={beats.first === 'all' ? verdict(first, bar.total) : ''}
        />
        <Sums flip={flip} first={first} beat={beat} />
      </div>
      {beats.first === 'all' && <DefenceCard flip={flip} beat={beats.defence} props={props} />}
      <Tally flip={flip} view={view} beat={beat} />
    </>
  );
}

const cardsOf = (e: Omen): readonly Card[] => ('cards' in e ? e.cards : [e.card]);

/** Cards that speak for themselves: the room, surprise, finds. What they say comes after them. */
function OmenStrip({ props, view, e, beat }: { props: Props; view: View; e: Omen; beat: Beat }) {
  const words = props.words.event(view, e satisfies P52Event);
  return (
    <>
      <span className="cards">
        {cardsOf(e).map((card, i) =>
          isTurned(beat) ? (
            <Flipped key={`${e.type} ${card}`} card={card} turn={i % 2 === 0 ? -2 : 3} className="turning" />
          ) : (
            <Slot key={`slot ${i}`} />
          ),
        )}
      </span>
      <p className="omen">{beat === 'all' ? words : ''}</p>
    </>
  );
}

/** No flip on the oak: none yet, or so long ago that only the log knows it. */
export const emptyWords = ({ quest, actionDiscards }: Pick<View, 'quest' | 'actionDiscards'>) =>
  quest.entered === 0 && actionDiscards.length === 0 ? 'p52.noFlip' : 'p52.flipEarlier';

export function Strip(strip: StripProps) {
  const say = useSay();
  const { props, view, flip, beat } = strip;
  return (
    <section className={`p52-strip ${flip?.first.type ?? 'empty'}`} data-beat={beat} aria-label={say('p52.lastFlip')} ref={scrollStop}>
      <span className="pile">
        <CardBack drawing={deck} />
        <small>{say('p52.left', { n: view.actionSize })}</small>
      </span>
      {flip === null ? (
        <p className="omen">{say(emptyWords(view))}</p>
      ) : isContest(flip.first) ? (
        <ContestStrip {...strip} flip={flip} first={flip.first} />
      ) : (
        <OmenStrip props={props} view={view} e={flip.first} beat={beat} />
      )}
    </section>
  );
}
