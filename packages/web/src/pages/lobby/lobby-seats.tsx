/** The chairs of a table that has not begun. */
import robot from 'game-icon:vintage-robot';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Person, TableInfo } from '@undercroft/client';
import { useState } from 'react';
import { BOTS, botWords } from '../../bots.ts';
import { useChairs } from '../../games/told.ts';
import type { Deed } from '../../kit/deed.ts';
import { cleanName } from '../../names.ts';
import { api, mustBeSomebody, useMe } from '../../people.ts';
import { namesAt } from '../home/table-words.ts';
import { BringField } from './bring-field.tsx';

type SeatInfo = TableInfo['seats'][number];

interface SeatsProps {
  info: TableInfo;
  /** Whether I do what is the host's. */
  host: boolean;
  /** Who is looking at the table just now. */
  present: readonly Person[];
  deed: Deed;
  reload(): void;
}
type SeatProps = SeatsProps & { chair: SeatInfo };

const isHere = (present: readonly Person[], person: Person | null | undefined): boolean => present.some(({ id }) => id === person?.id);

/** The host chooses who plays here: nobody yet, or one of the bots. */
function BotPicker({ info, chair: { seat, bot }, deed, reload }: SeatProps) {
  const say = useSay();
  const known = BOTS.some(({ name }) => name === bot);
  const choose = (wanted: string) => deed.run(() => changeBot(info.id, seat, bot, wanted || null).finally(reload));
  return (
    <select
      className="input"
      aria-label={say('lobby.botFor', { n: seat + 1 })}
      value={bot ?? ''}
      disabled={deed.busy}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{say('lobby.noBot')}</option>
      {bot !== null && !known && <option value={bot}>{bot}</option>}
      {BOTS.map(({ name, words }) => (
        <option key={name} value={name}>
          {say('lobby.bot', { how: say(words) })}
        </option>
      ))}
    </select>
  );
}

/** A bot makes room for another: the server knows sitting down and getting up. */
async function changeBot(table: string, seat: number, before: string | null, after: string | null): Promise<void> {
  if (before !== null) await api.seatBot(table, seat, null);
  if (after !== null) await api.seatBot(table, seat, after);
}

function OpenChair(props: SeatProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const { info, chair, host, deed, reload } = props;
  const seated = info.seats.some(({ person }) => person !== null && person.id === me?.id);
  const sit = () =>
    deed.run(() =>
      mustBeSomebody(namesAt(info))
        .then(() => api.sit(info.id, { seat: chair.seat }))
        .finally(reload),
    );
  return (
    <>
      <span className="chair-words third">{say('lobby.free')}</span>
      <Button onClick={sit} disabled={deed.busy}>
        {say(seated ? 'lobby.sitToo' : 'lobby.sitHere')}
      </Button>
      {host && <BotPicker {...props} />}
    </>
  );
}

/** Back to the chair I had, also from a bot that keeps it warm. */
function OwnChair({ info, chair: { seat, keptFor }, deed, reload }: SeatProps) {
  const say = useSay();
  const sit = () => deed.run(() => api.sit(info.id, { seat, name: keptFor?.name }).finally(reload));
  return (
    <Button disabled={deed.busy} onClick={sit}>
      {say('lobby.sitHere')}
    </Button>
  );
}

/** Somebody had this chair in the game before: nobody else takes it unless the host gives it away. */
function KeptChair(props: SeatProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const { info, chair, host, present, deed, reload } = props;
  const { seat, keptFor } = chair;
  const act = (work: () => Promise<unknown>) => () => deed.run(() => work().finally(reload));
  const mine = keptFor?.id === me?.id;
  return (
    <>
      <span className="chair-words third">
        <span>
          {say('lobby.keptFor')} <bdi>{keptFor?.name}</bdi>
        </span>
        {!mine && <span>{say(isHere(present, keptFor) ? 'table.here' : 'lobby.notHere')}</span>}
      </span>
      {mine && <OwnChair {...props} />}
      {host && !mine && (
        <Button tone="ghost" disabled={deed.busy} onClick={act(() => api.kick(info.id, seat))}>
          {say('lobby.giveAway')}
        </Button>
      )}
      {host && <BotPicker {...props} />}
    </>
  );
}

function BotChair(props: SeatProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const { chair, host } = props;
  const { keptFor } = chair;
  return (
    <>
      <span className="chair-words">
        <b>
          <Icon drawing={robot} /> {say('lobby.aBot')}
        </b>
        {!host && <span className="second">{botWords(chair.bot ?? '', say)}</span>}
        {keptFor && (
          <span className="second">
            {say('lobby.keptFor')} <bdi>{keptFor.name}</bdi>
          </span>
        )}
      </span>
      {keptFor && keptFor.id === me?.id && <OwnChair {...props} />}
      {host && <BotPicker {...props} />}
    </>
  );
}

/** What somebody is called who shares my screen: everybody at the table reads it. */
function SharedName({ info, seat, name, reload }: { info: TableInfo; seat: number; name: string; reload(): void }) {
  const say = useSay();
  const [typed, setTyped] = useState(name);
  const keep = async () => {
    const wanted = cleanName(typed);
    if (wanted === '' || wanted === name) return setTyped(name);
    await api.leave(info.id, seat);
    await api.sit(info.id, { seat, name: wanted });
    reload();
  };
  return (
    <input
      className="input nickname"
      dir="auto"
      aria-label={say('lobby.nickname', { n: seat + 1 })}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
    />
  );
}

function PersonChair({ info, chair: { seat, person, brings }, host, present, deed, reload }: SeatProps) {
  const say = useSay();
  const me = useMe() ?? null;
  const name = person?.name ?? '';
  const mine = person?.id === me?.id;
  const isFirst = info.seats.find((each) => each.person?.id === person?.id)?.seat === seat;
  const shared = mine && info.seats.filter((each) => each.person?.id === me?.id).length > 1;
  const act = (work: () => Promise<unknown>) => () => deed.run(() => work().finally(reload));
  return (
    <>
      <span className="chair-words">
        <b>{shared ? <SharedName key={name} info={info} seat={seat} name={name} reload={reload} /> : <bdi className="name">{name}</bdi>}</b>
        <span className="second">
          {[
            mine && say('lobby.you'),
            !mine && !isHere(present, person) && say('lobby.notHere'),
            person?.id === info.host.id && isFirst && say('lobby.host'),
            brings && say('lobby.brings', { title: brings.title }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mine && <BringField info={info} seat={seat} deed={deed} reload={reload} />}
      {mine && (
        <Button tone="ghost" disabled={deed.busy} onClick={act(() => api.leave(info.id, seat))}>
          {say('lobby.leave')}
        </Button>
      )}
      {!mine && host && (
        <Button tone="ghost" disabled={deed.busy} onClick={act(() => api.kick(info.id, seat))}>
          {say('lobby.kick')}
        </Button>
      )}
    </>
  );
}

/** Says what a chair is for that is not like the others. */
function ChairMark({ words }: { words: string | null }) {
  return words === null ? null : <span className="chip">{words}</span>;
}

export function LobbySeats(props: SeatsProps) {
  const say = useSay();
  const chairOf = useChairs(props.info);
  return (
    <ol className="lobby-seats" aria-label={say('lobby.chairs')}>
      {props.info.seats.map((chair) => (
        <li key={chair.seat} className={`panel ${chair.person === null && chair.bot === null ? 'free' : ''}`}>
          <Sigil name={sigilOf(chair.seat)} size={40} />
          <ChairMark words={chairOf(chair.seat)} />
          {chair.person !== null ? (
            <PersonChair {...props} chair={chair} />
          ) : chair.bot !== null ? (
            <BotChair {...props} chair={chair} />
          ) : chair.keptFor ? (
            <KeptChair {...props} chair={chair} />
          ) : (
            <OpenChair {...props} chair={chair} />
          )}
        </li>
      ))}
    </ol>
  );
}
