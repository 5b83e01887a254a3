/** The abilities: twenty-four of the base game, four of the expansion. */
import { BLANK_ABILITIES } from './blanks.ts';
import { idOf } from './items.ts';
import type { Powers } from './vocabulary.ts';

export interface Ability extends Powers {
  id: string;
  name: string;
  quip: string;
  expansion?: true;
  /** PHF-137  Looks at gender; left out with [gender.effects] off. */
  gendered?: true;
  /** PHF-014  What is on it was written at the table. */
  blank?: true;
}

function ability(name: string, quip: string, powers: Powers): Ability {
  return { id: idOf(name), name, quip, ...powers };
}
const expansion = (card: Ability): Ability => ({ ...card, expansion: true });
const gendered = (card: Ability): Ability => ({ ...card, gendered: true });

export const ABILITIES: readonly Ability[] = [
  ability('Glass Cannon, Actual Glass', 'Handle with rage.', {
    passive: [
      { mod: 'attack', by: 3 },
      { mod: 'defence', by: -2 },
    ],
  }),
  ability('Long Legs, Short Fuse', 'Gets there first, regrets it second.', {
    passive: [
      { mod: 'move', by: 1 },
      { mod: 'attackPlayers', by: 1 },
    ],
    triggers: [{ on: 'endMove', if: { is: 'company', atLeast: 1, atMost: 1 }, do: [{ do: 'mustAttack' }] }],
  }),
  ability('Professional Bystander', 'Bills by the minute.', {
    passive: [{ mod: 'defence', by: 1 }],
    triggers: [{ on: 'helped', do: [{ do: 'heal', who: 'self', amount: 3 }] }],
  }),
  ability('Loaded Die (Allegedly)', 'Not proven in any court.', { reroll: { dice: 'any', limit: 'round' } }),
  ability('Toll Booth', 'Exact change only.', {
    triggers: [
      {
        on: 'visited',
        do: [
          {
            do: 'choose',
            by: 'other',
            options: [
              { if: { is: 'items', atLeast: 1 }, do: [{ do: 'pass', from: 'other', to: 'self', which: 'holderChooses' }] },
              { do: [{ do: 'damage', who: 'other', amount: 1 }] },
            ],
          },
        ],
      },
    ],
  }),
  ability('Strategic Cowardice', 'Advancing in the other direction.', {
    passive: [{ mod: 'maxHp', by: -9 }],
    triggers: [{ on: 'attacked', may: true, limit: 'round', do: [{ do: 'go', who: 'self', to: 'chosenNear' }, { do: 'cancelAttack' }] }],
  }),
  ability('Ambitious Stride', 'All leg, no torso.', {
    passive: [
      { die: 'move', sides: 8 },
      { mod: 'maxHp', by: -1 },
    ],
  }),
  ability('Grave Goods', 'You can take it with you.', { triggers: [{ on: 'dying', do: [{ do: 'keepItem' }] }] }),
  ability('Thick Skull', 'Tested daily.', {
    passive: [
      { mod: 'attack', by: 3 },
      { mod: 'int', by: -3 },
    ],
  }),
  ability('Firm Handshake', 'Your fingers will grow back.', {
    triggers: [{ on: 'traded', limit: 'round', do: [{ do: 'heal', who: 'self', amount: 3 }] }],
  }),
  ability('Light Fingers', 'Heavy conscience, but only on Sundays.', {
    action: {
      when: 'turn',
      limit: 'turn',
      cost: { attack: true },
      do: [
        { do: 'pick', who: 'chosenHere' },
        {
          do: 'check',
          stat: 'dex',
          pass: [{ do: 'pass', from: 'same', to: 'self', which: 'random' }],
          fail: [{ do: 'damage', who: 'self', amount: 1 }],
        },
      ],
    },
  }),
  ability('Degree in Cartography', 'Minor in colouring in.', {
    action: { when: 'turn', limit: 'turn', do: [{ do: 'peek', where: 'near' }] },
  }),
  ability('Walks Softly', 'Carries no stick.', { passive: [{ rule: 'tiptoe' }, { mod: 'defence', by: 1 }] }),
  ability('Knows a Shortcut', 'It leads to the beginning.', {
    passive: [{ mod: 'move', by: 1 }],
    action: { when: 'turn', limit: 'round', cost: { roll: true }, do: [{ do: 'go', who: 'self', to: 'start' }] },
  }),
  ability('Overachiever', 'Did the extra credit.', {
    triggers: [{ on: 'checkPassed', do: [{ do: 'heal', who: 'self', amount: 3 }] }],
  }),
  ability('Learns From Failure', 'Has learned a lot.', {
    triggers: [{ on: 'checkFailed', limit: 'round', do: [{ do: 'mod', who: 'self', mod: 'attack', by: 1, until: 'life' }] }],
  }),
  ability('Duelling Licence', 'Stamped in triplicate.', {
    passive: [{ rule: 'duellist' }, { mod: 'attackPlayers', by: 3 }, { mod: 'maxHp', by: -2 }],
  }),
  ability('Pacifist With Footnotes', 'See footnote: except in defence.', {
    passive: [{ rule: 'peaceful' }, { mod: 'defence', by: 3 }, { mod: 'maxHp', by: 15 }, { mod: 'stats', by: 1 }],
  }),
  ability('Holds a Grudge', 'In both hands.', {
    triggers: [{ on: 'wounded', do: [{ do: 'mod', who: 'self', mod: 'attack', by: 3, until: 'nextRound' }] }],
  }),
  ability('Trophy Hunter', 'Wall space is running out.', {
    triggers: [
      {
        on: 'killed',
        do: [
          { do: 'draw', who: 'self', items: 1 },
          { do: 'heal', who: 'self', amount: 3 },
        ],
      },
    ],
  }),
  ability('Second Breakfast', 'And elevenses.', {
    triggers: [{ on: 'startTurn', if: { is: 'hp', atMost: 7 }, do: [{ do: 'heal', who: 'self', amount: 2 }] }],
  }),
  ability('Pack Mule', 'Knees of iron, speed of iron.', {
    passive: [
      { mod: 'maxHp', by: 8 },
      { mod: 'defence', by: 1 },
      { mod: 'move', by: -1 },
    ],
  }),
  gendered(
    ability('Ladies First', 'And last, if it comes to blows.', {
      triggers: [
        {
          on: 'attacked',
          if: { is: 'gender', gender: 'female' },
          limit: 'round',
          do: [
            {
              do: 'choose',
              by: 'other',
              options: [{ do: [{ do: 'cancelAttack' }] }, { do: [{ do: 'damage', who: 'other', amount: 2 }] }],
            },
          ],
        },
      ],
    }),
  ),
  gendered(
    ability('Magnificent Beard', 'Optional on paper.', {
      passive: [
        { mod: 'cha', by: 2, if: { is: 'gender', gender: 'male' } },
        { mod: 'cha', by: 4, if: { is: 'gender', gender: 'female' } },
        { mod: 'attackPlayers', by: 2 },
      ],
    }),
  ),

  expansion(
    ability('Speaks Fluent Ghost', 'Mostly vowels.', {
      passive: [
        { mod: 'attackMarauder', by: 2 },
        { mod: 'defenceMarauder', by: 2 },
        { mod: 'cha', by: -2 },
      ],
    }),
  ),
  expansion(
    ability('Licensed Exorcist', 'Licence pending.', {
      triggers: [
        { on: 'marauderHurt', do: [{ do: 'heal', who: 'self', amount: 2 }] },
        { on: 'marauderBeaten', do: [{ do: 'draw', who: 'self', items: 1 }] },
      ],
    }),
  ),
  expansion(
    ability('Runs on Adrenaline', 'Warranty void.', {
      action: {
        when: 'turn',
        limit: 'turn',
        cost: { hp: 1 },
        if: { is: 'rolled', not: true },
        do: [
          { do: 'mod', who: 'self', mod: 'move', by: 2, until: 'turn' },
          { do: 'mod', who: 'self', mod: 'attack', by: 3, until: 'turn' },
        ],
      },
    }),
  ),
  expansion(
    ability('Hosts Séances', 'Bring your own candle.', {
      action: { when: 'turn', limit: 'round', cost: { attack: true }, do: [{ do: 'summon' }] },
    }),
  ),
  ...BLANK_ABILITIES,
];
