/** Who stands where: seats as discs with a bar of health, enemies as standees with their seal. They walk when they move. */
import aimIcon from 'game-icon:crosshair';
import pawn from 'game-icon:person';
import shield from 'game-icon:shield';
import tomb from 'game-icon:tombstone';
import { Seal } from '@undercroft/board/art/seal.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Burst, lunge, type Moment } from '@undercroft/board/film/moment.tsx';
import { placesIn } from '@undercroft/board/map/squares.ts';
import { pageSeat } from '@undercroft/board/seats/names.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import type { Seat } from '@undercroft/engine';
import type { CSSProperties } from 'react';
import type { Enemy, P52Event, View } from '../../../src/index.ts';
import { conditionOf, isAlive, maxHpOf } from '../../../src/rules/heroes.ts';
import { enemiesAt, mapOf } from '../../../src/rules/map.ts';
import { WARD } from '../../../src/rules/ward.ts';
import { foeOf } from '../../art/foes.ts';
import { Portrait } from '../../art/portrait.tsx';
import type { Props } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { blowOf, burstOf, moodOf, strikesNow } from './deeds.ts';
import { HIGH, middleOf, WIDE } from './geometry.ts';
import { isOn, type Pointing } from './pointing.ts';
import { type Standing, standingIn } from './standing.ts';

const BIG = 62;
const SMALL = 44;

/** So many side by side: how far from the middle each stands, in shares of the spot. */
const beside = (count: number, i: number): number => (i - (count - 1) / 2) * Math.min(0.56, 1.05 / count);

/** Where somebody stands: in the middle; or beside the others, enemies behind, the party in front. */
function offsetOf(here: readonly Standing[], one: Standing): { x: number; y: number; size: number } {
  const own = here.filter(({ enemy }) => (enemy === null) === (one.enemy === null));
  if (own.length === here.length) {
    const { places, size } = placesIn(here.length);
    return { ...(places[here.indexOf(one)] ?? { x: 0, y: 0 }), size: Math.min(1, size / 0.52 + 0.08) };
  }
  const x = beside(own.length, own.indexOf(one));
  const shrunk = own.length > 2 ? 0.62 : 0.74;
  return one.enemy === null
    ? { x, y: 0.34, size: shrunk }
    : { x: own.length === 1 ? 0.1 : x, y: -0.22, size: own.length > 1 ? 0.66 : 0.84 };
}

interface Spot {
  x: number;
  y: number;
  wide: number;
}

function spotFor(view: View, all: readonly Standing[], one: Standing): Spot {
  const here = all.filter(({ place }) => place === one.place);
  const { x, y, size } = offsetOf(here, one);
  const [mx, my] = middleOf(mapOf(view), one.place);
  return { x: mx + x * WIDE, y: my + y * HIGH + (here.length === 1 ? 2 : 0), wide: (one.enemy === null ? SMALL : BIG) * size };
}

const styled = ({ x, y, wide }: Spot): CSSProperties => ({ '--x': x, '--y': y, '--z': wide }) as CSSProperties;

/** So far somebody leaps, in units: onto whoever is near, toward whoever is far. */
const [NEAREST_LEAP, FARTHEST_LEAP] = [20, 58];

/** From one to the other, and back. */
function leap(from: Spot, to: Spot): CSSProperties {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const share = Math.min(FARTHEST_LEAP, Math.max(NEAREST_LEAP, 0.7 * far)) / far;
  return lunge(`calc(${dx * share} * var(--u))`, `calc(${dy * share} * var(--u))`);
}

function Foe({ view, enemy, pointing, seats }: { view: View; enemy: Enemy; pointing: Pointing; seats: Props['seats'] }) {
  const target = pointing.targets.find((each) => isOn(each, { is: 'enemy', id: enemy.id }));
  const aimers = view.heroes.flatMap(({ aimAt, aim }, seat) => (aimAt === enemy.id && aim > 0 ? [{ seat, aim }] : []));
  return (
    <>
      <Standee creature={foeOf(enemy)} />
      <Seal number={Math.max(0, enemy.hp)} label="" tone="health" />
      {target?.badge !== undefined && <span className="need">{target.badge}</span>}
      {aimers.map(({ seat, aim }) => (
        <span key={seat} className="aim" style={{ background: `var(--seat-${pageSeat(seats, seat)?.sigil ?? 'rat'})` }}>
          <Icon drawing={aimIcon} />+{aim}
        </span>
      ))}
    </>
  );
}

function Hero({ view, seat, seats }: { view: View; seat: Seat; seats: Props['seats'] }) {
  const { hp, stance, sheet } = view.heroes[seat]!;
  const sigil = pageSeat(seats, seat)?.sigil ?? 'rat';
  const condition = conditionOf(view, seat);
  if (condition === 'dead') return <Icon drawing={tomb} className="tomb" />;
  return (
    <>
      <span className="disc" style={{ '--seat': `var(--seat-${sigil})` } as CSSProperties}>
        {sheet !== null && <Portrait who={sheet} />}
        <Sigil name={sigil} />
      </span>
      <i className="life" style={{ '--share': `${(100 * hp) / Math.max(1, maxHpOf(view, seat))}%` } as CSSProperties} />
      {stance > 0 && (
        <span className="stance">
          <Icon drawing={shield} />
          <b>{stance}</b>
        </span>
      )}
      {condition === 'stunned' && <span className="stars">✶✶</span>}
    </>
  );
}

/** Whoever is escorted: no seat, but health. */
function Escorted({ ward }: { ward: View['ward'] }) {
  if (ward === null) return null;
  return (
    <>
      <Icon drawing={pawn} className="pawn" />
      <i className="life" style={{ '--share': `${(100 * ward.hp) / Math.max(1, ward.maxHp)}%` } as CSSProperties} />
    </>
  );
}

interface TokensProps {
  view: View;
  props: Pick<Props, 'seats'>;
  pointing: Pointing;
  mine: Seat;
  picture: Pick<Picture, 'told' | 'beat' | 'moment'>;
  /** With what they are called. */
  named: boolean;
}

/** Short enough for a plate: `Tansy`, `Reeve K♥`. */
function plateOf(view: View, { enemy, seat }: Standing): string {
  if (enemy !== null) return (view.met[enemy.id] ?? enemy.sheet.name).split(' ').slice(-2).join(' ');
  return ((seat === WARD ? view.ward?.name : view.heroes[seat]?.sheet?.name) ?? '').split(' ')[0]!;
}

function BurstOver({ told, one, view, moment }: { told: P52Event | null; one: Standing; view: View; moment: Moment | null }) {
  const burst = burstOf(told, one, view);
  if (burst === null) return null;
  return <Burst moment={{ weight: moment?.weight ?? 1, tone: burst.tone }}>{burst.words}</Burst>;
}

export function Tokens({ view, props: { seats }, pointing, mine, picture, named }: TokensProps) {
  const { told, moment } = picture;
  const all = standingIn(view);
  const blow = strikesNow(picture) ? blowOf(told, all) : null;
  return (
    <div className="p52-tokens" aria-hidden="true">
      {all.map((one) => {
        const target = pointing.targets.find((each) =>
          one.enemy === null ? isOn(each, { is: 'seat', id: one.seat }) : isOn(each, { is: 'enemy', id: one.enemy.id }),
        );
        const ring = target === undefined ? '' : target.chosen ? 'legal chosen' : 'legal';
        const state =
          one.seat === WARD && one.enemy === null
            ? 'ward'
            : one.enemy === null
              ? conditionOf(view, one.seat)
              : one.enemy.lostTurns > 0
                ? 'stalled'
                : '';
        return (
          <span
            key={one.key}
            className={`p52-token ${one.enemy === null ? 'friend' : 'foe'} ${ring} ${state} ${one.seat === mine ? 'me' : ''} ${moodOf(told, one)}`}
            style={styled(spotFor(view, all, one))}
          >
            <span
              className={`p52-figure ${blow?.by === one ? 'lunges' : ''}`}
              style={blow?.by === one ? leap(spotFor(view, all, one), spotFor(view, all, blow.at)) : undefined}
            >
              {one.enemy !== null ? (
                <Foe view={view} enemy={one.enemy} pointing={pointing} seats={seats} />
              ) : one.seat === WARD ? (
                <Escorted ward={view.ward} />
              ) : (
                <Hero view={view} seat={one.seat} seats={seats} />
              )}
            </span>
            <BurstOver told={told} one={one} view={view} moment={moment} />
            {named && <span className="plate">{plateOf(view, one)}</span>}
          </span>
        );
      })}
    </div>
  );
}

export const isCrowded = (view: View, place: number): boolean =>
  enemiesAt(view, place).length > 0 || view.heroes.some((hero, seat) => hero.place === place && hero.sheet !== null && isAlive(view, seat));
