/** The page holds the proof of the dice against what it kept itself: every lie of a server about it is found out. */

import { game as cellar } from '@undercroft/cellar';
import type { DiceRecord, Verification } from '@undercroft/client';
import { commitOf, type Game, type Json, Match, seedOf } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { checkDice } from '../../src/table/dice-check.ts';

const game: Game = cellar;
const secret = 'ab'.repeat(32);
const [MINE, THEIRS] = ['my own text', 'her own text'];
const commits = [commitOf(MINE), commitOf(THEIRS), null];

/** A finished match of this seed, as a server that has it would show it. */
function playedWith(seed: string): Json {
  const match = new Match(game, { seats: 3, seed });
  for (let n = 0; match.outcome() === null && n < 5000; n++) {
    const ask = game.play.pending(match.table).find(({ may }) => may !== true)!;
    const [first] = game.play.options(match.table, ask);
    match.decide(first ?? { seat: ask.seat, kind: ask.kind, might: 1, stamina: 1, wits: 1 });
  }
  return JSON.parse(JSON.stringify(match.save()));
}

function proofOf(change: Partial<Verification> = {}): Verification {
  const parts = {
    secret,
    tableId: 't',
    entropy: [
      { seat: 0, entropy: MINE },
      { seat: 1, entropy: THEIRS },
    ],
    commits: [
      { seat: 0, commit: commitOf(MINE) },
      { seat: 1, commit: commitOf(THEIRS) },
    ],
    without: [],
    round: 0,
    draws: null,
    ...change,
  };
  const seed = seedOf(parts);
  return { commit: commitOf(parts.secret), seed, match: playedWith(seed), ...parts, ...change };
}

const record: DiceRecord = {
  commits: { 0: commitOf(secret) },
  texts: [{ text: MINE, commit: commitOf(MINE), shown: 0 }],
  seats: [0],
  seen: { 0: commits },
};
const told = commitOf(secret);
const found = (proof: Verification, kept: DiceRecord | null = record) => checkDice(game, proof, kept, proof.commit);

test('honest dice are fair, the own text was used, and the others were bound before', () => {
  expect(found(proofOf())).toMatchObject({ wrong: null, own: 'used', bound: [1], kept: true, commit: told });
});

test('whoever kept nothing is told so', () => {
  expect(found(proofOf(), null)).toMatchObject({ wrong: null, own: 'none', bound: [], kept: false });
});

test('a server that chose another secret after the texts were shown is found out, though its proof fits itself', () => {
  const lie = proofOf({ secret: 'cd'.repeat(32) });
  expect(found(lie, null).wrong).toBeNull();
  expect(found(lie).wrong).toEqual({ key: 'replay.secretChanged' });
});

const other = [
  { seat: 0, entropy: MINE },
  { seat: 1, entropy: 'tried until it pleased' },
];
const bent = [
  { seat: 0, entropy: 'what she says I said' },
  { seat: 1, entropy: THEIRS },
];
const boundTo = (entropy: Verification['entropy']) => entropy.map(({ seat, entropy: text }) => ({ seat, commit: commitOf(text) }));

test.each([
  ['another text of the other person', { entropy: other, commits: boundTo(other) }, { key: 'replay.otherChanged', seat: 1 }],
  ['another text of mine', { entropy: bent, commits: boundTo(bent) }, { key: 'replay.mineChanged', seat: 0 }],
  ['without my text', { entropy: [other[1]!], commits: boundTo([other[1]!]) }, { key: 'replay.mineLeftOut' }],
  ['calling me away', { entropy: [{ seat: 1, entropy: THEIRS }], without: [0] }, { key: 'replay.mineLeftOut' }],
  [
    'without the other text',
    { entropy: [{ seat: 0, entropy: MINE }], commits: boundTo([other[0]!]) },
    { key: 'replay.otherLeftOut', seat: 1 },
  ],
  [
    'with a person nobody saw',
    {
      entropy: [...proofOf().entropy, { seat: 2, entropy: 'a late one' }],
      commits: [...proofOf().commits, { seat: 2, commit: commitOf('a late one') }],
    },
    { key: 'replay.otherUnseen', seat: 2 },
  ],
  ['with a seed of its own', { seed: 'e'.repeat(64) }, { text: expect.stringContaining('seed') }],
])('dice made with %s are found out', (_, lie, wrong) => {
  expect(found(proofOf(lie)).wrong).toEqual(wrong);
});

test('a server that denies the round in which the text was shown is found out', () => {
  const shownLater = { ...record, texts: [{ ...record.texts[0]!, shown: 1 }], seen: { 1: commits }, commits: { 0: told, 1: told } };
  expect(found(proofOf(), shownLater).wrong).toEqual({ key: 'replay.mineLeftOut' });
});

test('who was away, and had shown nothing, is told that the table began without the text', () => {
  const away = { ...record, texts: [{ ...record.texts[0]!, shown: null }], seen: {} };
  const proof = proofOf({ entropy: [{ seat: 1, entropy: THEIRS }], without: [0] });
  expect(found(proof, away)).toMatchObject({ wrong: null, own: 'away' });
});
