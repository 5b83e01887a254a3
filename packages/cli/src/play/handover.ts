/** Passing the keyboard: nobody sees the next hand before its owner has sat down. */
import { RECONSIDER, type Seat } from '@undercroft/engine';
import { box } from '@undercroft/terminal/box.ts';
import { center } from '@undercroft/terminal/text.ts';
import type { Session, TurnEnd } from './session.ts';

/** Makes `seat` the holder of the keyboard. Whoever gives it away may take an answer back while that is possible. */
export async function handOver(session: Session, seat: Seat): Promise<TurnEnd | 'ready'> {
  const giver = session.holder;
  if (giver !== seat && session.hidesHands) {
    const end = await passKeyboard(session, giver, seat);
    if (end !== 'ready') return end;
  }
  session.holder = seat;
  return 'ready';
}

async function passKeyboard(session: Session, giver: Seat | null, seat: Seat): Promise<TurnEnd | 'ready'> {
  const { screen, game, match } = session;
  const mayReconsider = giver !== null && game.play.refuse(match.table, { seat: giver, kind: RECONSIDER }) === null;
  screen.clear();
  showCurtain(session, seat, mayReconsider);
  for (;;) {
    const line = (await session.lines.ask('Enter › '))?.trim();
    if (line === undefined || line === 'quit') return 'leave';
    if (line === 'reconsider' && mayReconsider) {
      session.decide({ seat: giver, kind: RECONSIDER });
      return 'go-on';
    }
    if (line === '') break;
    screen.say('Just press Enter when you hold the keyboard.');
  }
  screen.clear();
  return 'ready';
}

/** `Seat 2, Bruno`: people look for their seat, the game speaks of its heroes. */
function seatWithNumber(session: Session, seat: Seat): string {
  const number = `Seat ${seat + 1}`;
  const name = session.seatName(seat, null);
  return name === number ? number : `${number}, ${name}`;
}

function showCurtain(session: Session, seat: Seat, mayReconsider: boolean): void {
  const { screen } = session;
  const { ink, width } = screen;
  const inner = width - 4;
  const name = seatWithNumber(session, seat);
  const lines = [
    '',
    center(ink('bold', `Pass the keyboard to ${name}.`), inner),
    center('Press Enter when you sit there alone.', inner),
    '',
  ];
  if (mayReconsider) lines.push(center(ink('dim', "Second thoughts? Type 'reconsider' before you pass it on."), inner), '');
  screen.say(...box(lines, { ink, width, frame: 'magenta' }));
}
