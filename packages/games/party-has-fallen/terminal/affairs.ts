/** What is going on between people: a fight with all its dice, the Marauder, offers and pacts. */
import type { Place } from '@undercroft/terminal/board.ts';
import { box, sideBySide } from '@undercroft/terminal/box.ts';
import { wrap } from '@undercroft/terminal/text.ts';
import {
  attackBonus,
  defenceBonus,
  describeMarauder,
  dieFor,
  type FighterNow,
  type FightNow,
  MARAUDER_ABILITIES,
  offerWords,
  type Part,
  printedName,
  resolve,
  type View,
} from '../src/index.ts';
import { say } from './say.ts';
import { partsText } from './sheet.ts';

interface SideOf {
  title: string;
  fighters: FighterNow[];
  roll: 'attack' | 'defence';
}

const sidesOf = ({ attack, defend }: FightNow): SideOf[] => [
  { title: 'Attack', fighters: attack, roll: 'attack' },
  { title: 'Defence', fighters: defend, roll: 'defence' },
];

const totalsOf = (fighters: readonly FighterNow[]): number[] => fighters.flatMap(({ total }) => total ?? []);

/** `Fighter: 4 + 1 Axe With Opinions = 5`; the die itself while nothing has been rolled. */
function fighterLine(view: View, roll: SideOf['roll'], { seat, die: rolled, total }: FighterNow, name: string): string {
  const parts: Part[] = [];
  const bonus = roll === 'attack' ? attackBonus(view, seat, 'player', parts) : defenceBonus(view, seat, 'player', parts);
  const die = total !== null ? String(total - bonus) : (rolled?.toString() ?? `d${dieFor(view, seat, roll)}`);
  const sum = total === null ? '' : ` = ${total}`;
  return `${name}: ${die}${partsText(parts)}${sum}`;
}

/** The fight that is on, if there is one. */
export function fight(view: View, place: Place): string[] {
  if (view.fight === null) return [];
  const { ink, width } = place;
  const half = Math.floor((width - 1) / 2);
  const wide = half >= 36 ? half : width;
  const sides = sidesOf(view.fight);
  const blocks = sides.map((side) => {
    const lines = side.fighters.flatMap((fighter) => wrap(fighterLine(view, side.roll, fighter, place.name(fighter.seat)), wide - 4, 2));
    return box(lines, { ink, width: wide, title: side.title, frame: side.roll === 'attack' ? 'red' : 'blue' });
  });
  const [attack, defence] = [totalsOf(view.fight.attack), totalsOf(view.fight.defend)];
  const isOver = attack.length > 0 && defence.length > 0;
  return [...sideBySide(blocks, width), ...(isOver ? wrap(verdict(view, attack, defence, place), width, 2) : [])];
}

function verdict(view: View, attack: number[], defence: number[], { ink }: Place): string {
  const { meetings, damage } = resolve(attack, defence, view.rules.bestShield);
  const pairs = meetings.map(([a, d]) => `${a} against ${d}`).join(', ');
  return `${pairs}: ${damage > 0 ? ink('red', `${damage} damage`) : ink('green', 'repelled')}.`;
}

/** Where the Marauder is and what it can do. */
export function marauder(view: View, { ink, width }: Place): string[] {
  if (view.haunt < 0) return [];
  const [x, y] = [view.layout.squares[view.haunt * 2], view.layout.squares[view.haunt * 2 + 1]];
  const ability = MARAUDER_ABILITIES[view.hauntAbility];
  const can = ability ? ` ${printedName(say, ability)}: ${describeMarauder(say, ability)}` : '';
  const hoard = view.stashSize > 0 ? ` It hoards ${view.stashSize}.` : '';
  return wrap(`${ink(['bold', 'magenta'], 'The Marauder')} is at ${x},${y} with ${view.hauntHp} HP.${hoard}${can}`, width, 2);
}

export function deals(view: View, { ink, width, name }: Place): string[] {
  const offers = view.offers.map((offer) => {
    const words = offerWords(say, view, { ...offer, seat: offer.from, kind: 'offer', with: offer.parties });
    const waiting = offer.parties.filter((seat) => !offer.agreed.includes(seat)).map(name);
    return `${ink('cyan', offer.among ? 'Quiet offer' : 'Offer')} of ${name(offer.from)}: ${words}. Waits for ${waiting.join(' and ')}.`;
  });
  const pacts = view.pacts.map(({ by, to, pact, until, among }) => {
    const what = pact === 'peace' ? `at peace with ${name(to)}` : `has promised help to ${name(to)}`;
    return `${ink('cyan', among ? 'Quiet pact' : 'Pact')} ${name(by)} ${pact === 'peace' ? 'is ' : ''}${what} until the end of round ${until}.`;
  });
  return [...offers, ...pacts].flatMap((line) => wrap(line, width, 2));
}

const WHAT = { check: 'the skill check', move: 'movement', marauder: 'the fight with the Marauder' };

/** A die that lies there and may be rolled again; those of a fight are told with it. */
export function dieOnTable({ die }: View, { ink }: Place): string[] {
  return die === null ? [] : [`The die for ${WHAT[die.for]} shows ${ink('bold', String(die.value))}.`];
}
