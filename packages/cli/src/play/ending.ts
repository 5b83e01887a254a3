/** The end of a game: who won, with how much, and what the game was like. */
import { type Outcome, rankName, type Seat, type Side, sideName } from '@undercroft/engine';
import { box } from '@undercroft/terminal/box.ts';
import { table } from '@undercroft/terminal/screen.ts';
import { counted, plural } from '@undercroft/terminal/text.ts';
import { isPerson } from './company.ts';
import type { Session } from './session.ts';

export function showEnding(session: Session): void {
  const { match, screen, company } = session;
  const viewer = session.isHotSeat ? null : 0;
  const outcome = match.outcome();
  screen.say('', ...session.board(viewer), '');
  const news = session.story.news(session.holder ?? 0);
  if (news.length > 0) screen.say(...news.map((line) => `  · ${session.paint(line)}`), '');
  if (!outcome) return;
  const sides = outcome.sides?.map((side) => sideLine(session, side)) ?? [];
  const lines = [
    screen.ink('bold', verdict(session, outcome)),
    ...sides,
    '',
    ...scores(session, outcome),
    '',
    statistics(session, outcome),
  ];
  const won = outcome.winners.some((seat) => isPerson(company, seat));
  screen.say(...box(lines, { ink: screen.ink, width: screen.width, title: 'The end', frame: won ? ['bold', 'green'] : ['bold', 'red'] }));
}

/** `The thieves: 31 points, burglars.` */
function sideLine({ game }: Session, side: Side): string {
  const rank = rankName(game.words, side);
  return `${sideName(game.words, side)}: ${plural(side.score, 'point')}${rank === null ? '' : `, ${rank}`}.`;
}

/** Who won together, or that all have lost. */
function verdictOfSides({ game }: Session, sides: readonly Side[]): string {
  const won = sides.filter((side) => side.won).map((side) => sideName(game.words, side));
  if (won.length > 0) return `${won.join(' and ')}: won!`;
  return sides.length === 1 ? `${sideName(game.words, sides[0]!)}: lost, all together.` : 'Nobody wins. The dungeon does.';
}

function verdict(session: Session, { winners, sides }: Outcome): string {
  if (sides !== undefined) return verdictOfSides(session, sides);
  if (winners.length === 0) return 'Nobody wins. The dungeon does.';
  const names = winners.map((seat) => session.seatName(seat, null));
  const alone = !session.isHotSeat && winners.length === 1 && winners[0] === 0;
  if (alone) return `You win, ${names[0]}!`;
  return `${names.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
}

/** Seats by score, the best first. */
function scores(session: Session, { scores, winners }: Outcome): string[] {
  const { match, company, screen } = session;
  const order = scores.map((_, seat): Seat => seat).sort((a, b) => scores[b]! - scores[a]!);
  const rows = order.map((seat) => {
    const who = isPerson(company, seat) ? 'you' : session.botOn(seat).name;
    const decisions = match.log.filter((d) => d.seat === seat).length;
    return [winners.includes(seat) ? '★' : ' ', session.seatName(seat, null).slice(0, 40), who, String(scores[seat]), String(decisions)];
  });
  return table([['', 'Seat', 'Played by', 'Score', 'Decisions'], ...rows], screen.ink);
}

function statistics({ match, game }: Session, { reason }: Outcome): string {
  const length = game.lab.length.of(match.table);
  return `Ending: ${reason.replace(/-/g, ' ')}, after ${counted(length, game.lab.length.unit)} and ${plural(match.log.length, 'decision')}.`;
}
