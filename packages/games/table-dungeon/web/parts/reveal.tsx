/** The cards on the table: the bar grows seat by seat towards the enemy's health, then the verdict falls. */
import brokenHeart from 'game-icon:broken-heart';
import flag from 'game-icon:flying-flag';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { CSSProperties } from 'react';
import { enemyName, type View } from '../../src/index.ts';
import { useLook } from '../art/looks.ts';
import { type Props, withNames } from '../board-props.ts';
import { rowOf } from '../figures.ts';
import type { Change, Picture, Shown } from '../film.ts';
import { claimWords } from '../words.ts';
import { HeroCard } from './card.tsx';
import { Outcome } from './outcome.tsx';
import { SeatHealth } from './seats.tsx';

/** How far the total is from the flag. */
function MeterWords({ picture }: { picture: Picture }) {
  const say = useSay();
  const { total, goal, shown, verdict } = picture;
  const counted = shown.every((s) => s.counted);
  // Whoever flees or falls of itself needs no sum.
  if (!counted || verdict === 'fled' || verdict === 'automatic') return null;
  if (total >= goal) return <span className="td-flag good">{say('td.enough')}</span>;
  return <span className="td-flag bad">{say('td.short', { n: goal - total })}</span>;
}

/** A flag this far to the left has its number on the other side. */
const EARLY = 0.5;
/** A flag this far from both ends leaves no room on a phone for both figures in one row. */
const isTight = (share: number): boolean => share > 0.3 && share < 0.75;

function Meter({ picture, seats }: { picture: Picture; seats: readonly SeatOnPage[] }) {
  const say = useSay();
  const { total, goal, shown } = picture;
  // The tube holds whichever is more, so that the flag stands where the goal is.
  const whole = Math.max(
    goal,
    shown.reduce((sum, s) => sum + (s.kind === 'hit' ? s.amount : 0), 0),
    1,
  );
  const style = { '--goal': `${(100 * goal) / whole}%` } as CSSProperties;
  return (
    <div
      className={`td-meter ${goal / whole < EARLY ? 'early' : ''} ${isTight(goal / whole) ? 'tight' : ''}`}
      style={style}
      role="img"
      aria-label={say('td.meter', { total, goal })}
    >
      <span className="td-total">
        {say('td.total')} <span className="number">{total}</span>
      </span>
      <span className="td-goal">
        <MeterWords picture={picture} />
        <Icon drawing={flag} />
        <span className="number">{goal}</span>
      </span>
      <div className="td-tube">
        {shown.map((s) => {
          const seat = seats.find((each) => each.seat === s.seat);
          const part = s.counted && s.kind !== 'heal' ? s.amount : 0;
          const width = { width: `${(100 * part) / whole}%`, '--seat': `var(--seat-${seat?.sigil})` } as CSSProperties;
          return (
            <span key={s.seat} className="td-segment" style={width}>
              {part > 0 && seat !== undefined && (
                <>
                  <Sigil name={seat.sigil} size={24} />
                  {part}
                </>
              )}
            </span>
          );
        })}
        <span className="td-miss" />
      </div>
      <span className="td-pole" />
    </div>
  );
}

function DeedWords({ shown }: { shown: Shown }) {
  const say = useSay();
  if (shown.kind === 'royal') return say(shown.amount > 0 ? 'td.deed.hit' : 'td.deed.royal', { n: shown.amount });
  return say(shown.kind === 'heal' ? 'td.deed.heal' : 'td.deed.hit', { n: shown.amount });
}

function ClaimWords({ shown }: { shown: Shown }) {
  const say = useSay();
  if (shown.claim === null) return null;
  const words = claimWords(say, shown.claim.claim);
  if (shown.claim.kept) return <span className="td-flag good">✓ {say('td.claim.kept', { words })}</span>;
  return (
    <span className="td-flag bad">
      <Icon drawing={brokenHeart} /> {say('td.claim.broken', { words })}
    </span>
  );
}

const CHANGES: Record<Change['kind'], (n: number) => string> = {
  hurt: (n) => `−${n}`,
  healed: (n) => `+${n}`,
  died: () => '✝',
  spared: () => '0',
  points: (n) => `+${n}`,
  item: () => '+',
};

function RevealedSeat({ seat, props, picture, view }: { seat: SeatOnPage; props: Props; picture: Picture; view: View }) {
  const shown = picture.shown.find((s) => s.seat === seat.seat);
  const standing = picture.seats[seat.seat]!;
  const change = picture.changes.find((c) => c.seat === seat.seat);
  return (
    <li className={`td-revealed ${standing.alive ? '' : 'dead'} ${shown?.counted ? 'counted' : ''} ${change?.kind ?? ''}`}>
      <span className="td-flip">
        {shown === undefined ? (
          <span className="art-slot" />
        ) : (
          <HeroCard key={shown.card} card={shown.card} hero={view.seats[seat.seat]!} enemy={rowOf(view)} />
        )}
      </span>
      <span className="td-name">
        <Sigil name={seat.sigil} size={28} />
        <b>{seat.name}</b>
      </span>
      <span className="td-deed">{shown?.counted && <DeedWords shown={shown} />}</span>
      {shown !== undefined && <ClaimWords shown={shown} />}
      <SeatHealth standing={standing} risk={0} />
      {change !== undefined && (
        <span key={`${picture.round} ${change.kind} ${standing.health}`} className={`td-float ${change.kind}`} aria-hidden="true">
          {CHANGES[change.kind](change.amount)}
        </span>
      )}
      <span className="out-of-sight">{props.viewer === seat.seat ? '' : seat.name}</span>
    </li>
  );
}

/** `view` is the one whose cards are shown: a scene's `before`. */
export function Reveal({ props, picture }: { props: Props; picture: Picture }) {
  const say = useSay();
  const view = props.scene?.before ?? props.view;
  const { enemy, mood } = picture;
  const look = useLook(enemy);
  const caption = picture.caption;
  const words = caption === null ? null : props.words.event(props.scene?.after ?? props.view, caption);
  return (
    <section className={`td-reveal mood-${mood}`} aria-label={say('td.reveal')}>
      <Vault width={1300} height={848} stone={46} count={27} spring={430} />
      <header>
        {look !== null && <Standee creature={look} className="td-enemy" />}
        <div>
          <h2>{enemy && enemyName(props.words.say, enemy)}</h2>
          <p className="second">
            {say('td.health')} {picture.goal} · {say('td.damage')} {enemy?.damage}
          </p>
        </div>
      </header>
      <Meter picture={picture} seats={props.seats} />
      <ol className="td-revealeds">
        {props.seats
          .filter((seat) => view.seats[seat.seat]!.alive)
          .map((seat) => (
            <RevealedSeat key={seat.seat} seat={seat} props={props} picture={picture} view={view} />
          ))}
      </ol>
      <Outcome picture={picture} props={props} words={words === null ? null : withNames(words, props)} />
    </section>
  );
}
