/** The controls of a replay: step, scrub, play, whose eyes, a link to this moment, play on from here, check the dice. */
import fast from 'game-icon:fast-forward-button';
import pauseSign from 'game-icon:pause-button';
import playSign from 'game-icon:play-button';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { goTo } from '@undercroft/board/router.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo, Verification } from '@undercroft/client';
import type { Game } from '@undercroft/engine';
import { type CSSProperties, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useDeed } from '../kit/deed.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import { api, mustBeSomebody } from '../people.ts';
import type { Past } from '../session/replay.ts';
import { DiceProof } from './dice-proof.tsx';

/** Between two steps while it plays by itself. */
const STEP_MS = 1100;

interface BarProps {
  info: TableInfo;
  past: Past;
  proof: Verification | null;
  seats: readonly SeatOnPage[];
  viewer: number | null;
  look(seat: number | null): void;
  game: Game;
}

/** From where, and whether what is hidden stays as it was. */
interface Moment {
  decisions: number;
  secrets: 'same' | 'new';
}

/** A new table that goes on from here: alone with bots, or with everybody around this screen. */
async function playOn(info: TableInfo, { decisions, secrets }: Moment, people: number[]): Promise<void> {
  const me = await mustBeSomebody();
  const bots = info.seats.map(({ seat }) => (people.includes(seat) ? null : 'greedy'));
  const settings = { visibility: 'private', clock: { kind: 'none' }, abandoned: 'archive' } as const;
  const fork = { table: info.id, decisions, secrets };
  const made = await api.create({ game: info.game, seats: info.seats.length, options: info.options, bots, ...settings, fork });
  for (const seat of people)
    await api.sit(made.id, { seat, name: people.length > 1 ? (info.seats[seat]?.person?.name ?? `${seat + 1}`) : me.name });
  await api.start(made.id);
  goTo(`/t/${made.id}`);
}

function ForkDialog({ info, at, seats, onClose }: { info: TableInfo; at: number; seats: readonly SeatOnPage[]; onClose(): void }) {
  const say = useSay();
  const deed = useDeed();
  const [anew, setAnew] = useState(false);
  const moment: Moment = { decisions: at, secrets: anew ? 'new' : 'same' };
  return (
    <Dialog open title={say('replay.forkTitle')} onClose={onClose}>
      <p>{say('replay.forkText')}</p>
      <Switch label={say('replay.forkNew')} help={say('replay.forkNewHelp')} checked={anew} onChange={setAnew} />
      <div className="fork-ways">
        {seats.map(({ seat, name }) => (
          <Button key={seat} onClick={() => deed.run(() => playOn(info, moment, [seat]))} aria-busy={deed.busy}>
            {say('replay.forkAs', { name })}
          </Button>
        ))}
        <Button
          onClick={() =>
            deed.run(() =>
              playOn(
                info,
                moment,
                seats.map(({ seat }) => seat),
              ),
            )
          }
          aria-busy={deed.busy}
        >
          {say('replay.forkAround')}
        </Button>
      </div>
      <TroubleNotice error={deed.error} />
    </Dialog>
  );
}

function useCopied(): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false);
  const copy = (text: string) => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
    setTimeout(() => setCopied(false), 2500);
  };
  return [copied, copy];
}

function usePlaying(past: Past, at: number): [playing: boolean, toggle: () => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= past.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => past.go(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, past, at]);
  return [playing, () => setPlaying(!playing)];
}

export function ReplayBar({ info, past, proof, seats, viewer, look, game }: BarProps) {
  const say = useSay();
  const slider = useId();
  useSyncExternalStore(past.subscribe, past.picture);
  const { at, length } = past;
  const [playing, toggle] = usePlaying(past, at);
  const [dialog, setDialog] = useState<'fork' | 'dice' | null>(null);
  const [copied, copy] = useCopied();
  const link = `${location.origin}/replay/${info.id}?at=${at}${viewer === null ? '' : `&seat=${viewer}`}`;
  return (
    <section className="replay-bar" aria-label={say('replay.title')}>
      <div className="replay-row">
        <button type="button" className="icon-button" onClick={() => past.go(at - 1)} disabled={at <= 0} aria-label={say('replay.back')}>
          <Icon drawing={fast} className="mirrored" />
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={toggle}
          disabled={at >= length}
          aria-label={say(playing ? 'replay.pause' : 'replay.play')}
        >
          <Icon drawing={playing ? pauseSign : playSign} />
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={() => past.go(at + 1)}
          disabled={at >= length}
          aria-label={say('replay.next')}
        >
          <Icon drawing={fast} />
        </button>
        <label className="out-of-sight" htmlFor={slider}>
          {say('replay.moment')}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={length}
          value={at}
          style={{ '--share': `${(100 * at) / Math.max(1, length)}%` } as CSSProperties}
          onChange={(event) => past.go(Number(event.target.value))}
          aria-valuetext={say('replay.of', { at, length })}
        />
        <span className="number">{say('replay.of', { at, length })}</span>
      </div>
      <div className="replay-row">
        {proof && (
          <label className="replay-eyes">
            {say('replay.eyes')}{' '}
            <select
              className="input"
              value={viewer ?? ''}
              onChange={(event) => look(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{say('replay.spectator')}</option>
              {seats.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button onClick={() => copy(link)}>{say(copied ? 'replay.copied' : 'replay.link')}</Button>
        {proof && <Button onClick={() => setDialog('fork')}>{say('replay.fork')}</Button>}
        {proof && <Button onClick={() => setDialog('dice')}>{say('replay.verify')}</Button>}
      </div>
      {dialog === 'fork' && <ForkDialog info={info} at={at} seats={seats} onClose={() => setDialog(null)} />}
      {dialog === 'dice' && proof && <DiceProof game={game} info={info} proof={proof} onClose={() => setDialog(null)} />}
    </section>
  );
}
