/** Table Dungeon on a terminal: the enemy, the dungeon's clock, the party, and your hand as cards. */
import type { InspectColor } from 'node:util';
import type { Board, Place } from '@undercroft/terminal/board.ts';
import { bar, box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import type { Ink } from '@undercroft/terminal/ink.ts';
import { clip, padEnd, padStart, plural, widthOf, wrap } from '@undercroft/terminal/text.ts';
import { inEnglish, itemOfClass, JACK, type SeatView, type View } from '../src/index.ts';
import { cardInk, NO_CARD, ownCards, paintCards } from './cards.ts';

const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const DUNGEON_WIDTH = 25;
const NARROWEST_ENEMY = 34;
const HEALTH_BAR = 10;
const NARROWEST_SEAT = 18;
const WIDEST_SEAT = 26;
/** Inner width from which points and XP fit on one line. */
const ROOMY = 20;

export const board: Board<View> = {
  draw: (view, place) => [...dungeon(view, place), ...party(view, place), ...ownCards(view, place)],
  paint: paintCards,
};

/** The enemy's card with the state of the dungeon next to it. */
function dungeon(view: View, place: Place): string[] {
  const { ink } = place;
  // On a narrow terminal the two stand one below the other.
  const beside = place.width - DUNGEON_WIDTH - 1;
  const width = beside < NARROWEST_ENEMY ? place.width : beside;
  const [enemy = [], facts = []] = evenly([enemyLines(view, ink, width - 4), factsOf(view, ink)]);
  const title = view.enemy?.name ?? 'The door is still shut';
  const corner = view.enemy ? `level ${view.enemy.level} · roll ${view.enemy.roll}` : '';
  const left = box(enemy, { ink, width, title, corner, frame: 'red' });
  const right = box(facts, { ink, width: DUNGEON_WIDTH, title: 'The dungeon', frame: 'magenta' });
  return sideBySide([left, right], place.width);
}

function enemyLines(view: View, ink: Ink, width: number): string[] {
  const { enemy, dice, returning } = view;
  if (enemy === null) return [ink('dim', 'Choose your heroes; then the dice fall.')];
  const faces = dice.map((die) => DICE[die - 1] ?? '?').join(' ');
  const sum = dice.length > 1 ? `${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}` : dice.join('');
  return [
    ...wrap(enemy.flavour, width).map((line) => ink(['italic', 'dim'], line)),
    `${ink('bold', faces)}   ${ink('dim', sum)}`,
    `${ink(['bold', 'red'], `Health ${enemy.health}`)}   ${ink(['bold', 'yellow'], `Damage ${enemy.damage}`)}${fought(view, ink)}`,
    ...(enemy.text ? wrap(enemy.text, width) : []),
    ...(returning ? [ink('red', 'It will be back next round.')] : []),
  ];
}

const RESULTS = { win: 'defeated', automatic: 'defeated', fled: 'it fled', loss: 'not enough' };

function fought({ total, result }: View, ink: Ink): string {
  if (result === 'undecided') return '';
  return `   ${ink('bold', `Attack ${total}`)} ${ink(result === 'loss' ? 'red' : 'green', RESULTS[result])}`;
}

/** Round, level, loot and the clock of doom: one spade for each ace drawn from the loot deck. */
function factsOf({ round, level, aces, rules, lootDeck, nextRoll }: View, ink: Ink): string[] {
  const struck = ink(['bold', 'red'], '♠ '.repeat(aces));
  const ahead = ink('dim', '♤ '.repeat(Math.max(0, rules.acesToEnd - aces)));
  const lines = [
    `Round ${round} · level ${level}`,
    `Doom  ${struck}${ahead}`,
    ink('dim', `${aces} of ${rules.acesToEnd} aces`),
    `Loot deck ${lootDeck.length}`,
  ];
  return nextRoll === 0 ? lines : [...lines, ink('yellow', `Next roll ${nextRoll > 0 ? '+' : ''}${nextRoll}`)];
}

/** The seats as framed cards in one row. */
function party(view: View, place: Place): string[] {
  const { ink, viewer } = place;
  const count = view.seats.length;
  const width = Math.max(NARROWEST_SEAT, Math.min(WIDEST_SEAT, Math.floor((place.width - (count - 1)) / count)));
  const contents = evenly(view.seats.map((s) => heroLines(s, ink, width - 4)));
  const frameOf = (seat: number): InspectColor[] => (seat === viewer ? ['bold', 'cyan'] : ['dim']);
  const cards = contents.map((lines, seat) => {
    const title = `${seat === viewer ? '▸ ' : ''}${place.name(seat)}`;
    return box(lines, { ink, width, title, corner: view.seats[seat]!.alive ? '' : '†', frame: frameOf(seat) });
  });
  return sideBySide(cards, place.width);
}

function heroLines(s: SeatView, ink: Ink, width: number): string[] {
  if (!s.alive) return [ink('red', 'dead')];
  return [health(s, ink, width), ...belongings(s, ink, width), ...itemLines(s, width), ...deeds(s, ink, width)];
}

/** Points and XP pile: on one line if there is room. */
function belongings({ score, xpSize, xpTop }: SeatView, ink: Ink, width: number): string[] {
  const points = ink('yellow', plural(score, 'point'));
  const pile = `${ink('dim', `XP ${xpSize}`)} ${padEnd(cardInk(xpTop, ink), 3)}`;
  return width < ROOMY ? [points, pile] : [points + padStart(pile, width - widthOf(points))];
}

function health({ health, maxHealth }: SeatView, ink: Ink, width: number): string {
  const colour = health * 3 <= maxHealth ? 'red' : health * 3 <= maxHealth * 2 ? 'yellow' : 'green';
  const length = Math.min(HEALTH_BAR, width - 6);
  return `${ink(colour, bar(health, maxHealth, length))}${padStart(`${health}/${maxHealth}`, width - length)}`;
}

function itemLines({ class: cls, items }: SeatView, width: number): string[] {
  const names = items.map((count, i) => (count > 0 ? `◆ ${itemOfClass(inEnglish, cls, JACK + i)}${count > 1 ? ` ×${count}` : ''}` : ''));
  return names.filter(Boolean).map((name) => clip(name, width));
}

/** What the seat has done this round: its card, or that it has chosen; and what it claimed. */
function deeds({ played, ready, claim }: SeatView, ink: Ink, width: number): string[] {
  const lines: string[] = [];
  if (claim !== null)
    lines.push(ink('magenta', clip(`“${claim.claim === 'hit' ? `hit for ${claim.atLeast}+` : CLAIMS[claim.claim]}”`, width)));
  if (played !== NO_CARD) lines.push(`played ${cardInk(played, ink)}`);
  else if (ready) lines.push(ink(['bold', 'green'], '✓ ready'));
  return lines;
}

const CLAIMS = { low: 'going low', healing: 'healing', royal: 'a royal', trust: 'trust me' };
