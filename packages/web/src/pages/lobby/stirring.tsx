/** The dice before the start: whose text is still missing, and why everything was sealed anew. */
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import type { Seat } from '@undercroft/engine';
import { ago } from '../../kit/time.ts';

/** Seats of people who are bound to no text yet: the table cannot begin before they are. */
export const unsealed = ({ seats, fair }: TableInfo): Seat[] =>
  seats.filter(({ person, seat }) => person !== null && (fair.commits[seat] ?? null) === null).map(({ seat }) => seat);

function Names({ info, seats }: { info: TableInfo; seats: readonly Seat[] }) {
  return seats.map((seat, i) => (
    <span key={seat}>
      {i > 0 && ', '}
      <bdi>{info.seats[seat]?.person?.name ?? seat + 1}</bdi>
    </span>
  ));
}

export function Stirring({ info }: { info: TableInfo }) {
  const say = useSay();
  const language = useLanguage();
  const { revealing, withheld, round } = info.fair;
  if (revealing !== null) {
    return (
      <p className="lobby-waits" role="status" data-dice="stirring">
        {say('lobby.stirring')} <Names info={info} seats={revealing.waitingFor} />
        {'. '}
        {say('lobby.stirringAway', { when: ago(revealing.until, Date.now(), language) })}
      </p>
    );
  }
  if (round === 0) return null;
  return (
    <p className="lobby-waits" role="alert" data-dice="anew">
      {say(withheld.length > 0 ? 'lobby.withheld' : 'lobby.sealedAnew')} <Names info={info} seats={withheld} />
    </p>
  );
}
