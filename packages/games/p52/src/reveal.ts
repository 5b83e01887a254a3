/** P52-105..113  Turning spots up, and what comes to light. */
import type { Seat } from '@undercroft/engine';
import { dealRoom, drawEnemy } from './decks.ts';
import { bookFor } from './doors.ts';
import type { Out } from './events.ts';
import { evaluate } from './formula/evaluate.ts';
import { removeEnemy } from './harm.ts';
import { recordEnemy } from './recording.ts';
import { cardName } from './rules/cards.ts';
import { twistsOf, valuesOf } from './rules/character.ts';
import { type EnemySheet, enemyFrom, majorBoss, minorBoss } from './rules/fight/enemy.ts';
import { itemOnKeys } from './rules/goals.ts';
import { living, sheetOf } from './rules/heroes.ts';
import { bossIn, isFaceUp, mapOf } from './rules/map.ts';
import { keysHeld, questItem } from './rules/quest-items.ts';
import { litBy, revealedFrom } from './rules/rooms/reveal.ts';
import { kindOf, type SpotKind } from './rules/spots.ts';
import { type Enemy, FACE_DOWN, type Table } from './table.ts';

/** A spot that was just turned up and has enemies to come. */
interface Due {
  place: number;
  kind: SpotKind;
}

/** R-P52-22  Whatever a character on its spot turns up. Says which enemies came. */
export function lookAround(t: Table, seat: Seat, out: Out): number[] {
  const { place } = t.heroes[seat]!;
  const light = { lit: t.isLit || t.spots[place]!.isLit, darkSight: darkSightOf(t, seat) };
  return turnUp(t, revealedFrom(mapOf(t), place, light, t.house), out);
}

/** How much farther than one spot somebody sees in the dark. */
function darkSightOf(t: Table, seat: Seat): number {
  const book = bookFor(t);
  const sheet = sheetOf(t, seat);
  return twistsOf(sheet, book).reduce((sum, { twist }) => {
    if (twist.twist !== 'modify' || twist.what !== 'darkSight') return sum;
    return sum + evaluate(book.formula(twist.by), { values: valuesOf(sheet) });
  }, 0);
}

/** A light for the whole space: everybody looks around anew. Says which enemies came. */
export function lightSpace(t: Table, out: Out): number[] {
  t.isLit = true;
  out?.push({ type: 'spaceLit', within: null });
  return living(t).flatMap((seat) => lookAround(t, seat, out));
}

/** A light around one spot. */
export function lightAround(t: Table, from: number, within: number, out: Out): number[] {
  out?.push({ type: 'spaceLit', within });
  const places = litBy(mapOf(t), from, within);
  for (const place of places) t.spots[place] = { ...t.spots[place]!, isLit: true };
  return turnUp(t, places, out);
}

/** R-P52-72  Cards first, in this order; then enemies, where several come before where one does (P52-112). */
export function turnUp(t: Table, places: readonly number[], out: Out): number[] {
  const due: Due[] = [];
  for (const place of places) turnOne(t, place, due, out);
  const came: number[] = [];
  for (const one of [...due.filter(({ kind }) => kind.enemies > 1), ...due.filter(({ kind }) => kind.enemies <= 1)]) {
    came.push(...bringEnemies(t, one, out));
  }
  return came;
}

function turnOne(t: Table, place: number, due: Due[], out: Out): void {
  if (isFaceUp(t.spots[place]!)) return;
  const card = dealRoom(t);
  const kind = meaning(t, kindOf(card, bookFor(t).quest(t.quest.id), t.characters));
  const hasChest = kind.is === 'chest' || kind.is === 'specialChest';
  const items = kind.is === 'key' ? [itemOnKeys(t) ?? []].flat() : [];
  t.spots[place] = { ...FACE_DOWN, isLit: t.spots[place]!.isLit, card, is: kind.is, chest: hasChest ? 'locked' : 'none', items };
  out?.push({ type: 'spotTurned', place, card, is: kind.is });
  if (kind.enemies > 0 || kind.is === 'boss') due.push({ place, kind });
  const lights = bookFor(t).scenario.spots?.find(({ id }) => id === kind.is)?.lights;
  if (lights !== undefined) shine(t, place, lights, due, out);
}

/** A brazier lights the spots around it, and they are turned up. */
function shine(t: Table, from: number, within: number, due: Due[], out: Out): void {
  for (const place of litBy(mapOf(t), from, within)) {
    t.spots[place] = { ...t.spots[place]!, isLit: true };
    turnOne(t, place, due, out);
  }
}

/** What the quest makes of a spot as things stand. */
function meaning(t: Table, kind: SpotKind): SpotKind {
  // R-P52-54  With both keys in hand, further Aces are nothing.
  if (kind.is === 'key' && questItem(t) !== null && keysHeld(t) >= 2) return { is: 'path', enemies: 0 };
  // R-P52-53  With the prize in hand, special chests are ordinary ones with a guard.
  if (kind.is === 'specialChest' && t.quest.rooms >= 0) return { is: 'chest', enemies: kind.enemies };
  // R-P52-52  One boss at a time, and none after the last.
  if (kind.is === 'boss' && (bossIn(t) !== undefined || t.quest.beaten >= 2)) return { is: 'path', enemies: 0 };
  return kind;
}

/** P52-110 P52-111  Enemies come to their spot; P52-067  none while the Major Boss is there. */
function bringEnemies(t: Table, { place, kind }: Due, out: Out): number[] {
  if (bossIn(t)?.boss === 'major') return [];
  if (kind.is === 'boss') return bringBoss(t, place, out);
  const came: number[] = [];
  for (let i = 0; i < kind.enemies; i++) {
    const id = bringEnemy(t, place, out);
    if (id !== null) came.push(id);
  }
  return came;
}

const partyIn = ({ characters, avgLv }: Table) => ({ characters, avgLv });

/** R-P52-33  The next enemy; null if there are no more cards. */
export function bringEnemy(t: Table, place: number, out: Out): number | null {
  const card = drawEnemy(t);
  if (card === undefined) return null;
  return settle(t, { card, sheet: enemyFrom(card, partyIn(t), bookFor(t)), boss: 'none' }, place, out);
}

/** P52-064..070  The first Ace is the Minor Boss, or the one that was run from; when it is beaten, the Major Boss. */
function bringBoss(t: Table, place: number, out: Out): number[] {
  if (bossIn(t) !== undefined) {
    // R-P52-52  Two Aces at once: the second is nothing.
    t.spots[place] = { ...t.spots[place]!, is: 'path' };
    return [];
  }
  if (t.quest.beaten === 0) {
    const card = t.quest.bossCard >= 0 ? t.quest.bossCard : drawEnemy(t);
    if (card === undefined) return [];
    t.quest = { ...t.quest, bossCard: card };
    return [settle(t, { card, sheet: minorBoss(card, partyIn(t), bookFor(t)), boss: 'minor' }, place, out)];
  }
  // P52-068  All others flee at once; they give no exp (R-P52-52).
  for (const enemy of t.enemies.slice()) {
    out?.push({ type: 'enemyFrightened', enemy: enemy.id });
    removeEnemy(t, enemy);
  }
  return [settle(t, { card: -1, sheet: majorBoss(partyIn(t), bookFor(t)), boss: 'major' }, place, out)];
}

interface Newcomer {
  card: number;
  sheet: EnemySheet;
  boss: Enemy['boss'];
}

function settle(t: Table, { card, sheet, boss }: Newcomer, place: number, out: Out): number {
  const id = t.enemiesCome++;
  const enemy: Enemy = {
    id,
    card,
    sheet,
    hp: sheet.maxHp,
    place,
    boss,
    lostTurns: 0,
    pushing: -1,
    lastAttacker: null,
    heals: 0,
    afflictions: [],
    isRobbed: false,
  };
  t.enemies.push(enemy);
  recordEnemy(t, enemy);
  t.met[id] = card < 0 || boss !== 'none' ? sheet.name : `${sheet.name} ${cardName(card)}`;
  out?.push({ type: 'enemyCame', enemy: id, card, place, name: sheet.name, sheet });
  return id;
}
