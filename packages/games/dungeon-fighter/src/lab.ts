/** What a finished table tells the lab: where games are lost, and what each hero, card, monster, room and throw does to the chances. */
import { type Config, type ContentUse, namesById } from '@undercroft/engine';
import { EQUIPMENT } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { MONSTERS } from './content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
import { rulesFrom } from './house-rules.ts';
import { sheetOf } from './rules/party.ts';
import { heroCount, NONE, type Table } from './table.ts';
import { english } from './texts.ts';
import { THROW_KEYS } from './throws/index.ts';

/** Backing down costs hit points and each fight some of them, so even odd games end; shops and votes take a few answers of all. */
export const longest = (config: Config): number => 6000 * Math.max(3, heroCount(config.seats, rulesFrom(config.options)));

const sheetId = (t: Table, floor: number): string =>
  (floor === 0 ? SHEETS[t.firstFloor] : floor === 1 ? SHEETS[t.secondFloor] : BOSS_SHEETS[t.thirdFloor])?.id ?? 'boss';

const uniquely = <X>(list: readonly X[]): X[] => [...new Set(list)];

export function used(t: Table, use: ContentUse): void {
  const won = (t.ending?.winners.length ?? 0) > 0;
  for (const hero of t.heroes) use('hero', sheetOf(hero)?.id ?? 'none', won);
  for (const card of uniquely(t.bought)) use('bought', EQUIPMENT[card]!.id, won);
  for (const card of uniquely(t.shown)) use('on sale', EQUIPMENT[card]!.id, won);
  for (const card of uniquely(t.declared)) use('weapon used', EQUIPMENT[card]!.id, won);
  usedInFights(t, use, won);
  usedByThrows(t, use);
  usedAtTheEnd(t, use, won);
}

/** Monsters beaten, and the one that stood there when the game was lost. */
function usedInFights(t: Table, use: ContentUse, won: boolean): void {
  for (const monster of t.beaten) use(`level ${MONSTERS[monster]!.level} fought`, MONSTERS[monster]!.id, true);
  const last = MONSTERS[t.monster];
  if (t.monster !== NONE && last !== undefined) use(last.level === 0 ? 'boss fought' : `level ${last.level} fought`, last.id, won);
  for (const step of t.route) {
    const floor = Math.floor(step / 10);
    use('room', `${sheetId(t, floor)} ${String.fromCharCode(65 + (step % 10))}`, won);
  }
}

/** Of each throw: whether it hit. */
function usedByThrows(t: Table, use: ContentUse): void {
  t.tried.forEach((tried, kind) => {
    const hits = t.hit[kind]!;
    for (let i = 0; i < tried; i++) use('throw hit', THROW_KEYS[kind] ?? 'plain', i < hits);
  });
}

/** Where games are lost, what was left, and what it cost to get there. */
function usedAtTheEnd(t: Table, use: ContentUse, won: boolean): void {
  use('reached floor', t.floor === 3 ? 'boss' : String(t.floor + 1), won);
  if (!won && t.ending !== null) use('lost', `${t.ending.reason} on ${t.floor === 3 ? 'the boss card' : `floor ${t.floor + 1}`}`, won);
  use('heroes eliminated', String(t.heroes.filter(({ eliminated }) => eliminated).length), won);
  if (t.floor === 3) use('bonus dice before the end', String(t.dice + t.whites), won);
  use('recoveries', t.recoveries > 5 ? '6+' : String(t.recoveries), won);
  use('backed down', t.backedDown > 2 ? '3+' : String(t.backedDown), won);
}

/** A throw hits, a monster is beaten; where games are lost is only counted. */
export const deeds: Record<string, string | null> = {
  'throw hit': 'hit',
  ...Object.fromEntries(['level 1', 'level 2', 'level 3', 'level 4', 'boss'].map((whom) => [`${whom} fought`, 'beaten'])),
  lost: null,
};

const throws = THROW_KEYS.map((id) => ({ id, name: String(english[`throw.${id}`]) }));
export const named = namesById(HEROES, EQUIPMENT, MONSTERS, throws);
