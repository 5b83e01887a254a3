/** Asked of whoever has the page open and let a clock run out: before a bot takes the seat, and while one holds it. */
import hand from 'game-icon:hand';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo, Update } from '@undercroft/client';
import { useEffect, useRef } from 'react';
import { useDeed } from '../kit/deed.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import type { Picture, Session } from '../session/session.ts';

/** Whether the clock answered, and not the person. */
const isByClock = ({ data }: Update): boolean => typeof data === 'object' && data !== null && 'by' in data && data['by'] === 'clock';

/** Away: a bot holds an own seat. Late: the clock gave the last answer, and the next question waits. */
function absence({ table, updates }: Picture): 'away' | 'late' | null {
  if (table === null || table.info.status !== 'running') return null;
  const { mine, info, asked } = table;
  if (mine.some((seat) => info.seats[seat]?.away)) return 'away';
  const isHurried = asked.some(({ ask, deadline }) => !ask.may && deadline !== null);
  const last = updates.findLast(({ kind, seat }) => seat !== null && mine.includes(seat) && (kind === 'decided' || kind === 'back'));
  return isHurried && last?.kind === 'decided' && isByClock(last) ? 'late' : null;
}

/** People sit here and all of them are away: the table waits for them. */
export const isDeserted = ({ status, seats }: TableInfo): boolean =>
  status === 'running' && seats.some(({ person }) => person !== null) && seats.every(({ person, away }) => person === null || away);

export function StillThere({ picture, session: { deeds } }: { picture: Picture; session: Session }) {
  const say = useSay();
  const deed = useDeed();
  const why = deeds === null ? null : absence(picture);
  const box = useRef<HTMLDivElement>(null);
  // The large button, and not the cross that closes, waits for a key.
  useEffect(() => {
    if (why !== null) box.current?.querySelector('button')?.focus();
  }, [why]);
  if (deeds === null || why === null) return null;
  const answer = () => deed.run(() => deeds.here());
  return (
    <Dialog open title={say('still.title')} onClose={answer} className="still-there">
      <p>{say(`still.${why}`)}</p>
      <div ref={box} className="still-button">
        <Button tone="gold" size="big" icon={hand} data-deed="here" aria-busy={deed.busy} onClick={answer}>
          {say(why === 'late' ? 'still.here' : 'still.back')}
        </Button>
      </div>
      <TroubleNotice error={deed.error} />
    </Dialog>
  );
}
