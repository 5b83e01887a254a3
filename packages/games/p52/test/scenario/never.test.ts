/** What is well written and could never work: told by the check, with its place. */
import { expect, test } from 'vitest';
import { byId, flawsOf, flawsWith, type Loose, TEXT } from './flawed.ts';

/** Where something stands: its line and column in the text with indents of two. */
function placeIn(scenario: Loose, part: unknown): { line: number; column: number } {
  const mark = '§here§';
  const marked = JSON.stringify(scenario, (_name, value) => (value === part ? mark : value), 2);
  const at = marked.indexOf(`"${mark}"`);
  const before = marked.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

const add = (s: Loose, id: string, effect: Loose): Loose => {
  byId(s.abilities, id).effects.push(effect);
  return effect;
};
const put = (list: Loose[], one: Loose): Loose => {
  list.push(one);
  return one;
};
const ownGoals = (s: Loose, ...goals: Loose[]): Loose[] => {
  s.quests[0].goals = goals;
  s.quests[0].roomCards[0] = { ranks: [1], suits: ['spades', 'hearts', 'diamonds', 'clubs'], is: 'chest' };
  return goals;
};
const spotWith = (s: Loose, effect: Loose): Loose => {
  byId(s.spots, 'shrine').onceEach = [effect];
  return effect;
};
const atMoment = (s: Loose, moment: string, effect: Loose): Loose => {
  s.quirks[0].bonuses = [{ twist: 'on', moment, effects: [effect] }];
  return effect;
};
const itemDoes = (s: Loose, id: string, effect: Loose): Loose => {
  byId(s.items, id).uses[0].effects = [effect];
  return effect;
};
const DAMAGE = { effect: 'damage', amount: '6 + Flip', on: 'one' };

/** Each says what it changed: there the flaw is told. */
const NEVER: [string, (s: Loose) => unknown, string][] = [
  // Effects where nothing of the kind happens.
  [
    'an attack moves nobody of the party that is pointed at',
    (s) => add(s, 'knife', { effect: 'teleport', who: 'one', to: 'any' }),
    '"one" is nobody',
  ],
  ['an attack heals nobody that is pointed at', (s) => add(s, 'knife', { effect: 'heal', amount: '3', on: 'one' }), '"one" is nobody'],
  ['an attack lends no stride', (s) => add(s, 'knife', { effect: 'stride', spots: 2 }), 'happens in an attack'],
  ['an attack steals nothing', (s) => add(s, 'knife', { effect: 'steal' }), 'happens in an attack'],
  ['an attack brings nobody back', (s) => add(s, 'knife', { effect: 'revive', amount: '3' }), 'happens in an attack'],
  ['a defence draws no Stamina', (s) => add(s, 'slip', { effect: 'drawStamina', cards: 1 }), 'happens in a defence'],
  ['only Lock Picking picks locks', (s) => add(s, 'glimmer', { effect: 'pickLock' }), '"pickLock" happens'],
  ['and does nothing else', (s) => add(s, 'lockPicking', { effect: 'light' }), 'where locks are picked'],
  ['a lid snaps in a chest alone', (s) => add(s, 'glimmer', { effect: 'snap', amount: '2' }), '"snap" happens'],
  [
    'one use does not point at an enemy and at a friend',
    (s) => add(s, 'cutpurse', { effect: 'teleport', who: 'one', to: 'any' }),
    'points at an enemy already',
  ],
  ['nor at an enemy and at the dead', (s) => add(s, 'cutpurse', { effect: 'revive', amount: '3' }), 'points at an enemy already'],
  ['an item for a friend strikes no enemy', (s) => itemDoes(s, 'marshHoney', { ...DAMAGE }), 'in an item for a friend'],
  ['an item for the space strikes no enemy', (s) => itemDoes(s, 'rushTorch', { ...DAMAGE }), 'in an item for the space'],
  [
    'an item for oneself moves nobody else',
    (s) => itemDoes(s, 'reedRope', { effect: 'teleport', who: 'one', to: 'any' }),
    '"one" is nobody',
  ],
  [
    'an item for enemies heals nobody pointed at',
    (s) => itemDoes(s, 'pitchJar', { effect: 'heal', amount: '3', on: 'one' }),
    '"one" is nobody',
  ],
  [
    'what jumps out of a chest snaps',
    (s) => Object.assign(byId(s.items, 'snappingLid').effects[0], { effect: 'drawStamina', cards: 1, amount: undefined }),
    'jumps out of a chest',
  ],
  ...(['damage', 'loseTurns', 'teleport', 'foresee'] as const).map((kind): [string, (s: Loose) => unknown, string] => [
    `no ${kind} on a spot`,
    (s) =>
      spotWith(
        s,
        kind === 'damage'
          ? { ...DAMAGE }
          : {
              loseTurns: { effect: kind, turns: 1, on: 'one' },
              teleport: { effect: kind, who: 'self', to: 'any' },
              foresee: { effect: kind, cards: 2 },
            }[kind],
      ),
    `"${kind}" happens on a spot`,
  ]),
  ['nobody is asked on a spot which core grows', (s) => spotWith(s, { effect: 'growCore', core: 'any', by: 1 }), 'which core grows'],
  ['no damage at the moment of a hit', (s) => atMoment(s, 'hit', { ...DAMAGE }), 'happens at a moment'],
  [
    'what is thrown has a card to be defended against',
    (s) => itemDoes(s, 'pitchJar', { effect: 'damage', amount: '6', on: 'spot' }),
    'without a Flip',
  ],
  [
    'an attack has a target, or a card of its own',
    (s) => Object.assign(byId(s.abilities, 'knife'), { target: undefined }),
    'neither a target nor a Flip',
  ],
  [
    'several are as many as targets says',
    (s) => Object.assign(byId(s.abilities, 'knife').effects[0], { on: 'several' }),
    'as many as "targets" says',
  ],
  [
    'damage is more than nothing',
    (s) => Object.assign(byId(s.abilities, 'knife').effects[0], { amount: 'max(0, 1 - aLv)' }),
    'never more than 0',
  ],
  // Turns without end.
  [
    'a free turn more, without a limit',
    (s) => put(s.abilities, { ...byId(s.abilities, 'ledger'), id: 'endless', free: true, limit: undefined }),
    'extra turns for ever',
  ],
  [
    'a cost that it brings back itself ends nothing',
    (s) =>
      put(s.abilities, {
        ...byId(s.abilities, 'ledger'),
        id: 'endless',
        limit: undefined,
        costs: { stamina: 1 },
        effects: [
          { effect: 'extraTurns', now: 1, later: 0 },
          { effect: 'drawStamina', cards: 1 },
        ],
      }),
    'extra turns for ever',
  ],
  // Figures that nothing reaches.
  ['no character reaches 40', (s) => (byId(s.abilities, 'knife').target = '40'), 'No flip ever reaches this: it is at least 40'],
  ['nor does a defence', (s) => (byId(s.abilities, 'slip').target = '60 - aLv/4'), 'No flip ever reaches this'],
  ['nor somebody who is called', (s) => (byId(s.items, 'callingHorn').uses[0].effects[0].target = '14'), 'No flip ever reaches this'],
  ['no enemy reaches 9999', (s) => (s.enemies.J.attack.target = '9999'), 'No flip ever reaches this'],
  ['an enemy reaches somebody', (s) => (s.enemies.Q.attack.range = { from: 3, to: 1 }), 'ends before it begins'],
  ['an item reaches somebody', (s) => (byId(s.items, 'pitchJar').range = { from: 2, to: 1 }), 'ends before it begins'],
  ['an enemy can be hit', (s) => (s.enemies.suits.diamonds.defence = '999'), 'ever gets past'],
  ['a room is not worth a hundred levels', (s) => (byId(s.items, 'tollRing').twists[0].by = '500*Lv'), 'at most 30 exp'],
  ['a twist changes something', (s) => (byId(s.items, 'wadingBoots').twists[0].by = '0'), 'changes nothing'],
  ['a sheet knows no party', (s) => Object.assign(byId(s.items, 'wadingBoots').twists[0], { by: '1 + avgLv/9' }), 'avgLv: nobody knows'],
  [
    'nor does it change in the dark',
    (s) => Object.assign(byId(s.items, 'corkAmulet').twists[0], { when: 'dark' }),
    'no condition changes it',
  ],
  ['a trap is no attack', (s) => Object.assign(byId(s.items, 'ratcatchersHat').twists[0], { against: ['melee'] }), 'Nothing attacks'],
  [
    'nor is it sprung by an ability',
    (s) => Object.assign(byId(s.items, 'ratcatchersHat').twists[0], { abilities: ['knife'] }),
    'No ability is used',
  ],
  ['locks hurt nobody', (s) => Object.assign(byId(s.items, 'keepersGloves').twists[0], { lastHurter: true }), 'No enemy is met'],
  [
    'a defence has no limit',
    (s) => Object.assign(byId(s.abilities, 'slip'), { limit: { times: 1, per: 'room' } }).limit,
    'as often as one likes',
  ],
  ['an attack uses the turn', (s) => Object.assign(byId(s.abilities, 'knife'), { free: true }).free, 'cannot be free of the turn'],
  [
    'a condition turns no card',
    (s) => Object.assign(byId(s.items, 'fineKnife').twists[0], { when: 'hpBelow(Flip)' }).when,
    'Flip is not known here',
  ],
  ['a boss that heals has nobody in mind', (s) => (s.majorBoss.low.heal = 'Flip + R'), 'R is not known here'],
  // Quests that cannot be won.
  ['what is collected is somewhere', (s) => ownGoals(s, { goal: 'collect', item: 'gateKey', number: 12 })[0], 'nowhere to be found'],
  ['what is found is on a key', (s) => ownGoals(s, { goal: 'find', item: 'tollBook' })[0], 'no card of this quest is a key'],
  ['keys hold what the first goal wants', (s) => secondOfTwo(s), 'what the first goal wants'],
  [
    'one is escorted',
    (s) => ownGoals(s, { goal: 'escort', name: 'A', hp: '9', rooms: 2 }, { goal: 'escort', name: 'B', hp: '9', rooms: 2 })[1],
    'Only one',
  ],
];

function secondOfTwo(s: Loose): Loose {
  const goals = ownGoals(s, { goal: 'find', item: 'tollBook' }, { goal: 'find', item: 'gateKey' });
  s.quests[0].roomCards[0].is = 'key';
  return goals[1];
}

test.each(NEVER)('%s', (_title, change, sentence) => {
  const scenario: Loose = JSON.parse(TEXT);
  const part = change(scenario);
  const flaws = flawsOf(scenario);
  expect(flaws.map((flaw) => flaw.sentence).join('\n')).toContain(sentence);
  const told = flaws.find((flaw) => flaw.sentence.includes(sentence))!;
  if (typeof part === 'object') expect({ line: told.line, column: told.column }).toEqual(placeIn(scenario, part));
  else expect(told.line).toBeGreaterThan(1);
  expect(flaws).toHaveLength(1);
});

test('what is at the edge may stand', () => {
  const may: ((s: Loose) => unknown)[] = [
    (s) => Object.assign(byId(s.abilities, 'knife'), { target: '29' }),
    (s) => Object.assign(s.enemies.J.attack, { target: '31' }),
    (s) => Object.assign(byId(s.abilities, 'ledger'), { limit: undefined, costs: { stamina: 1 } }),
    (s) => ownGoals(s, { goal: 'find', item: 'reedRope' }),
    (s) => Object.assign(ownGoals(s, { goal: 'collect', item: 'gateKey', number: 12 }) && s.quests[0].roomCards[0], { is: 'key' }),
    (s) => Object.assign(byId(s.abilities, 'knife'), { target: undefined, effects: [{ ...DAMAGE, sure: true }] }),
  ];
  for (const change of may) expect(flawsWith(change)).toEqual([]);
});
