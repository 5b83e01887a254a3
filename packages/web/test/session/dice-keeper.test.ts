import type { DiceRecord } from '@undercroft/client';
import { expect, test } from 'vitest';
import { diceKeeper } from '../../src/session/dice-keeper.ts';

/** A storage that can be closed, as that of a private window is. */
function storage(): Storage & { full: boolean } {
  const kept = new Map<string, string>();
  return {
    full: false,
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const record = (text: string, shown: number | null = null): DiceRecord => ({
  commits: { 0: 'server' },
  texts: [{ text, commit: `of ${text}`, shown }],
  seats: [],
  seen: {},
});
const textsOf = (kept: DiceRecord | null) => kept?.texts.map(({ text, shown }) => [text, shown]);

test('two pages of one browser that sit down at once lose no text: the seat is bound to one of them', () => {
  const shared = storage();
  const [one, other] = [diceKeeper(() => shared), diceKeeper(() => shared)];
  one.write('a-table', record('first', 0));
  other.write('a-table', record('second'));
  expect(textsOf(one.read('a-table'))).toEqual([
    ['second', null],
    ['first', 0],
  ]);
  one.write('a-table', one.read('a-table')!);
  expect(textsOf(other.read('a-table'))).toHaveLength(2);
});

test('a text is known as long as the page is open, also where there is no room for it', () => {
  const full = storage();
  const keeper = diceKeeper(() => full);
  keeper.write('a-table', record('first'));
  full.full = true;
  keeper.write('a-table', record('first', 1));
  expect(textsOf(keeper.read('a-table'))).toEqual([['first', 1]]);
  const forbidden = diceKeeper(() => {
    throw new DOMException('no', 'SecurityError');
  });
  forbidden.write('a-table', record('first'));
  expect(textsOf(forbidden.read('a-table'))).toEqual([['first', null]]);
});
