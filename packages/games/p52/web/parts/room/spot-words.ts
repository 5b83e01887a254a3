/** A spot in words: place, card, kind and what that means, who stands there, how far it is, what pressing it does. */
import { type Say, useSay } from '@undercroft/board/text.ts';
import { bookFor, placeNamed, spotNamed, type View } from '../../../src/index.ts';
import { cardName } from '../../../src/rules/cards.ts';
import { conditionOf } from '../../../src/rules/heroes.ts';
import { isFaceUp } from '../../../src/rules/map.ts';
import { useGameSay } from '../../board-props.ts';
import { type Pointing, targetsAt } from './pointing.ts';

/** What standing there means, in a sentence; '' for nothing. */
export function spotRule(say: Say, view: View, is: string): string {
  const own = bookFor(view).scenario.spots?.find(({ id }) => id === is);
  if (own !== undefined) return own.text;
  switch (is) {
    case 'hidden':
      return say('p52.spot.hidden');
    case 'obstructed':
      return say('p52.spot.obstructed');
    case 'trap':
      return say('p52.spot.trap');
    case 'chest':
      return say('p52.spot.chest');
    case 'specialChest':
      return say('p52.spot.specialChest');
    case 'key':
      return say('p52.spot.key');
    case 'boss':
      return say('p52.spot.boss');
    default:
      return say('p52.spot.path');
  }
}

/** Who stands on a spot, with what one should know of them. */
export function whoAt(say: Say, view: View, place: number): string[] {
  const foes = view.enemies
    .filter((enemy) => enemy.place === place)
    .map((enemy) => say('p52.who.enemy', { name: view.met[enemy.id] ?? enemy.sheet.name, hp: enemy.hp, max: enemy.sheet.maxHp }));
  const party = view.heroes.flatMap(({ sheet, place: at, hp, stance, isLeftBehind }, seat) => {
    if (sheet === null || at !== place || isLeftBehind) return [];
    const condition = conditionOf(view, seat);
    if (condition !== 'ok') return [say(condition === 'dead' ? 'p52.who.dead' : 'p52.who.stunned', { name: sheet.name })];
    return [stance > 0 ? say('p52.who.stance', { name: sheet.name, hp, n: stance }) : say('p52.who', { name: sheet.name, hp })];
  });
  return [...foes, ...party];
}

export function useSpotWords(view: View, pointing: Pointing): (place: number) => string {
  const say = useSay();
  const inGame = useGameSay();
  return (place) => {
    const spot = view.spots[place]!;
    const name = placeNamed({ say: inGame, view }, place);
    const card = isFaceUp(spot) ? `${cardName(spot.card)}, ${spotNamed({ say: inGame, view }, spot.is)}` : say('p52.faceDown');
    const range = pointing.range.includes(place) ? say('p52.inRange') : pointing.hidden.includes(place) ? say('p52.noSight') : '';
    const does = targetsAt(pointing, place).map(({ label, chosen }) => (chosen ? say('p52.chosen', { what: label }) : label));
    return [name, card, ...whoAt(say, view, place), range, ...does].filter((words) => words !== '').join('. ');
  };
}
