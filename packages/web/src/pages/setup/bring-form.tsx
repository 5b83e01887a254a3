/** What those at this screen bring to a new table, from the shelf. */
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo, ThingInfo } from '@undercroft/client';
import type { OptionValues, Seat } from '@undercroft/engine';
import { useFetched } from '../../kit/fetched.ts';
import { api, useMe } from '../../people.ts';
import { Admission } from '../lobby/admission.tsx';

/** By seat: which thing, of which version. */
export type Brings = Readonly<Record<Seat, { thing: string; version: number } | undefined>>;

interface BringFormProps {
  game: GameInfo;
  /** Seats of those at this screen. */
  seats: readonly Seat[];
  options: OptionValues;
  value: Brings;
  onChange(brings: Brings): void;
}

interface OneProps {
  seat: Seat;
  things: readonly ThingInfo[];
  chosen: string;
  onChoose(thing: ThingInfo | undefined): void;
}

function BringOne({ seat, things, chosen, onChoose }: OneProps) {
  const say = useSay();
  return (
    <label className="field">
      <span className="label">{say('lobby.bringFor', { n: seat + 1 })}</span>
      <select className="input" value={chosen} onChange={(event) => onChoose(things.find(({ id }) => id === event.target.value))}>
        <option value="">{say('lobby.bringNothing')}</option>
        {things.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

export function BringForm({ game, seats, options, value, onChange }: BringFormProps) {
  const me = useMe();
  const { value: things = [] } = useFetched(game.thing !== null && me ? `${me.id} ${game.slug}` : null, () =>
    api.shelf({ game: game.slug }),
  );
  const free = things.filter(({ table, sound }) => table === null && sound);
  if (free.length === 0) return null;
  // Nothing can be in two hands.
  const isElsewhere = (id: string, seat: Seat) => seats.some((other) => other !== seat && value[other]?.thing === id);
  const fields = seats.map((seat) => (
    <BringOne
      key={seat}
      seat={seat}
      things={free.filter(({ id }) => !isElsewhere(id, seat))}
      chosen={value[seat]?.thing ?? ''}
      onChoose={(thing) => onChange({ ...value, [seat]: thing && { thing: thing.id, version: thing.version } })}
    />
  ));
  return (
    <>
      {fields}
      <Admission game={game} options={options} />
    </>
  );
}
