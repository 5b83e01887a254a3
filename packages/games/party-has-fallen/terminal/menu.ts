/** Long lists of answers in groups: by what one thinks of first. */
import { abilityName, type Decision, goalName, HEROES, heroName, type View } from '../src/index.ts';
import { say } from './say.ts';

const TURN = {
  attack: 'Attack',
  use: 'Use a card',
  roll: 'Move',
  exorcise: 'Attack',
  claim: 'Goal',
  redraw: 'Goal',
  keepGoal: 'Goal',
  end: 'End',
  leave: 'End',
};

/** `Row 3`, as the map counts them. */
const rowOf = (view: View, room: number): string => (room < 0 ? 'Nowhere' : `Row ${view.layout.squares[room * 2 + 1]}`);

/** The numbers of quiet offers are long, and each seat makes one at a time. */
const quietOffer = (view: View, id: number): string =>
  `Quiet offer of seat ${(view.offers.find((offer) => offer.id === id)?.from ?? 0) + 1}`;

export function groupOf(view: View, d: Decision): string {
  switch (d.kind) {
    case 'goal':
      return goalName(say, view, d.card);
    case 'hero':
      return HEROES[d.card] === undefined ? 'A hero of your own' : heroName(say, HEROES[d.card]!);
    case 'ability':
      return `Keep ${abilityName(say, view, d.keep)}`;
    case 'start':
    case 'where':
    case 'summon':
      return rowOf(view, d.room);
    case 'turn':
      return TURN[d.do];
    case 'accept':
      return d.helpers.length === 1 ? '1 helper' : `${d.helpers.length} helpers`;
    case 'answerOffer':
      return d.offer < 0 ? quietOffer(view, d.offer) : `Offer ${d.offer}`;
    default:
      return '';
  }
}
