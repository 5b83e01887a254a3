/** The items: what they are worth, what they are, what they do. */
import { BLANK_ITEMS } from './blanks.ts';
import type { Category, Condition, Mod, Passive, Powers } from './vocabulary.ts';

export interface Item extends Powers {
  id: string;
  name: string;
  /** PHF-122  Treasure points. */
  treasure: number;
  /** PHF-124  Several, or none. */
  categories: readonly Category[];
  quip: string;
  expansion?: true;
  gendered?: true;
  /** PHF-014  What is on it was written at the table. */
  blank?: true;
}

/** 'Half a Crown' becomes 'half-a-crown'. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const by = (mod: Mod, amount: number, condition?: Condition): Passive =>
  condition ? { mod, by: amount, if: condition } : { mod, by: amount };

function item(name: string, treasure: number, categories: Category[], quip: string, powers: Powers = {}): Item {
  return { id: idOf(name), name, treasure, categories, quip, ...powers };
}
const passive = (...list: Passive[]): Powers => ({ passive: list });
const expansion = (card: Item): Item => ({ ...card, expansion: true });

export const ITEMS: readonly Item[] = [
  // No effect but their worth.
  item('Half a Crown', 3, ['headwear', 'jewelry'], 'The half with the dent.'),
  item('The Other Half of the Crown', 3, ['headwear', 'jewelry'], 'They have stopped speaking.'),
  item('Goblin Payroll', 4, [], 'Eleven goblins are very upset.'),
  item('Ear of the Usher', 1, ['remains'], 'It hears you complaining.'),
  item('Sandwich of Unknown Age', 0, ['food'], 'Carbon dating was inconclusive.'),
  item('Painting of a Door', 2, [], 'Three adventurers have walked into it.'),
  item('Ring of Being a Ring', 2, ['ring', 'jewelry'], 'It does exactly what it says.'),
  item('Unsigned Prophecy', 1, [], 'It mentions somebody. Probably you.'),
  item('Tooth of a Former Colleague', 1, ['remains', 'jewelry'], 'He would have wanted you to pawn it.'),
  item('Left Shoe of Destiny', 1, ['foot'], 'Destiny limps.'),
  item('Right Shoe of Destiny', 1, ['foot'], 'Destiny hops.'),
  item('Ceremonial Ham', 2, ['food'], 'Only eaten at coronations and by accident.'),
  item('Bag of Slightly Used Wishes', 2, ['magical'], 'Mostly ponies.'),
  item('Chandelier Pieces', 3, ['jewelry'], 'Do not ask about the ballroom.'),
  item('Very Large Coin', 5, [], 'Legal tender, if you can lift it.'),
  item('Decorative Sword', 2, ['weapon'], 'The edge is painted on.'),
  item('Wedding Ring, Previously Owned', 3, ['ring', 'jewelry'], 'Still says "for ever" inside.'),
  item("Ghost's Umbrella", 1, ['headwear', 'magical'], 'Keeps out only ghost rain.'),
  item('Fruit of the Forbidden Bowl', 1, ['food'], 'It is a pear.'),
  item('Certificate of Bravery', 1, [], 'Participation was mandatory.'),

  // Standing effects.
  item('Boots of Plausible Deniability', 2, ['foot', 'magical'], 'You were never here.', passive(by('move', 1))),
  item("Somebody's Femur", 1, ['remains', 'weapon'], 'Humerus would be funnier.', passive(by('attackPlayers', 6))),
  item('Dented Breastplate', 2, ['armor'], 'The dent is shaped like its last owner.', passive(by('defence', 1), by('dex', -1))),
  item('Ring of Mild Discomfort', 5, ['ring', 'jewelry', 'cursed'], 'It itches in every language.', passive(by('stats', -1))),
  item('Helmet of Selective Hearing', 1, ['headwear', 'armor'], 'Sorry, what?', passive(by('defence', 1), by('wis', -1))),
  item('Encyclopedia Dungeonica, A to C', 1, [], 'Ends just before "Danger".', passive(by('int', 2), by('attackPlayers', 3))),
  item('Belt of Borrowed Muscles', 1, ['magical'], 'Return by Thursday.', passive(by('str', 2), by('attack', 5))),
  item(
    'Ring of Nice Handwriting',
    1,
    ['ring'],
    'Ransom notes have never looked better.',
    passive(by('int', 1), by('cha', 1), by('attack', 1)),
  ),
  item('Socks of Sneaking', 1, ['foot'], 'They can smell you coming.', passive(by('dex', 2), by('attackPlayers', 4))),
  item('Axe With Opinions', 1, ['weapon'], 'It thinks you swing too late.', passive(by('attack', 6))),
  item('Spear of Almost Reaching', 1, ['weapon'], 'Close enough.', passive(by('attack', 7), by('dex', -1))),
  item('Concrete Boots', 4, ['foot', 'armor', 'cursed'], 'A gift from the docks.', passive(by('move', -2), by('defence', 1))),
  item('Crown of Bad Decisions', 5, ['headwear', 'jewelry', 'cursed'], 'You look great.', passive(by('wis', -3), by('defence', -1))),
  item('Amulet of Loud Breathing', 4, ['jewelry', 'cursed', 'magical'], 'In. Out. In.', passive(by('defence', -2))),
  item('Skull With a Friendly Smile', 1, ['remains'], 'A good listener.', passive(by('cha', 1), by('attackPlayers', 4))),
  item('Plate Mail, Return to Sender', 3, ['armor'], 'Insufficient postage.', passive(by('defence', 1), by('move', -1))),
  item('Shield With a Window', 2, ['armor'], 'Lovely view of the axe.', passive(by('defencePlayers', 1))),
  item('Hat of Reasonable Confidence', 1, ['headwear'], 'You will probably do fine.', passive(by('cha', 2), by('attackPlayers', 4))),
  item('Lucky Toe Ring', 1, ['foot', 'ring', 'jewelry'], 'Unlucky for the toe.', passive(by('con', 2), by('attackPlayers', 3))),
  item('Gauntlets of Applause', 1, ['armor', 'magical'], 'They clap at the wrong moments.', passive(by('attack', 5), by('cha', 1))),
  item('Emotional Support Rope', 0, [], 'It believes in you.', passive(by('attackPlayers', 4), by('wis', 1))),
  item('Sword of Overtime', 3, ['weapon', 'cursed'], 'It never clocks out.', passive(by('attack', 7), by('maxHp', -3))),
  item('Mask of Somebody Else', 4, ['headwear', 'remains', 'cursed'], 'They were a pacifist.', passive({ rule: 'peaceful' })),
  item('Cowl of Caution', 1, ['headwear'], 'Looks both ways.', passive(by('wis', 2))),

  // Things to do with them.
  item('Emergency Cheese', 0, ['food'], 'Break glass, eat cheese.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'heal', who: 'self', amount: 5 }] },
  }),
  item('Map Drawn by a Goose', 1, [], 'North is wherever the bread is.', {
    action: { when: 'turn', limit: 'turn', do: [{ do: 'peek', where: 'near' }] },
  }),
  item('Potion of Probably Water', 1, ['food', 'magical'], 'The label has dissolved.', {
    action: {
      when: 'turn',
      cost: { discard: 'this' },
      do: [
        {
          do: 'roll',
          table: [
            { upTo: 2, do: [{ do: 'damage', who: 'self', amount: 1 }] },
            { upTo: 6, do: [{ do: 'heal', who: 'self', amount: 6 }] },
          ],
        },
      ],
    },
  }),
  item('Smoke Bomb With Instructions', 1, [], 'Step one: cough.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'go', who: 'self', to: 'chosenExplored' }] },
  }),
  item('Finger Bone of Pointing', 1, ['remains', 'magical'], 'Rude, but often right.', {
    action: { when: 'turn', limit: 'round', cost: { hp: 1 }, do: [{ do: 'peek', where: 'any' }] },
  }),
  item('Cookbook of the Damned', 3, ['cursed'], 'Serves four. Whole.', {
    action: { when: 'turn', limit: 'turn', cost: { item: true }, do: [{ do: 'heal', who: 'self', amount: 4 }] },
  }),
  item('Homing Slippers', 2, ['foot', 'magical'], 'There is no place like the place you started.', {
    action: { when: 'turn', limit: 'life', do: [{ do: 'go', who: 'self', to: 'start' }] },
  }),
  item('Throwing Fork', 1, ['weapon'], 'Left of the throwing knife.', {
    action: { when: 'turn', limit: 'turn', cost: { attack: true }, do: [{ do: 'damage', who: 'chosenNear', amount: 3 }] },
  }),
  item('Bottle of Bees', 1, [], 'Do not shake. You shook it.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'damage', who: 'roomOthers', amount: 4 }] },
  }),
  item('Borrowed Halo', 2, ['headwear', 'magical'], 'Its owner will want it back.', {
    action: { when: 'round', limit: 'round', if: { is: 'hurt' }, do: [{ do: 'heal', who: 'self', amount: 1 }] },
  }),
  item('Travel Rations', 0, ['food'], 'Best before the flood.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'heal', who: 'self', amount: 3 }] },
  }),
  item('Shovel of Second Chances', 1, [], 'Digs, then apologises.', {
    action: { when: 'turn', limit: 'turn', cost: { roll: true }, do: [{ do: 'flip', where: 'near' }] },
  }),
  item('Final Reminder', 1, [], 'Payable at sight, by anybody.', {
    action: {
      when: 'turn',
      limit: 'round',
      cost: { attack: true },
      do: [
        { do: 'pick', who: 'chosenHere' },
        {
          do: 'choose',
          by: 'same',
          options: [
            { if: { is: 'items', atLeast: 1 }, do: [{ do: 'pass', from: 'same', to: 'self', which: 'holderChooses' }] },
            { do: [{ do: 'damage', who: 'same', amount: 1 }] },
          ],
        },
      ],
    },
  }),
  item('Truth Serum, Cherry', 1, ['magical', 'food'], 'Also works on pie.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'peekGoal', who: 'chosenHere' }] },
  }),
  item('Wand of Second Opinions', 2, ['magical'], 'Are you sure? Are you sure?', { reroll: { dice: 'check', limit: 'round' } }),
  item('Jar of Somebody', 1, ['remains'], 'He was very bright.', {
    action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'mod', who: 'self', mod: 'stats', by: 2, until: 'round' }] },
  }),

  // Things they do with you.
  item('Screaming Goblet', 4, ['cursed', 'magical'], 'AAAAAAAAH.', {
    triggers: [
      {
        on: 'startTurn',
        do: [
          {
            do: 'roll',
            table: [
              { upTo: 1, do: [{ do: 'damage', who: 'self', amount: 2 }] },
              { upTo: 6, do: [] },
            ],
          },
        ],
      },
    ],
  }),
  item('Ring of the Generous', 4, ['ring', 'cursed'], 'Sharing is compulsory.', {
    triggers: [
      {
        on: 'endTurn',
        do: [
          {
            do: 'roll',
            table: [
              { upTo: 1, do: [{ do: 'pass', from: 'self', to: 'left', which: 'random' }] },
              { upTo: 6, do: [] },
            ],
          },
        ],
      },
    ],
  }),
  item('Hungry Backpack', 3, ['cursed'], 'It has had your lunch.', {
    triggers: [
      {
        on: 'endTurn',
        if: { is: 'holds', category: 'food' },
        do: [{ do: 'pass', from: 'self', which: 'cheapest', category: 'food' }],
      },
    ],
  }),
  item('Nosy Skull', 3, ['remains', 'cursed'], 'It just wanted to see.', {
    triggers: [
      {
        on: 'flipped',
        do: [
          {
            do: 'roll',
            table: [
              { upTo: 2, do: [{ do: 'damage', who: 'self', amount: 1 }] },
              { upTo: 6, do: [] },
            ],
          },
        ],
      },
    ],
  }),

  expansion(
    item('Whistle of Regrettable Guests', 2, ['magical'], 'Dogs cannot hear it. Worse things can.', {
      action: { when: 'turn', cost: { discard: 'this' }, do: [{ do: 'summon' }] },
    }),
  ),
  expansion(item('Jar of Old Ectoplasm', 2, ['remains'], 'Keep away from fresh ectoplasm.', passive(by('defenceMarauder', 2)))),
  expansion(item("Exorcist's Second-Best Hat", 2, ['headwear'], 'The best one was possessed.', passive(by('attackMarauder', 2)))),
  expansion(
    item(
      'Pinwheel Pendant',
      5,
      ['jewelry', 'cursed'],
      'It spins when it is near. It spins.',
      passive(by('attackMarauder', -2), by('defenceMarauder', -2)),
    ),
  ),
  ...BLANK_ITEMS,
];
