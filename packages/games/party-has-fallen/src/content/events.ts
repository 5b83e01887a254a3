/** The events: forty of the base game, six of the expansion, three of those the Summon card. */
import { BLANK_EVENTS } from './blanks.ts';
import { idOf } from './items.ts';
import type { Category, Condition, Effect, Mod, Until, Who } from './vocabulary.ts';

export interface EventCard {
  id: string;
  name: string;
  quip: string;
  /** What it mostly is for the one who draws it. Events are also the penalty for failed checks. */
  tone: 'bad' | 'mixed' | 'good';
  do: Effect[];
  expansion?: true;
  gendered?: true;
  /** PHF-136  The one event that changes gender; left out with [gender.event] off. */
  genderChange?: true;
  /** PHF-014  What is on it was written at the table. */
  blank?: true;
}

function event(tone: EventCard['tone'], name: string, quip: string, ...effects: Effect[]): EventCard {
  return { id: idOf(name), name, quip, tone, do: effects };
}
const expansion = (card: EventCard): EventCard => ({ ...card, expansion: true });
const gendered = (card: EventCard): EventCard => ({ ...card, gendered: true });

const damage = (amount: number, who: Who = 'self'): Effect => ({ do: 'damage', who, amount });
const heal = (amount: number, who: Who = 'self'): Effect => ({ do: 'heal', who, amount });
const mod = (changed: Mod, by: number, until: Until, who: Who = 'self'): Effect => ({ do: 'mod', who, mod: changed, by, until });
const draw = (items = 1, who: Who = 'self'): Effect => ({ do: 'draw', who, items });
const holding = (category: Category, then: Effect[], otherwise: Effect[] = []): Effect => ({
  do: 'if',
  if: { is: 'holds', category },
  then,
  ...(otherwise.length > 0 && { else: otherwise }),
});
const when = (condition: Condition, then: Effect[], otherwise: Effect[]): Effect => ({ do: 'if', if: condition, then, else: otherwise });
/** Something falls out of the bag. */
const drop: Effect = { do: 'pass', from: 'self', which: 'random' };
const lose = (category?: Category): Effect => ({ do: 'pass', from: 'self', which: 'holderChooses', ...(category && { category }) });

const summon = (name: string, quip: string): EventCard => expansion(event('bad', name, quip, { do: 'summon' }));

export const EVENTS: readonly EventCard[] = [
  // Mostly bad.
  event('bad', 'Ceiling, Returning', 'It went up. It came down.', damage(2), drop),
  event('bad', 'Darts of the Old School', 'Somebody still maintains these.', { do: 'check', stat: 'dex', pass: [], fail: [damage(4)] }),
  event('bad', 'Loose Flagstones', 'The floor has commitment issues.', holding('foot', [draw()], [{ do: 'stop' }])),
  event('bad', 'Earworm', 'La la la-la la.', mod('cha', -2, 'nextRound', 'room')),
  event('bad', 'Tax Collector of the Deep', 'Death is still negotiating.', {
    do: 'choose',
    by: 'self',
    options: [
      { do: [{ do: 'pass', from: 'self', which: 'best' }] },
      ...(['ring', 'jewelry'] as const).map((category) => ({ if: { is: 'holds', category } as const, do: [lose(category)] })),
    ],
  }),
  event('bad', 'Pickpocket Convention', 'Keynote speaker: nobody you saw.', { do: 'pass', from: 'self', to: 'random', which: 'random' }),
  event('bad', 'Ladder Shortage', 'There was one here yesterday.', drop, { do: 'stop' }),
  event('bad', 'Bad Oyster', 'In a dungeon. What did you expect?', holding('food', [damage(4)], [damage(2)])),
  event('bad', 'Performance Review', 'Areas for improvement: all.', mod('stats', -1, 'nextRound'), {
    do: 'pass',
    from: 'richest',
    which: 'best',
  }),
  event('bad', 'Cursed Coupon', 'Two curses for the price of one.', holding('cursed', [damage(4)], [drop])),
  event('bad', 'Sticky Floor', 'Best not to ask.', mod('move', -2, 'nextRound'), { do: 'pass', from: 'richest', which: 'best' }),
  event('bad', 'Unscheduled Nap', 'The dart said "good night".', { do: 'skipTurn', who: 'richest' }),
  event('bad', 'Gas, Probably', 'He who smelt it dealt it.', damage(2, 'room')),
  event('bad', 'Brittle Weapon Day', 'Celebrated with a snap.', holding('weapon', [lose('weapon')], [mod('attack', -1, 'nextRound')])),
  event('bad', 'Swinging Axe, Singing Axe', 'It is flat.', holding('armor', [damage(2)], [damage(4)])),
  event('bad', 'Ancestral Disappointment', 'Grandfather appears, sighs, leaves.', {
    do: 'check',
    stat: 'wis',
    pass: [],
    fail: [mod('wis', -1, 'life'), { do: 'pass', from: 'self', which: 'best' }],
  }),

  // For better or worse.
  event('mixed', 'Suspicious Soup', 'Everybody looks at you.', holding('remains', [damage(2)], [holding('food', [heal(5)], [heal(3)])])),
  event('mixed', 'Trapdoor', 'There are two ends to it.', { do: 'swapPlaces', who: 'farthest' }),
  event('mixed', 'The Lights Go Out', 'Who was paying for them?', { do: 'hide' }),
  event('mixed', 'Moving Walls', 'Rent is due in the other wing.', { do: 'swapRooms' }),
  event('mixed', 'Revolving Door', 'You were going somewhere.', { do: 'go', who: 'self', to: 'random' }),
  event('mixed', 'Vending Machine', 'It takes exact blood.', {
    do: 'choose',
    by: 'self',
    options: [{ do: [damage(2), draw()] }, { do: [{ do: 'stop' }] }],
  }),
  event('mixed', 'Redistribution', 'From each according to their pockets.', {
    do: 'pass',
    from: 'richest',
    to: 'poorest',
    which: 'best',
  }),
  event('mixed', 'Wheel of Misfortune', 'Round and round it goes.', {
    do: 'roll',
    table: [
      { upTo: 2, do: [damage(3)] },
      { upTo: 4, do: [drop] },
      { upTo: 6, do: [draw()] },
    ],
  }),
  event('mixed', 'Slippery Business', 'Wheeeee.', { do: 'steps', by: 2 }, mod('dex', -1, 'round')),
  event('mixed', 'Peer Pressure', 'Go on. Everybody is doing it.', { do: 'event' }, draw()),
  event(
    'mixed',
    'Duel at Dawn',
    'It is always dawn somewhere.',
    { do: 'extraAttack' },
    mod('attack', 1, 'round'),
    mod('defence', -2, 'round'),
  ),
  event('mixed', 'Career Change', 'You were never happy in goals.', {
    do: 'choose',
    by: 'self',
    options: [{ do: [{ do: 'newGoal' }] }, { do: [damage(1)] }],
  }),
  event(
    'mixed',
    'Mandatory Fun',
    'A committee has been formed.',
    heal(1, 'room'),
    { do: 'noAttack' },
    { do: 'pass', from: 'richest', to: 'poorest', which: 'best' },
  ),
  { ...event('mixed', 'Identity Crisis', 'Who are you wearing?', { do: 'changeGender' }), genderChange: true, gendered: true },
  gendered(
    event(
      'mixed',
      'Dress Code',
      'The dungeon is a formal venue.',
      when({ is: 'gender', gender: 'female' }, [mod('cha', 2, 'nextRound')], [mod('cha', -1, 'nextRound')]),
    ),
  ),

  // Mostly good.
  event('good', 'Growth Spurt', 'New trousers needed.', { do: 'raiseLowest', by: 1 }),
  event('good', 'Forgotten Picnic', 'The ants left some.', heal(3, 'room')),
  event('good', 'Loose Brick', 'There is always one.', draw()),
  event('good', 'Motivational Poster', 'A kitten hangs from a rope.', mod('stats', 1, 'nextRound')),
  event('good', 'Tailwind', 'In a tunnel. Do not question it.', { do: 'steps', by: 2 }),
  event('good', 'Keyhole', 'Somebody is looking back.', { do: 'peek', where: 'any' }, { do: 'peek', where: 'any' }),
  event(
    'good',
    'Found Footage',
    'You know what they did.',
    { do: 'peekGoal', who: 'chosen' },
    { do: 'pass', from: 'richest', to: 'self', which: 'cheapest' },
  ),
  event('good', 'Long Service Award', 'A certificate and a bandage.', heal(4)),
  event(
    'good',
    'Volunteer Work',
    'Somebody has to taste it.',
    { do: 'pass', from: 'richest', to: 'self', which: 'best' },
    heal(2, 'weakest'),
  ),

  summon('Something Read Your Name', 'Aloud. Slowly.'),
  summon('Something Read It Again', 'With feeling.'),
  summon('Something Has Your Address', 'And your mother’s.'),
  expansion(event('mixed', 'Cold Spot', 'Colder.', when({ is: 'marauderAbout' }, [{ do: 'summon' }], [heal(3)]))),
  expansion(
    event('good', 'Salt Circle', 'Seasoned adventurers only.', { do: 'hurtMarauder', amount: 2 }, mod('defenceMarauder', 2, 'nextRound')),
  ),
  expansion(
    event(
      'bad',
      'Haunted Luggage',
      'It packs itself. And leaves.',
      holding('cursed', [damage(2)], [{ do: 'pass', from: 'self', which: 'random' }]),
    ),
  ),
  ...BLANK_EVENTS,
];
