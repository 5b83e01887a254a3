/** Dungeon Fighter on a terminal: where you are, what stands there, who you are, what is on the Chest. */
import { type Ask, type DecisionBase, sfc32 } from '@undercroft/engine';
import type { Asking, Board, Place } from '@undercroft/terminal/board.ts';
import { box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import type { Ink } from '@undercroft/terminal/ink.ts';
import { clip, wrap } from '@undercroft/terminal/text.ts';
import { EQUIPMENT } from '../src/content/equipment.ts';
import { MONSTERS } from '../src/content/monsters.ts';
import { abilityName, equipmentText, monsterText, roomText, throwName } from '../src/content/text.ts';
import { COLOURS } from '../src/content/vocabulary.ts';
import type { Decision, Told } from '../src/decisions.ts';
import { cardName, gearName, heroName, monsterName, roomName } from '../src/names.ts';
import { MISS_REASONS, SECTIONS } from '../src/rules/hand.ts';
import { sheetNow } from '../src/rules/map.ts';
import { isScarred, sheetOf } from '../src/rules/party.ts';
import { NONE } from '../src/table.ts';
import { type DfSay, inEnglish } from '../src/texts.ts';
import { aim, type ThrowKey } from '../src/throws/index.ts';
import type { HeroView, View } from '../src/view.ts';

const say: DfSay = inEnglish;
const INKS = ['blue', 'green', 'red'] as const;

/** Round, floor, Chest. */
function head(view: View, { ink, width }: Place): string[] {
  const where = view.floor === 3 ? 'the Final Boss' : `floor ${view.floor + 1}${view.room === NONE ? '' : `, room ${roomName(view.room)}`}`;
  const tower = [view.tierISize, view.tierIISize, view.tierIIISize, view.tierIVSize].join('/');
  const chest = `Chest: ${view.coins} coins, ${view.dice} bonus dice · tower ${tower}`;
  return [ink('bold', clip(`Round ${view.round} · ${where} · ${view.rules.difficulty}`, width)), ink('dim', clip(chest, width))];
}

/** The sheet as a line of rooms, the party's marked. */
function map(view: View, { ink, width }: Place): string[] {
  const sheet = sheetNow(view);
  if (sheet === undefined || view.round === 0) return [];
  const lines = sheet.rooms.map((room, i) => {
    const ways = room.exits.length === 0 ? 'way out' : `→ ${room.exits.map(roomName).join(' ')}`;
    const line = clip(`${i === view.room ? '▸' : ' '} ${room.id} ${roomText(say, room.kind)} ${ways}`, width - 4);
    return i === view.room ? ink('yellow', line) : line;
  });
  return box(lines, { ink, width, title: cardName(say, sheet), frame: 'yellow' });
}

const TOKENS: readonly [keyof View & ('tracked' | 'toad' | 'song'), string][] = [
  ['tracked', 'tracked (+1)'],
  ['toad', 'toad (misses hurt 2 less)'],
  ['song', 'lulled by the Song'],
];

function monster(view: View, { ink, width }: Place): string[] {
  const card = MONSTERS[view.monster];
  if (card === undefined) return [];
  const level = card.level === 0 ? 'Final Boss' : `level ${card.level}`;
  const tokens = TOKENS.flatMap(([field, text]) => (view[field] ? [text] : []));
  const lines = [
    `${card.type}, ${level}: ${Math.max(0, view.hp)} of ${card.hp} hit points, a miss costs ${card.damage}`,
    ...wrap(monsterText(say, card), width - 4),
    view.compulsory.length > 0 ? `required: ${view.compulsory.map((key) => throwName(say, key)).join(', ')}` : '',
    tokens.join(', '),
    `dice: ${view.throwable.map((die) => COLOURS[die] ?? 'white').join(', ') || 'none'}; shots ${view.shots}`,
  ];
  return box(
    lines.filter((line) => line !== '').map((line) => clip(line, width - 4)),
    { ink, width, title: cardName(say, card), frame: 'red' },
  );
}

/** Abilities in their colours; a Scar strikes one out. */
function abilities(hero: HeroView, ink: Ink, width: number): string[] {
  return (sheetOf(hero)?.abilities ?? []).map((ability, colour) =>
    isScarred(hero, colour)
      ? ink('dim', clip(`✗ ${abilityName(say, ability)}`, width))
      : ink(INKS[colour]!, clip(`● ${abilityName(say, ability)}`, width)),
  );
}

function heroLines(hero: HeroView, ink: Ink, width: number): string[] {
  const state = hero.eliminated ? 'an angel' : hero.fainted ? 'fainted' : `${hero.hp}/${hero.full} hp`;
  const gear = hero.gear.map((card) => clip(`- ${gearName(say, card)}`, width));
  const admirers = hero.seduced.map((card) => clip(`♥ ${monsterName(say, card)}`, width));
  const stolen = hero.stolenSize > 0 ? [`${hero.stolenSize} face down`] : [];
  return [state, ...abilities(hero, ink, width), ...gear, ...admirers, ...stolen];
}

const NARROWEST = 22;

function heroes(view: View, place: Place): string[] {
  const { ink } = place;
  if (view.heroes.every(({ card }) => card === NONE)) return [];
  const inRow = Math.max(1, Math.min(view.heroes.length, 3, Math.floor(place.width / NARROWEST)));
  const width = Math.floor((place.width - (inRow - 1)) / inRow);
  const lines: string[] = [];
  for (let i = 0; i < view.heroes.length; i += inRow) {
    const row = view.heroes.slice(i, i + inRow);
    const cards = evenly(row.map((hero) => heroLines(hero, ink, width - 4)));
    const title = (at: number) => `${at === view.thrower ? '▸ ' : ''}${heroName(say, view, at)}`;
    lines.push(
      ...sideBySide(
        cards.map((card, k) => box(card, { ink, width, title: clip(title(i + k), width - 6) })),
        place.width,
      ),
    );
  }
  return lines;
}

function stall(view: View, { ink, width }: Place): string[] {
  if (view.stall.length === 0) return [];
  const lines = view.stall.map((card) => {
    const { type, price, effect } = EQUIPMENT[card]!;
    return clip(`${price}c ${gearName(say, card)} (${type}): ${equipmentText(say, effect)}`, width - 4);
  });
  return box(lines, { ink, width, title: 'For sale', frame: 'cyan' });
}

/** `4`, `10 icon`, `off-board icon`: what became of a real throw. */
function readTold(line: string, wanted: readonly ThrowKey[], done: readonly ThrowKey[]): Told | null {
  const [where = '', ...rest] = line.toLowerCase().split(/\s+/);
  const iconUp = rest.includes('icon');
  const section = SECTIONS.find((each) => String(each) === where || (each === 10 && where === 'bullseye'));
  const miss = MISS_REASONS.find((each) => each === where) ?? null;
  if (section === undefined && miss === null) return null;
  return { section: section ?? 0, miss, iconUp, done: wanted.filter((key) => done.includes(key)) };
}

/** A throw on the screen needs a screen: here the hand is a regular's, and a word chooses between throws. */
async function throwFrom(view: View, ask: Ask, asking: Asking): Promise<DecisionBase | null> {
  const line = await asking.line('Enter throws as a regular would; any word throws otherwise: ');
  if (line === null) return null;
  const seed = [...line].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), view.round * 1009 + view.shots * 31 + 7);
  const record = aim(view.lying, view.wanted, 'regular', sfc32(seed));
  return { seat: ask.seat, kind: 'throw', throw: record } as DecisionBase;
}

/** Asks for a real throw line by line. */
async function fill(view: View, ask: Ask, asking: Asking): Promise<DecisionBase | null> {
  if (ask.kind === 'throw') return throwFrom(view, ask, asking);
  const wanted = ask.kind === 'correct' ? (view.before?.wanted ?? []) : view.wanted;
  const done: ThrowKey[] = [];
  for (const key of wanted) {
    const answer = await asking.line(`${throwName(say, key)}: done as required? (y/n) `);
    if (answer === null) return null;
    if (answer.toLowerCase().startsWith('y')) done.push(key);
  }
  for (;;) {
    const line = await asking.line(`section (1-5, 10) or ${MISS_REASONS.join(', ')}; add "icon" if it lies up: `);
    if (line === null || line === '') return null;
    const told = readTold(line, wanted, done);
    if (told !== null) return { seat: ask.seat, kind: ask.kind, told } as DecisionBase;
    asking.say('That is not something the board can give.');
  }
}

/** What a long list of answers is sorted under. */
function groupOf(_view: View, d: Decision): string {
  return d.kind === 'shop' ? d.do : d.kind === 'swing' && d.do === 'throw' ? (COLOURS[d.die] ?? 'white') : '';
}

export const board: Board<View, Decision> = {
  draw: (view, place) => [
    ...head(view, place),
    ...map(view, place),
    ...monster(view, place),
    ...stall(view, place),
    ...heroes(view, place),
  ],
  groupOf,
  forms: ['throw', 'tell', 'enter', 'correct'],
  fill,
};
