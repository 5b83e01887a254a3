import type { Seat } from '@undercroft/engine';
import { asked, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Decision } from '../../src/decisions.ts';
import { cards, game, play, stack } from '../table.ts';

const both = (decision: (seat: Seat) => Decision): [Decision, Decision] => [decision(0), decision(1)];

/** Two Fenfolk Prowlers about to split their points: 2, 5, 6 and 3, 3, 9 were flipped. */
function upToSplit() {
  const t = tableFor(game, { seats: 2 });
  stack(t.action, '2♠', '6♥', '5♦', '3♠', '9♥', '3♦');
  play(game, t, ...both((seat) => ({ seat, kind: 'race', race: 'fenfolk' })));
  play(game, t, ...both((seat) => ({ seat, kind: 'profession', profession: 'prowler' })));
  const out = play(game, t, ...both((seat) => ({ seat, kind: 'quirk', quirk: seat === 0 ? 'magpie' : null })));
  return { t, out };
}

test('P52-022 P52-025 P52-030 race, class, quirk: everybody is asked at once, step by step', () => {
  const t = tableFor(game, { seats: 2 });
  const kinds: string[] = [];
  for (const decision of [
    (seat: Seat): Decision => ({ seat, kind: 'race', race: 'cragborn' }),
    (seat: Seat): Decision => ({ seat, kind: 'profession', profession: 'mender' }),
    (seat: Seat): Decision => ({ seat, kind: 'quirk', quirk: null }),
  ]) {
    expect(asked(game, t).map(({ seat }) => seat)).toEqual([0, 1]);
    kinds.push(asked(game, t)[0]!.kind);
    play(game, t, ...both(decision));
  }
  expect(kinds).toEqual(['race', 'profession', 'quirk']);
  expect(asked(game, t)).toEqual([
    { seat: 0, kind: 'split', open: true },
    { seat: 1, kind: 'split', open: true },
  ]);
});

test('P52-033 E-P52-02 each flips three cards of the Action deck', () => {
  const { t, out } = upToSplit();
  expect(out.filter(({ type }) => type === 'bonusFlipped')).toEqual([
    { type: 'bonusFlipped', seat: 0, cards: cards('2♠', '6♥', '5♦'), points: 5 },
    { type: 'bonusFlipped', seat: 1, cards: cards('3♠', '9♥', '3♦'), points: 3 },
  ]);
  expect(t.actionDiscards).toEqual(cards('2♠', '6♥', '5♦', '3♠', '9♥', '3♦'));
  expect(t.action).toHaveLength(46);
});

test('P52-036 a split that spends too much is refused with the rule', () => {
  const { t } = upToSplit();
  expect(game.play.refuse(t, { seat: 1, kind: 'split', split: { Lift: 4 } })).toMatchObject({ rule: 'P52-036', code: 'against-the-rules' });
  expect(game.play.refuse(t, { seat: 1, kind: 'split', split: { Luck: 3 } })).toMatchObject({ rule: 'P52-036' });
  expect(game.play.refuse(t, { seat: 1, kind: 'split', split: [3] })).toMatchObject({ code: 'malformed' });
  expect(game.play.refuse(t, { seat: 1, kind: 'split', split: { Lift: 3 } })).toBeNull();
});

test('P52-038 P52-042 only what the needs allow can be learned; the name comes last', () => {
  const { t } = upToSplit();
  play(game, t, { seat: 0, kind: 'split', split: { Lift: 3, Lead: 2 } }, { seat: 1, kind: 'split', split: { Lift: 3 } });
  const open = (seat: Seat) => game.play.options(t, { seat, kind: 'learn' }).map((d) => (d.kind === 'learn' ? d.ability : ''));
  expect(open(0)).toContain('billhook');
  expect(open(0)).toContain('secondWind');
  expect(open(1)).not.toContain('secondWind');
  expect(open(1)).not.toContain('knife');
  play(game, t, { seat: 0, kind: 'learn', ability: 'billhook' }, { seat: 1, kind: 'learn', ability: null });
  expect(game.play.refuse(t, { seat: 0, kind: 'name', name: 'a\u202eb', backstory: '' })).toMatchObject({ code: 'malformed' });
  play(
    game,
    t,
    { seat: 0, kind: 'name', name: 'Ladle', backstory: 'Born in a boat.' },
    { seat: 1, kind: 'name', name: 'Wick', backstory: '' },
  );
  expect(t.heroes[0]!.sheet).toEqual({
    name: 'Ladle',
    race: 'fenfolk',
    profession: 'prowler',
    quirk: 'magpie',
    backstory: 'Born in a boat.',
    level: 1,
    exp: 0,
    cores: { Lift: 4, Think: 3, Balance: 4, Move: 3, Lead: 3 },
    abilities: ['knife', 'slip', 'lockPicking', 'billhook'].map((id) => ({ id, level: 1 })),
    items: [],
  });
  expect(asked(game, t)).toEqual([{ seat: 0, kind: 'quest' }]);
});

test('P52-042 a face is chosen with the name and stands on the sheet; whoever chooses none has none written there', () => {
  const { t } = upToSplit();
  play(game, t, { seat: 0, kind: 'split', split: { Lift: 3, Lead: 2 } }, { seat: 1, kind: 'split', split: { Lift: 3 } });
  play(game, t, { seat: 0, kind: 'learn', ability: null }, { seat: 1, kind: 'learn', ability: null });
  const named = { seat: 0, kind: 'name', name: 'A', backstory: '' } as const;
  const before = JSON.stringify(t);
  expect(game.play.refuse(t, { ...named, face: 'beard' } as never)).toMatchObject({
    rule: 'P52-042',
    message: expect.stringContaining('moustache'),
  });
  expect(() => game.play.decide(t, { ...named, face: 'beard' } as never, null)).toThrow();
  expect(JSON.stringify(t)).toBe(before);
  play(game, t, { ...named, face: 'patch' }, { seat: 1, kind: 'name', name: 'B', backstory: '' });
  expect(game.sight.view(t, 1).heroes[0]!.sheet!.face).toBe('patch');
  expect(t.heroes[1]!.sheet).not.toHaveProperty('face');
});

test('P52-039 a new character starts at its maximum of health', () => {
  const { t } = upToSplit();
  play(game, t, { seat: 0, kind: 'split', split: { Lift: 3, Lead: 2 } }, { seat: 1, kind: 'split', split: { Lift: 3 } });
  play(game, t, { seat: 0, kind: 'learn', ability: null }, { seat: 1, kind: 'learn', ability: null });
  play(game, t, { seat: 0, kind: 'name', name: 'A', backstory: '' }, { seat: 1, kind: 'name', name: 'B', backstory: '' });
  expect(t.heroes.map(({ hp }) => hp)).toEqual([15, 15]);
});

test('P52-021 P52-033 who is ready flips three cards like everybody and is asked nothing more; the others go on', () => {
  const t = tableFor(game, { seats: 2 });
  stack(t.action, '2♠', '6♥', '5♦');
  const offered = game.play.options(t, { seat: 0, kind: 'race' });
  expect(offered.filter((d) => d.kind === 'race' && d.ready !== undefined)).toHaveLength(3);
  const gorm: Decision = { seat: 0, kind: 'race', race: 'cragborn', ready: 'shieldhand' };
  const out = play(game, t, gorm, { seat: 1, kind: 'race', race: 'fenfolk' });
  expect(out.find(({ type }) => type === 'bonusFlipped')).toEqual({
    type: 'bonusFlipped',
    seat: 0,
    cards: cards('2♠', '6♥', '5♦'),
    points: 5,
  });
  expect(t.heroes[0]!.sheet).toMatchObject({ name: 'Gorm', race: 'cragborn', profession: 'shieldhand', quirk: null });
  expect(t.heroes[0]!.hp).toBe(8 * 4 + 3);
  expect(t.heroes[0]!.draft).toMatchObject({ split: { Lift: 2, Think: 3 }, flipped: cards('2♠', '6♥', '5♦') });
  expect(asked(game, t)).toEqual([{ seat: 1, kind: 'profession' }]);
});

test('P52-021 a ready character of another people or another seat is none', () => {
  const t = tableFor(game, { seats: 2 });
  expect(game.play.refuse(t, { seat: 0, kind: 'race', race: 'fenfolk', ready: 'shieldhand' })).not.toBeNull();
  expect(game.play.refuse(t, { seat: 1, kind: 'race', race: 'cragborn', ready: 'shieldhand' })).not.toBeNull();
});

test('P52-021 a ready character can be taken home and brought again', () => {
  const t = tableFor(game, { seats: 1 });
  play(game, t, { seat: 0, kind: 'race', race: 'cragborn', ready: 'shieldhand' });
  const kept = game.doors!.thing!.keeps!(t, 0)!;
  expect(game.doors!.thing!.read(JSON.parse(JSON.stringify(kept)))).toHaveProperty('value');
  const config = { seats: 1, seed: 'next', options: {} };
  expect(game.doors!.thing!.unfit!(kept, config as never)).toBeNull();
});
