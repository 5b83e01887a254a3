/** The picture of the last page: who was there, who won, and who lies on the floor. Everything in it is also said in words. */
import laurel from 'game-icon:laurel-crown';
import { Candle } from '@undercroft/board/art/candle.tsx';
import { type Creature, Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import type { Cast, SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import type { Seat } from '@undercroft/engine';
import type { CSSProperties } from 'react';

/** More of one seat would hide each other. */
const MOST_EACH = 3;

/** The first in the middle, the others by turns to the left and to the right. */
export function fromTheMiddle<T>(ranked: readonly T[]): T[] {
  const row: T[] = [];
  for (const [i, each] of ranked.entries()) {
    if (i % 2 === 0) row.push(each);
    else row.unshift(each);
  }
  return row;
}

interface HeroesProps {
  creatures: readonly Creature[];
  seat: SeatOnPage;
  won: boolean;
  fallen: boolean;
}

function Heroes({ creatures, seat, won, fallen }: HeroesProps) {
  return (
    <li className={`${won ? 'won' : ''} ${fallen ? 'fallen' : ''}`}>
      <span className="figures">
        {/* Whoever has nobody left was there all the same. */}
        {creatures.length === 0 && <Sigil name={seat.sigil} size={96} />}
        {creatures.slice(0, MOST_EACH).map((creature, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody comes or goes any more
          <Standee key={i} creature={creature} />
        ))}
      </span>
      <span className="tag">
        {won && <Icon drawing={laurel} />}
        <Sigil name={seat.sigil} size={22} />
        <bdi>{seat.name}</bdi>
      </span>
    </li>
  );
}

interface SceneProps {
  /** Null: the figures are on their way, their place is kept. */
  cast: Cast | null;
  /** The best first. */
  ranked: readonly SeatOnPage[];
  winners: readonly Seat[];
}

export function EndingScene({ cast, ranked, winners }: SceneProps) {
  const { heroes = [], fallen = [], foe = null } = cast ?? {};
  return (
    <div className="ending-scene" aria-hidden="true" style={{ '--heroes': ranked.length } as CSSProperties}>
      <Vault width={640} height={360} stone={26} count={19} spring={190} />
      {foe && (
        <div className={`foe ${foe.isBeaten ? 'beaten' : ''}`}>
          <WallShadow creature={foe.creature} />
          <Standee creature={foe.creature} />
        </div>
      )}
      <span className="candles">
        <Candle height={44} lit width={22} />
        <Candle height={30} lit={winners.length > 0} width={22} />
      </span>
      <ul>
        {cast !== null &&
          fromTheMiddle(ranked).map((seat) => (
            <Heroes
              key={seat.seat}
              creatures={heroes[seat.seat] ?? []}
              seat={seat}
              won={winners.includes(seat.seat)}
              fallen={fallen.includes(seat.seat)}
            />
          ))}
      </ul>
    </div>
  );
}
