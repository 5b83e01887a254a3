/** Adventure Party on a terminal: the town and its quests, the Tavern, the roll, the parties, your hand. */
import type { Board, Place } from '@undercroft/terminal/board.ts';
import { box, evenly, sideBySide } from '@undercroft/terminal/box.ts';
import { clip, padEnd, wrap } from '@undercroft/terminal/text.ts';
import { ARENAS } from '../src/content/arenas.ts';
import { BOSSES } from '../src/content/bosses.ts';
import { HEROES, ITEMS, NONE, QUESTS, type Quest } from '../src/content/cards.ts';
import { damageText, describeItem, describeSide, needsText, rewardsText } from '../src/content/text.ts';
import type { Decision } from '../src/decisions.ts';
import { forHire } from '../src/rules/tavern.ts';
import { inEnglish } from '../src/texts.ts';
import type { SeatView, View } from '../src/view.ts';
import { rollLines } from './roll.ts';

/** Round, level, and what is to come. */
function head(view: View, { ink, width }: Place): string[] {
  const facts = [
    view.lanternLimit > 0 ? `Lantern ${view.lantern}/${view.lanternLimit}, common VP ${view.common}` : '',
    view.arena === NONE || view.arenaHeld ? '' : `Arena: ${ARENAS[view.arena]!.name}`,
    view.boss === NONE ? '' : `Boss: ${BOSSES[view.boss]!.name}`,
    view.bossComes && view.lastTurns > 0 ? `last turns ${view.lastTurns}` : '',
  ].filter((fact) => fact !== '');
  const coming = facts.length === 0 ? [] : wrap(facts.join(' · '), width).map((line) => ink('dim', line));
  return [ink('bold', `Round ${view.round} · town level ${view.level} · ${view.phase}`), ...coming];
}

/** One quest in one line: what it wants, what it does, what it pays. */
function questLine(quest: Quest): string {
  const { name, slots, slotWounds = 0, needs, immune, damage, rewards, parchment = {}, vp } = QUESTS[quest]!;
  const wants = `${needsText(inEnglish, needs) || 'nothing'}${immune === undefined ? '' : `, immune: ${immune}`}`;
  const hurts = [damageText(inEnglish, damage), slotWounds > 0 ? `${slotWounds} in slots` : ''].filter((part) => part !== '').join(', ');
  const pays = [
    rewardsText(inEnglish, rewards),
    rewardsText(inEnglish, parchment) && `[${rewardsText(inEnglish, parchment)}]`,
    vp > 0 ? `${vp} VP` : '',
  ];
  return `${padEnd(name, 22)} ${slots}h  ${wants}; ${hurts || 'no wounds'}; ${pays.filter((part) => part !== '').join(', ')}`;
}

function quests(view: View, place: Place): string[] {
  const { ink, width } = place;
  const inside = width - 4;
  const section = (open: readonly Quest[], ink1: string) => open.map((quest) => `${ink1} ${clip(questLine(quest), inside - 2)}`);
  const lines = [...section(view.town, 'T'), ...section(view.forest, 'F'), ...section(view.mountain, 'M')];
  return lines.length === 0 ? [] : box(lines, { ink, width, title: 'Quests', frame: 'green' });
}

/** The Tavern: price, name and both sides of everybody for hire. */
function tavern(view: View, { ink, width }: Place): string[] {
  const lines = forHire(view).map((card) => {
    const { name, standard, upgraded, vp } = HEROES[card]!;
    const sides =
      upgraded === undefined
        ? describeSide(inEnglish, standard)
        : `${describeSide(inEnglish, standard)} → ${describeSide(inEnglish, upgraded)}`;
    return clip(`${view.prices.hire[card]}g ${padEnd(name, 22)} ${sides} (${vp} VP)`, width - 4);
  });
  return lines.length === 0 ? [] : box(lines, { ink, width, title: 'Tavern', frame: 'yellow' });
}

const NARROWEST_SEAT = 18;
const WIDEST_SEAT = 38;

function seatLines(s: SeatView, width: number): string[] {
  const vp = s.vp === null ? '?' : (s.vpWithRelics ?? s.vp);
  const heroes = s.party.map((hero) => {
    const marks = `${hero.upgraded ? '+' : ''}${hero.wounded ? '!' : ''}${hero.active ? '*' : ''}`;
    return clip(`${marks}${HEROES[hero.card]!.name}${hero.weapon === NONE ? '' : ` / ${ITEMS[hero.weapon]!.name}`}`, width);
  });
  return [
    `${vp} VP  ${s.gold ?? '?'} gold  ${s.handSize} items`,
    `quests ${s.done.join('/')}  ${s.banner ? 'banner' : 'no banner'}`,
    ...heroes,
  ];
}

function parties(view: View, place: Place): string[] {
  const { ink, viewer } = place;
  const count = view.seats.length;
  const width = Math.max(NARROWEST_SEAT, Math.min(WIDEST_SEAT, Math.floor((place.width - (count - 1)) / count)));
  const cards = evenly(view.seats.map((s) => seatLines(s, width - 4)));
  const title = (seat: number) => `${seat === view.turn ? '▸ ' : ''}${place.name(seat)}${seat === viewer ? ' (you)' : ''}`;
  return sideBySide(
    cards.map((lines, seat) => box(lines, { ink, width, title: clip(title(seat), width - 6) })),
    place.width,
  );
}

function hand(view: View, { ink, viewer, width }: Place): string[] {
  const held = viewer === null ? null : view.seats[viewer]!.hand;
  if (held === null || held.length === 0) return [];
  const lines = held.flatMap((item) => {
    const card = ITEMS[item]!;
    return wrap(`${card.name} (${card.type}): ${describeItem(inEnglish, card)}`, width - 4);
  });
  return box(lines, { ink, width, title: 'Your hand', frame: 'cyan' });
}

/** What a long list of answers is sorted under. */
function groupOf(_view: View, d: Decision): string {
  return d.kind === 'tavern' || d.kind === 'roll' ? d.do : '';
}

export const board: Board<View, Decision> = {
  draw: (view, place) => {
    const rolling = view.rolling === null ? [...quests(view, place), ...tavern(view, place)] : rollLines(view, place);
    return [...head(view, place), ...rolling, ...parties(view, place), ...hand(view, place)];
  },
  groupOf,
};
