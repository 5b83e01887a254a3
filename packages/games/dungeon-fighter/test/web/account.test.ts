import { sayer } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { english } from '../../src/texts.ts';
import type { MissReason, Verdict } from '../../src/throws/index.ts';
import { accountIn, reasonsOf, rowsOf, rulesOf, type Thrown } from '../../web/account.ts';
import messages from '../../web/messages/en.json' with { type: 'json' };
import { moodOf } from '../../web/parts/table/stage.ts';

const inGame = sayer<string>(english, 'en', english);
const say = sayer<string>(messages, 'en', messages);

function thrown(lies: Verdict['section'], reasons: MissReason[] = [], more: Partial<Verdict> = {}): Thrown {
  const facts: Verdict['facts'] = {
    reasons,
    bounces: reasons.includes('no-bounce') ? 0 : 1,
    bouncedAt: [],
    touchedBoardAt: null,
    shares: { sections: [], bone: 0, hole: 0, outside: 0 },
    lies,
    onBoard: true,
    cocked: false,
    pushed: [],
    touched: [],
    ticks: 240,
  };
  const miss = reasons[0] ?? null;
  const verdict: Verdict = { section: miss === null ? lies : 0, miss, iconUp: false, rethrow: false, done: [], facts, ...more };
  return { type: 'thrown', hero: 0, die: 2, verdict, isHit: miss === null, tricky: false, lying: [], seen: null };
}
const STRUCK: Event = { type: 'struck', hero: 0, amount: 11, base: [4, 'section'], times: [[2, 'berserk']], plus: [[3, 'Hat']], hp: 1 };
const SWUNG: Event = { type: 'swung', hero: 0, die: 2, weapons: [], wanted: [] };

test('an account has what followed its throw and ends with the next swing', () => {
  const hit = thrown(4);
  expect(accountIn([SWUNG, hit, STRUCK])).toEqual({ thrown: hit, followed: [STRUCK] });
  expect(accountIn([hit, STRUCK, SWUNG])).toBeNull();
  expect(accountIn([STRUCK])).toBeNull();
});

test('DF-112 DF-113 DF-117 every reason stands on the slip with its own rule', () => {
  const done: Verdict['done'] = [{ key: 'elbow', passed: false, why: 'seen.elbow.flung', n: 51 }];
  const lines = reasonsOf(thrown(0, ['no-bounce', 'hole', 'requirement'], { done }), say, inGame);
  expect(lines.map(({ ok, rule }) => [ok, rule])).toEqual([
    [false, 'DF-112'],
    [false, 'DF-319'],
    [false, 'DF-113'],
  ]);
  expect(lines[1]!.text).toBe('Elbow: flung, not rolled (51 cm/s)');
});

test('a hit says that it bounced and where it lies', () => {
  expect(reasonsOf(thrown(4), say, inGame).map(({ text }) => text)).toEqual(['Bounced once on the oak', 'Lies on the 4']);
  expect(reasonsOf(thrown(10), say, inGame).at(-1)!.rule).toBe('DF-126');
});

test('DF-125 DF-127 DF-128 the sum names each part and its source', () => {
  const { followed } = accountIn([thrown(4), STRUCK])!;
  const rows = rowsOf(followed, { say, inGame, heroes: [] });
  expect(rows.map(([value]) => value)).toEqual(['4', '× 2', '+ 3', '= 11', '1']);
  expect(rows[2]![1]).toBe('Hat');
  expect(rulesOf(followed)).toEqual(['DF-125', 'DF-128', 'DF-127']);
});

test('the others duck until the judge has spoken, and a beaten monster stays down', () => {
  const calm = { flight: null, judging: false, told: null };
  const [hit, miss] = [accountIn([thrown(4), STRUCK]), accountIn([thrown(0, ['hole'])])];
  expect(moodOf({ ...calm, judging: true }, hit)).toBe('flies');
  expect([moodOf(calm, null), moodOf(calm, hit), moodOf(calm, miss)]).toEqual(['calm', 'hit', 'miss']);
  expect(moodOf(calm, accountIn([thrown(4), { ...STRUCK, hp: 0 }]))).toBe('falls');
});
