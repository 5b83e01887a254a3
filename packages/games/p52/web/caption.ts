/** How far the game is, in a few words beside its name. */
import type { Say } from '@undercroft/board/text.ts';
import { bookFor, type P52Say, type View, viewIn } from '../src/index.ts';
import { keysHeld } from '../src/rules/quest-items.ts';

/** Where so many rooms have to be survived, it says of how many. */
function roomWords(view: View, say: Say): string {
  const { id, entered, rooms } = view.quest;
  const [goal] = id === '' ? [] : bookFor(view).quest(id).goals;
  return goal?.goal === 'survival' && rooms > 0 ? say('p52.goal.rooms', { n: entered, of: rooms }) : say('p52.roomN', { n: entered });
}

function goalWords(view: View, say: Say): string {
  if (view.quest.id === '') return '';
  const [goal] = bookFor(view).quest(view.quest.id).goals;
  const { rooms, beaten } = view.quest;
  if (goal?.goal === 'trapped') return say('p52.goal.keys', { n: keysHeld(view) });
  if (goal?.goal === 'treasureHunt') return rooms < 0 ? say('p52.goal.prize') : say('p52.goal.back', { n: Math.max(0, rooms) });
  return goal?.goal === 'bigBoss' ? say('p52.goal.bosses', { n: beaten }) : '';
}

export function caption(given: View, say: Say, inGame: P52Say): string {
  const view = viewIn(inGame, given);
  const { title } = bookFor(view).scenario.meta;
  if (view.heroes.some(({ sheet }) => sheet === null)) return say('p52.caption.new', { title });
  if (view.quest.entered === 0) return title;
  const round = view.round > 0 ? say('board.round', { n: view.round }) : '';
  return [roomWords(view, say), round, goalWords(view, say)].filter((words) => words !== '').join(' · ');
}
