/** Which tables can be set up, and what a finished one tells the lab. */
import { type Config, type ContentUse, namesById, type Why } from '@undercroft/engine';
import { BOSSES } from './content/bosses.ts';
import { HEROES, ITEMS, QUESTS } from './content/cards.ts';
import { cardOf } from './rules/heroes.ts';
import type { Table } from './table.ts';
import { type Key, told } from './texts.ts';

/** AP-001, AP-002, R-AP-60, R-AP-75  How many seats each way to play has. */
export function checkConfig({ seats, options }: Config): Why | null {
  const wrong = (rule: string, key: Key): Why => ({ rule, ...told(key, { seats }) });
  const mode = options['play.mode'];
  if (mode === 'alone') return seats === 1 ? null : wrong('R-AP-60', 'why.setup.alone');
  if (mode === 'twoParties') return seats === 2 ? null : wrong('R-AP-75', 'why.setup.twoParties');
  return seats >= 2 ? null : wrong('AP-001', 'why.setup.tooFew');
}

/** A turn seldom takes forty decisions. R-AP-57: after 40 rounds the boss comes; without that, random play takes very long. */
export const longest = ({ seats, options }: Config): number => seats * 40 * (options['play.lastRound'] === false ? 500 : 45);

/** Heroes and items with the wins of those who had them; quests tried, won and fatal; how it ended. */
export function used(t: Table, use: ContentUse): void {
  const winners = t.ending?.winners ?? [];
  t.seats.forEach((s, seat) => {
    const won = winners.includes(seat);
    for (const hero of s.heroes) use('hero at the end', HEROES[cardOf(hero)]!.id, won);
    // What a hero is worth for its price: compare those of one price.
    for (const hero of s.hired) use(`hero for ${HEROES[hero]!.cost} gold`, HEROES[hero]!.id, won);
    for (const item of s.itemsUsed) use(`${ITEMS[item]!.type} used`, ITEMS[item]!.id, won);
    for (const hero of s.retired) use('hero retired', HEROES[hero]!.id, won);
    for (const item of s.hand) use('item left', ITEMS[item]!.id, won);
  });
  const done = t.seats.flatMap((s) => s.quests);
  const attempts = t.questsTried.slice();
  for (const quest of done) use('quest', QUESTS[quest]!.id, true);
  for (const quest of done) attempts.splice(attempts.indexOf(quest), 1);
  for (const quest of attempts) use('quest', QUESTS[quest]!.id, false);
  for (const quest of t.questsFatal) use('quest fatal', QUESTS[quest]!.id, done.includes(quest));
  usedAtTheEnd(t, use, winners.length > 0);
}

function usedAtTheEnd(t: Table, use: ContentUse, won: boolean): void {
  use('level reached', String(t.level), won);
  use('boss came by', t.firsts[2] === -1 ? 'time' : 'quests', won);
  const boss = BOSSES[t.boss];
  for (const s of t.seats) {
    if (boss === undefined) break;
    if (s.boss !== 'declined') use('boss fought', boss.id, s.boss === 'stage 2');
    use('how far against the boss', s.boss, false);
  }
  if (t.ending !== null && won) use('tie-break', t.ending.tieBreak, true);
}

/** A quest is solved, a boss beaten; which quests killed, how far somebody came and what broke a tie is only counted. */
export const deeds: Record<string, string | null> = {
  quest: 'solved',
  'quest fatal': null,
  'boss fought': 'beaten',
  'how far against the boss': null,
  'tie-break': null,
};

export const named = namesById(HEROES, ITEMS, QUESTS, BOSSES);
