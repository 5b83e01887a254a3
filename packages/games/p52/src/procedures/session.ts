import { answerOf, ask, call, end, go } from '@undercroft/engine';
import { chronicle } from '../chronicle.ts';
import { drawStamina, flip, flipRoom, gatherAll, settleAction } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { P52Event } from '../events.ts';
import { KING, rankOf } from '../rules/cards.ts';
import { living, maxHpOf } from '../rules/heroes.ts';
import { placeFor, questBy, roomsToSurvive } from '../rules/quests.ts';
import { NO_QUEST, type Table } from '../table.ts';
import { meetWard } from '../ward.ts';
import { procedure } from './chapter.ts';
import { startingItems } from './starting-items.ts';

/** P52-043..093  Setting a session up: quest, place, Stamina, items. */
type SessionVars = { next: number; extra: boolean };
export const session = procedure<SessionVars, 'chooseQuest' | 'takeQuest' | 'choosePlace' | 'dealStamina' | 'giveItems' | 'nextItem'>(
  'session',
  'chooseQuest',
  ['next', 'extra'],
  {
    // P52-044  The first at the table says which quest, or lets the cards say it.
    chooseQuest: (t) => {
      gatherAll(t);
      for (const [seat, hero] of t.heroes.entries()) hero.hp = maxHpOf(t, seat);
      return ask([{ seat: 0, kind: 'quest' }], 'takeQuest');
    },
    takeQuest: (t, f, out) => {
      const { quest } = answerOf(f, 0, 'quest');
      const taken = quest === null ? flipQuest(t, out) : { id: quest, king: false };
      f.vars.extra = taken.king;
      t.quest = { ...NO_QUEST, id: taken.id };
      out?.push({ type: 'questChosen', quest: taken.id });
      for (const seat of t.heroes.keys()) chronicle(t, seat, { is: 'night', quest: taken.id });
      meetWard(t);
      if (bookFor(t).quest(taken.id).goals[0]!.goal === 'survival') flipRooms(t, out);
      return go('choosePlace');
    },

    // P52-075..079  Inside or outside; outside, by day or by night.
    choosePlace: (t, _f, out) => {
      t.place = placeOf(t, out);
      if (t.place === 'outside' || scenarioGoesOutside(t)) {
        t.firstPhase = flipRoom(t);
        out?.push({ type: 'phaseFlipped', card: t.firstPhase });
      }
      return go('dealStamina');
    },

    // P52-081  Five cards each, unseen.
    dealStamina: (t, f, out) => {
      for (const seat of living(t)) drawStamina(t, seat, 5, out);
      f.vars.next = 0;
      return go('giveItems');
    },

    // P52-089 R-P52-17  One flipped, one healing; and what a King on the quest flip brought.
    giveItems: (t, f) => {
      const { next, extra } = f.vars;
      if (next >= t.heroes.length) return end();
      const isExtra = extra && (t.house.kingItem === 'each' || next === 0);
      return call(startingItems, { seat: next, draws: 1, extra: isExtra, free: true, choices: [] }, 'nextItem');
    },
    nextItem: (t, f, out) => {
      settleAction(t, out);
      f.vars.next++;
      return go('giveItems');
    },
  },
);

/** Far more flips than it ever takes: whatever the cards are, setting a session up comes to an end. */
const MOST_QUEST_FLIPS = 200;

/** P52-045..047  Kings are flipped again, the first with an extra item; so is what the scenario does not have. */
function flipQuest(t: Table, out: P52Event[] | null): { id: string; king: boolean } {
  const { quests } = bookFor(t).scenario;
  let king = false;
  for (let flips = 0; flips < MOST_QUEST_FLIPS; flips++) {
    const card = flip(t);
    out?.push({ type: 'questFlipped', card });
    settleAction(t, out);
    const quest = questBy(card, quests);
    if (quest !== null) return { id: quest.id, king };
    king ||= rankOf(card) === KING;
  }
  return { id: quests[0]!.id, king };
}

/** P52-079  Some of its rooms are outside: the time of day is wanted. */
function scenarioGoesOutside(t: Table): boolean {
  const { place, rooms } = bookFor(t).scenario.environment;
  return place === 'rooms' && rooms !== undefined && rooms.includes('outside');
}

/** P52-061 */
function flipRooms(t: Table, out: P52Event[] | null): void {
  const card = flipRoom(t);
  t.quest = { ...t.quest, rooms: roomsToSurvive(card) };
  out?.push({ type: 'roomsFlipped', card, rooms: t.quest.rooms });
}

/** P52-075 P52-076  The quest says it, or the scenario, or a card. */
function placeOf(t: Table, out: P52Event[] | null): 'inside' | 'outside' {
  const { scenario, quest } = bookFor(t);
  const said = quest(t.quest.id).environment ?? scenario.environment.place;
  if (said === 'inside' || said === 'outside') return said;
  if (said === 'rooms') return scenario.environment.rooms![0]!;
  const card = flipRoom(t);
  out?.push({ type: 'placeFlipped', card, place: placeFor(card) });
  return placeFor(card);
}
