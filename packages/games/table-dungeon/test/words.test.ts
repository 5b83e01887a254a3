import { expect, test } from 'vitest';
import { card } from '../src/cards.ts';
import { CLASS_SHEETS } from '../src/content/classes.ts';
import { ACCENTS, CLASS_QUIPS, QUIPS } from '../src/content/quips.ts';
import type { Decision } from '../src/decisions.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { quip } from '../src/names.ts';
import { QUESTIONS } from '../src/questions.ts';
import type { Table } from '../src/table.ts';
import { inEnglish } from '../src/texts.ts';
import { facing, type Hero, playCards, take } from './table.ts';

const PAIR: Hero[] = [
  { class: 'fighter', hand: '4C 5H KC', xp: '9C 8C 7C', items: 'Q' },
  { class: 'wizard', hand: '3S AS', health: 6 },
];
const t = facing({ heroes: PAIR, enemy: [1, 10] });
const view = game.sight.view(t, 0);
const says = (d: Decision) => game.words.decision(view, d);
const tells = (e: Event) => game.words.event(view, e);
const story = (table: Table, events: Event[], viewer = 0) =>
  events.map((e) => game.words.event(game.sight.view(table, viewer), e) ?? '').join('\n');

test('every kind of question is put in words', () => {
  for (const kind of Object.keys(QUESTIONS)) {
    expect(game.words.ask(view, { seat: 0, kind: kind as Decision['kind'] })).toMatch(/\.|\?/);
  }
});

test('TD-053 TD-039 a card’s button says what it does with stats, and what it bids for loot', () => {
  expect(says({ seat: 0, kind: 'play', card: card('4C') })).toBe('Play 4♣: attack 7, loot bid 4');
  expect(says({ seat: 0, kind: 'play', card: card('5H') })).toBe('Play 5♥: heal 7, loot bid 5');
  expect(says({ seat: 0, kind: 'play', card: card('KC') })).toBe('Play K♣: a choice with your XP pile, no loot');
});

test.each<[Decision, string]>([
  [{ seat: 0, kind: 'royal', choice: 'nothing' }, 'Do nothing'],
  [{ seat: 0, kind: 'royal', choice: 'cycle' }, 'Put 9♣ under your XP pile'],
  [{ seat: 0, kind: 'royal', choice: 'learn' }, 'Put 9♣ into your discard pile'],
  [{ seat: 0, kind: 'royal', choice: 'bury', card: 29 }, 'Bury 4♣ from your hand under your XP pile'],
  [{ seat: 0, kind: 'levelUp', bottom: [] }, 'All into the discard pile'],
  [{ seat: 0, kind: 'levelUp', bottom: [34] }, 'Underneath: 9♣; the rest into the discard pile'],
  [{ seat: 0, kind: 'levelUp', bottom: [34, 33, 32] }, 'All underneath: 9♣, then 8♣, then 7♣'],
  [{ seat: 0, kind: 'item', use: 0 }, 'Use nothing'],
  [{ seat: 0, kind: 'item', use: 12 }, 'Shield of Excuses: Once: ignore the damage of one loss.'],
  [{ seat: 0, kind: 'claim', claim: 'hit', atLeast: 7 }, '“I can hit for 7+”'],
  [{ seat: 0, kind: 'offer', to: 1, give: 12, want: 0 }, 'Offer Shield of Excuses to Wizard 2 as a gift'],
  [{ seat: 0, kind: 'offer', to: 1, give: 12, want: 13 }, 'Offer Shield of Excuses to Wizard 2 for Unstable Orb'],
  [{ seat: 0, kind: 'answerOffer', accept: true }, 'Accept'],
  [{ seat: 0, kind: 'leave' }, 'Leave for good: your hero is removed'],
])('%j is “%s”', (d, text) => expect(says(d)).toBe(text));

test('a fight is told with where every point came from', () => {
  const table = facing({ heroes: PAIR, enemy: [1, 10], loot: '9D' });
  const text = story(table, playCards(table, '4C', '3S'));
  expect(text).toContain('Revealed: Fighter 1 4♣, Wizard 2 3♠.');
  expect(text).toContain('Fighter 1 4♣: 4 + 3 = 7; Wizard 2 3♠: 3 + 1 = 4. Total 11 against 10: defeated.');
  expect(text).toContain('Wizard 2 loots with rank 3: 9♦, 9 points, now 9.');
  expect(text).toContain('Round 2.');
});

test('E-TD-02 the enemy is introduced with dice, health, damage and description', () => {
  const e: Event = { type: 'enemyAppeared', round: 1, roller: 0, dice: [4, 6], roll: 10, level: 1, health: 10, returned: false };
  expect(tells(e)).toBe(
    'Round 1. Fighter 1 rolls 4 + 6 = 10: Swarm of spiders, health 10, damage 4. If loss, whoever played the highest rank takes 1 more damage.',
  );
  expect(tells({ ...e, returned: true })).toContain('It is back');
});

test('R-TD-34 a broken claim is noted, and somebody has a word about it', () => {
  const table = facing({ heroes: PAIR, enemy: [1, 10] });
  take(table, { seat: 0, kind: 'claim', claim: 'healing' });
  const text = story(table, playCards(table, '4C', 'AS'));
  expect(text).toContain('Fighter 1 said “Healing” and played 4♣: broken. Wizard 2: “');
  expect(says({ seat: 0, kind: 'claim', claim: 'trust' })).toBe('“Trust me”');
});

test('TD-006 a hero speaks in the chosen accent or as the class does; without a hero there is silence', () => {
  const line = quip(inEnglish, view, 0, 'ace').replace(/^ “|”$/g, '');
  const accent = ACCENTS[view.seats[0]!.accent]!.id;
  expect([...QUIPS[accent].ace, ...CLASS_QUIPS.fighter.ace]).toContain(line);
  const nobody = { ...view, seats: view.seats.map((s) => ({ ...s, class: -1, accent: -1 })) };
  expect(quip(inEnglish, nobody, 0, 'ace')).toBe('');
  expect(game.words.seat(nobody, 1)).toBe('Seat 2');
});

test.each<[Event, string | null]>([
  [
    { type: 'healed', seat: 0, amount: 7, health: 9, card: 4, stat: 2, items: 0, plus: 0, why: 'heart' },
    'Fighter 1 heals with 5♥: 5 + 2, so 7, and is at 9.',
  ],
  [
    { type: 'healed', seat: 0, amount: 3, health: 9, card: 4, stat: 2, items: 1, plus: -2, why: 'heart' },
    'Fighter 1 heals with 5♥: 5 + 2 + 1 (item) − 2 (enemy), so 3, and is at 9.',
  ],
  [{ type: 'hurt', seat: 1, amount: 4, health: 2, why: 'damage' }, 'Wizard 2 takes 4 damage and is at 2.'],
  [
    {
      type: 'rolledOff',
      rank: 2,
      rolls: [
        [
          { seat: 0, die: 3 },
          { seat: 1, die: 5 },
        ],
      ],
      winner: 1,
    },
    'Roll-off for the lowest card (rank 2): Fighter 1 3, Wizard 2 5. Wizard 2 wins it.',
  ],
  [{ type: 'rolledOff', rank: 0, rolls: [[{ seat: 0, die: 3 }]], winner: 0 }, 'Roll-off for the victory: Fighter 1 3. Fighter 1 wins it.'],
  [{ type: 'royalChosen', seat: 1, choice: 'bury', card: null }, 'Wizard 2 buries a hand card under the XP pile.'],
  [{ type: 'drew', seat: 1, cards: null, count: 1 }, null],
  [{ type: 'tenSeen', seat: 1, ten: null, royals: null }, null],
  [{ type: 'reformed', seat: 1, fromXp: [34], size: 9, cards: null, count: 5 }, 'Wizard 2 re-forms the action pile of 9 with 9♣ from XP.'],
  [{ type: 'noLoot', why: 'fled' }, 'It fled: no loot.'],
  [{ type: 'looted', seat: 0, card: card('QC'), rank: 4, score: 0 }, 'Fighter 1 loots with rank 4: Q♣, the item Shield of Excuses.'],
  [
    { type: 'ended', ending: { winners: [], scores: [0, 0], reason: 'wiped-out', tieBreak: 'none', rank: null } },
    'Everybody is dead in round 1, on level 1. Everybody has lost.',
  ],
  [
    { type: 'ended', ending: { winners: [0], scores: [19, 19], reason: 'last-ace', tieBreak: 'health', rank: null } },
    'The last ace: Fighter 1 (19 points) wins, by more health.',
  ],
  [
    { type: 'ended', ending: { winners: [0, 1], scores: [9, 9], reason: 'last-ace', tieBreak: 'shared', rank: null } },
    'The last ace: Fighter 1 (9 points) and Wizard 2 (9 points) win, shared.',
  ],
  [
    { type: 'ended', ending: { winners: [0], scores: [9, 0], reason: 'last-alive', tieBreak: 'none', rank: null } },
    'Only one is left standing: Fighter 1 (9 points) wins.',
  ],
  [
    { type: 'ended', ending: { winners: [0, 1], scores: [9, 30], reason: 'last-ace', tieBreak: 'none', rank: 'Lost But Solvent' } },
    'The last ace. 39 points: Lost But Solvent.',
  ],
])('%j is told as “%s”', (e, text) => expect(tells(e)).toBe(text));

test('TD-008 a class is offered with its name, its figures and what it is about', () => {
  expect(CLASS_SHEETS.map((_, cls) => says({ seat: 0, kind: 'class', class: cls }))).toEqual([
    'Fighter (♥ +2, ♠ +1, ♣ +3): Hits things. Has opinions about which end.',
    'Wizard (♥ +1, ♠ +1, ♦ +4): Read a book about this. Brought the book.',
    'Rogue (♠ +3, ♣ +1, ♦ +2): Standing behind you. Has always been standing behind you.',
    'Cleric (♥ +3, ♣ +2, ♦ +1): Here to help. Invoices later.',
  ]);
});

test('a suit that counts for nothing is told as 0, a double with its factor, a change with its sign', () => {
  const blow = { seat: 0, card: card('4C'), rank: 4, stat: 3, items: 0, times: 0, plus: 0, bonus: 0, attack: 0 };
  const told = (change: object) => tells({ type: 'fought', blows: [{ ...blow, ...change }], total: 0, health: 99, result: 'win' });
  expect(told({})).toContain('Fighter 1 4♣: 0. Total');
  expect(told({ times: 2, plus: -2, bonus: 6, attack: 18 })).toContain('4 + 3, ×2, − 2 (enemy) + 6 (item) = 18');
});
