/** How far the game is, in a few words beside its name. */
import type { Say } from '@undercroft/board/text.ts';
import { bookFor, type P52Say, type View, viewIn } from '../src/index.ts';
import { keysHeld } from '../src/rules/quest-items.ts';

function goalWords(view: View, say: Say): string {
  if (view.quest.id === '') return '';
  const [goal] = bookFor(view).quest(view.quest.id).goals;
  const { entered, rooms, beaten } = view.quest;
  if (goal?.goal === 'trapped') return say('p52.goal.keys', { n: keysHeld(view) });
  if (goal?.goal === 'survival' && rooms > 0) return say('p52.goal.rooms', { n: entered, of: rooms });
  if (goal?.goal === 'treasureHunt') return rooms < 0 ? say('p52.goal.prize') : say('p52.goal.back', { n: Math.max(0, rooms) });
  return goal?.goal === 'bigBoss' ? say('p52.goal.bosses', { n: beaten }) : '';
}

export function caption(given: View, say: Say, inGame: P52Say): string {
  const view = viewIn(inGame, given);
  const { title } = bookFor(view).scenario.meta;
  if (view.heroes.some(({ sheet }) => sheet === null)) return say('p52.caption.new', { title });
  if (view.quest.entered === 0) return title;
  const room = say('p52.roomN', { n: view.quest.entered });
  const round = view.round > 0 ? say('board.round', { n: view.round }) : '';
  return [room, round, goalWords(view, say)].filter((words) => words !== '').join(' · ');
}
