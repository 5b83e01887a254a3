import { running, startAt, stepsReachedBy } from '@undercroft/testkit';
import { conformanceSuite, everyRuleIsTested } from '@undercroft/testkit/suite';
import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../src/content/scenarios.ts';
import { game } from '../src/game.ts';
import { levelUp } from '../src/procedures/level-up.ts';
import { created } from '../src/rules/creation.ts';
import { bookOf } from '../src/scenario/book.ts';
import { scene, startTurn } from './fight.ts';
import { playSensibly } from './sensible.ts';
import { cards, play, stack, tableWith } from './table.ts';

/** Whoever plays at random hardly ever wins a room, let alone a quest. The last test here gets to every one of these. */
const HARDLY_EVER = 'sensible parties get there, see below';
const unreached = Object.fromEntries(
  [
    'strike.done',
    'turn.usedFreely',
    'use.grown',
    'use.placed',
    'room.drawn',
    'award.trained',
    'levelUp.split',
    'levelUp.learned',
    'game.parted',
    'game.rewarded',
    'reward.give',
    'reward.next',
    'reward.hone',
    'reward.honed',
    'reward.level',
    'reward.heal',
  ].map((step) => [step, HARDLY_EVER]),
);

conformanceSuite(game, { games: 12, moments: 20, seats: [1, 2, 3, 4, 6, 8], unreached });

const MADE = {
  race: 'cragborn',
  profession: 'shieldhand',
  quirk: null,
  flipped: cards('2♠', '5♠', '6♠'),
  split: { Think: 5 },
  ability: null,
};

/** Somebody who carries what lets one be asked where to go, what to grow, and goes on for free. */
function laden() {
  const sheet = created({ ...MADE, name: 'Gorm', backstory: '' }, { floorLast: false }, bookOf(DROWNED_BAILEY))!;
  const items = ['adrenalineBoost', 'drownedLetter', 'reedRope'].map((item) => ({ item, equipped: false }));
  const got = { adrenalineBoost: 1, drownedLetter: 1, reedRope: 1 };
  const history = [{ is: 'things', got, lost: {} }];
  return { version: 2, scenario: 'drownedBailey', made: MADE, history, character: { ...sheet, items }, isDead: false };
}

/** The Drowned Bailey with a billhook that also heals whoever swings it: an attack that does something for the party. */
function kindly() {
  const scenario = JSON.parse(JSON.stringify(DROWNED_BAILEY));
  scenario.abilities.find(({ id }: { id: string }) => id === 'billhook').effects.push({ effect: 'heal', on: 'self', amount: '1' });
  return scenario;
}

/** Up a rope to a spot of one's choice. */
function climb(): void {
  const { t, at } = scene('S a b', [{ items: [{ item: 'reedRope', equipped: false }] }]);
  startTurn(t, 0);
  play(game, t, { seat: 0, kind: 'act', do: 'use', item: 'reedRope', way: 0, on: -1 }, { seat: 0, kind: 'place', to: at('b') });
  expect(t.heroes[0]!.place).toBe(at('b'));
}

/** To the third level, which teaches something: sensible characters spend their exp on what they know. */
function study(): void {
  const t = tableWith([{ level: 2, exp: 30 }]);
  stack(t.action, 'A♠');
  startAt(game, t, running(levelUp, { seat: 0, points: 0, levels: 0 }));
  play(game, t, { seat: 0, kind: 'learn', ability: 'bulwark' });
  expect(t.heroes[0]!.sheet!.abilities).toContainEqual({ id: 'bulwark', level: 1 });
}

test('p52: sensible parties reach every step that random play hardly ever does', () => {
  const reached = stepsReachedBy(game, () => {
    playSensibly({ seats: 1, options: { layout: 'manual' }, brings: [laden()] }, 'laden');
    playSensibly({ seats: 2, material: kindly() }, 'kindly');
    climb();
    study();
    for (let n = 0; n < 24; n++) playSensibly({ seats: 1 + (n % 4) }, `party ${n}`);
  });
  expect(Object.keys(unreached).filter((step) => !reached.has(step))).toEqual([]);
});

everyRuleIsTested(game, new URL('..', import.meta.url));
