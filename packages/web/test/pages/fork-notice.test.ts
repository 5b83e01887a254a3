import { sayer } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { expect, test } from 'vitest';
import english from '../../src/messages/en.json' with { type: 'json' };
import { forkWords } from '../../src/pages/lobby/fork-notice.tsx';

const say = sayer(english, 'en');
const from = { table: 't', name: 'Old evening', decisions: 7, secrets: 'same', knownBy: 'everybody', seats: null } as const;
const words = (fork: TableInfo['fork']) =>
  forkWords({ fork } as TableInfo, say)
    .join(' ')
    .replaceAll(/[\u2068\u2069]/g, '');

test('a table of its own says nothing', () => {
  expect(words(null)).toBe('');
});

test('a fork names the table it comes from and who may know what is hidden', () => {
  expect(words(from)).toContain('Old evening, after 7 decisions. What is hidden here was hidden there, and anybody may');
  expect(words({ ...from, knownBy: [{ id: 'm', name: 'Maud' }] })).toContain('these people may know it: Maud.');
  expect(words({ ...from, secrets: 'new', knownBy: [] })).toContain('dealt anew: nobody knows it.');
  expect(words({ ...from, seats: ['m'] })).toContain('everybody on their own chair');
  expect(words({ ...from, table: null, name: '' })).toMatch(/^This table goes on from a moment of another one\. What/);
});
