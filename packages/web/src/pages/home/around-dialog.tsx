/** Around this screen: how many people, what they are called, and bots for the rest. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../../kit/deed.ts';
import { faultOf, NameField } from '../../kit/name-field.tsx';
import { useMyName } from '../../people.ts';
import { playAround } from '../starting.ts';
import { TroubleNotice } from '../trouble.tsx';

export function AroundDialog({ game, onClose }: { game: GameInfo; onClose(): void }) {
  const say = useSay();
  const { seats } = game;
  const mine = useMyName();
  const [people, setPeople] = useState(Math.min(2, seats.max));
  const [wanted, setWanted] = useState<number | null>(null);
  const [typed, setTyped] = useState<readonly string[]>([mine]);
  const { busy, error, run } = useDeed();
  const fewestBots = Math.max(0, Math.max(2, seats.min) - people);
  const bots = Math.min(Math.max(wanted ?? seats.usual - people, fewestBots), seats.max - people);
  const nameOf = (seat: number) => typed[seat] ?? '';
  const names = Array.from({ length: people }, (_, seat) => nameOf(seat).trim() || say('home.seatName', { n: seat + 1 }));
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (names.every((name) => faultOf(name, say) === null)) run(() => playAround(game, names, bots));
  };
  const rename = (seat: number, name: string) => setTyped(Array.from({ length: seats.max }, (_, i) => (i === seat ? name : nameOf(i))));
  return (
    <Dialog open title={say('home.around')} onClose={onClose}>
      <form className="dialog-form" onSubmit={start}>
        <p className="second">{say('home.aroundText')}</p>
        <div className="side-by-side">
          <Counting
            label={say('home.people')}
            value={people}
            min={1}
            max={seats.max}
            onChange={setPeople}
            less={say('home.fewerPeople')}
            more={say('home.morePeople')}
          />
          <Counting
            label={say('home.bots')}
            value={bots}
            min={fewestBots}
            max={seats.max - people}
            onChange={setWanted}
            less={say('home.fewerBots')}
            more={say('home.moreBots')}
          />
        </div>
        <ul className="names">
          {names.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            <li key={seat}>
              <Sigil name={sigilOf(seat)} />
              <NameField label={say('home.seatName', { n: seat + 1 })} value={nameOf(seat)} onChange={(name) => rename(seat, name)} />
            </li>
          ))}
        </ul>
        <TroubleNotice error={error} />
        <div className="dialog-deeds">
          <Button type="submit" tone="gold" size="big" disabled={busy}>
            {say('home.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
