/** The goals: what a seat secretly needs before it may leave. */
import { BLANK_GOALS } from './blanks.ts';
import { idOf } from './items.ts';
import type { Category, Stat } from './vocabulary.ts';

/** R-PHF-40  What is counted for every seat from the moment it receives its goal. All of it happens in the open. */
export const COUNTERS = [
  'flips',
  'skillFlips',
  'itemFlips',
  'eventFlips',
  'mostHeld',
  'checksPassed',
  'wounds',
  'events',
  'attacks',
  'hits',
  'kills',
  'helped',
  'defended',
  'tradePartners',
  'gifts',
  /** 1: has been on EXIT; 2: and after that in the starting room. */
  'homesick',
  'marauderFights',
  'marauderHits',
  'marauderBeaten',
  'used',
  /** 1: the table has agreed that the goal is finished. */
  'honoured',
] as const;
export type Counter = (typeof COUNTERS)[number];

export type Need =
  | { need: 'hold'; category: Category; atLeast: number; manySeats?: number }
  | { need: 'kinds'; atLeast: number }
  | { need: 'items'; atLeast?: number; atMost?: number }
  | { need: 'hp'; atLeast?: number; atMost?: number }
  | { need: 'stat'; stat: Stat; atLeast: number }
  | { need: 'count'; counter: Counter; atLeast?: number; atMost?: number; manySeats?: number }
  /** Complete rounds since the goal was kept. */
  | { need: 'rounds'; atLeast: number; manySeats?: number }
  /** The left neighbour has not died since. */
  | { need: 'leftUnharmed' }
  /** The opponent named in secret was killed by this seat since. */
  | { need: 'named' };

/** PHF-018  What a goal depends on; all but `none` are taken out at two seats. */
export type GoalTag = 'none' | 'survive' | 'kill' | 'aid' | 'trade';

export interface Goal {
  id: string;
  name: string;
  tag: GoalTag;
  needs: readonly Need[];
  quip: string;
  expansion?: true;
  /** PHF-014  What is on it was written at the table. */
  blank?: true;
}

const goal = (name: string, tag: GoalTag, quip: string, ...needs: Need[]): Goal => ({ id: idOf(name), name, tag, needs, quip });
const expansion = (card: Goal): Goal => ({ ...card, expansion: true });
/** `manySeats`: so many instead at six seats or more, where more items go round and more happens. */
const hold = (category: Category, atLeast: number, manySeats?: number): Need => ({
  need: 'hold',
  category,
  atLeast,
  ...(manySeats !== undefined && { manySeats }),
});
const count = (counter: Counter, atLeast: number, manySeats?: number): Need => ({
  need: 'count',
  counter,
  atLeast,
  ...(manySeats !== undefined && { manySeats }),
});

export const GOALS: readonly Goal[] = [
  goal('Hatstand', 'none', 'One head is a limitation.', hold('headwear', 3)),
  goal('Nothing Up My Sleeves', 'none', 'Sell everything, twice.', count('mostHeld', 5), { need: 'items', atMost: 0 }),
  goal('Cursed and Thriving', 'none', 'Mostly cursed.', hold('cursed', 2), { need: 'hp', atMost: 4 }),
  goal('Homesick', 'none', 'Did I leave the candle on?', count('homesick', 2), { need: 'items', atLeast: 6 }),
  goal('Cartographer', 'none', 'Here be rooms.', count('flips', 8), count('skillFlips', 1), count('itemFlips', 1), count('eventFlips', 1)),
  goal('Unpaid Bodyguard', 'survive', 'They do not know, either.', { need: 'leftUnharmed' }, { need: 'rounds', atLeast: 12 }),
  goal('A Personal Matter', 'kill', 'They know what they did.', { need: 'named' }, count('hits', 8, 10), { need: 'hp', atLeast: 16 }),
  goal('Pillar of the Community', 'aid', 'Somebody had to.', count('helped', 3, 5)),
  goal('Market Day', 'trade', 'Everything must go.', count('tradePartners', 2, 3), { need: 'kinds', atLeast: 8 }),
  goal('Full Buffet', 'none', 'Nobody leaves hungry.', hold('food', 3), { need: 'hp', atLeast: 10 }),
  goal('Sole Purpose', 'none', 'Blisters are temporary.', hold('foot', 3, 4)),
  goal('Armed and Overdressed', 'none', 'For a picnic.', hold('weapon', 2), hold('armor', 2)),
  goal('Head Count', 'none', 'And arms, and legs.', hold('remains', 3), { need: 'hp', atLeast: 10 }),
  goal('Something Blue', 'none', 'Something borrowed, mostly.', hold('ring', 1), hold('jewelry', 3, 4), { need: 'hp', atLeast: 8 }),
  goal('Batteries Not Included', 'none', 'It hums in the dark.', hold('magical', 3, 4)),
  goal('Straight A Student', 'none', 'Will this be on the test?', count('checksPassed', 5)),
  goal('Professional Victim', 'none', 'Ow. Noted.', count('wounds', 22, 25)),
  goal('Drama Magnet', 'none', 'Why is it always me?', count('events', 10)),
  goal(
    'Model Citizen',
    'none',
    'Please and thank you.',
    { need: 'count', counter: 'attacks', atMost: 0 },
    { need: 'rounds', atLeast: 10, manySeats: 12 },
    { need: 'items', atLeast: 5 },
  ),
  goal('Fist Diplomacy', 'none', 'Opening statement: fist.', count('hits', 8)),
  goal('Double Feature', 'kill', 'The sequel is better.', count('kills', 2), { need: 'hp', atLeast: 14 }),
  goal('One of Each, Please', 'none', 'No, the other one too.', { need: 'kinds', atLeast: 8 }),
  goal('Human Shield', 'aid', 'Somebody said "duck".', count('defended', 1, 2), { need: 'items', atLeast: 5 }),
  goal('Anonymous Donor', 'trade', 'Signed, Anonymous.', count('gifts', 7, 6)),

  expansion(goal('Ghost Puncher', 'none', 'It felt like fog with teeth.', count('marauderHits', 3))),
  expansion(
    goal(
      'Haunted Once, Never Again',
      'none',
      'Who you gonna blame?',
      count('marauderBeaten', 1),
      { need: 'hp', atLeast: 14 },
      { need: 'items', atLeast: 6 },
    ),
  ),
  expansion(goal('Thrill Seeker', 'none', 'Again!', count('marauderFights', 4))),
  expansion(goal('Cursed Souvenir', 'none', 'From my holiday in hell.', hold('cursed', 1), count('marauderFights', 2), hold('remains', 1))),
  ...BLANK_GOALS,
];
