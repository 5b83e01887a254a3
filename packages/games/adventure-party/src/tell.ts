/** One line of the log for each event. The sentences themselves are in `texts/`. */
import type { Seat } from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import type { Scouted } from './decisions.ts';
import type { Event } from './events.ts';
import {
  arenaName,
  bossName,
  colourWord,
  dieName,
  faceWords,
  heroName,
  heroNames,
  itemName,
  list,
  questName,
  seatName,
  sourceName,
  symbolWords,
  trialName,
} from './names.ts';
import { faceOf, setTo } from './rules/dice.ts';
import type { ApSay, Key } from './texts.ts';
import type { View } from './view.ts';

/** What a line is made with: the language, and what its reader may know. */
interface Telling {
  say: ApSay;
  view: View;
  name(seat: Seat): string;
}
type Of<K extends Event['type']> = Extract<Event, { type: K }>;
type Tell<K extends Event['type']> = (telling: Telling, e: Of<K>) => string | null;

function dealtText({ say, name }: Telling, e: Of<'dealt'>): string {
  const places = { name: name(e.seat), gold: e.gold ?? 0, n: e.count };
  if (e.items === null) return say(e.gold === null ? 'tell.dealtClosed' : 'tell.dealt', places);
  return say('tell.dealtCards', {
    ...places,
    items: list(
      say,
      e.items.map((item) => itemName(say, item)),
    ),
  });
}

/** Gold or VP; how much where the reader may know. */
const takenText = ({ say, name }: Telling, { seat, amount, from }: Of<'goldTaken' | 'tokensTaken'>, key: Key): string =>
  say(key, { name: name(seat), amount: amount ?? 0, from: sourceName(say, from) });

function drawnText({ say, name }: Telling, e: Of<'itemsDrawn'>): string {
  const places = { name: name(e.seat), n: e.count, from: sourceName(say, e.from) };
  if (e.items !== null)
    return say('tell.itemsSeen', {
      ...places,
      items: list(
        say,
        e.items.map((item) => itemName(say, item)),
      ),
    });
  return say(e.deck === 'standard' ? 'tell.itemsDrawn' : 'tell.legendaryDrawn', places);
}

function boughtText({ say, name }: Telling, e: Of<'bought'>): string {
  const places = { name: name(e.seat), gold: e.cost };
  if (e.item !== null) return say('tell.boughtSeen', { ...places, item: itemName(say, e.item) });
  return say(e.deck === 'standard' ? 'tell.bought' : 'tell.boughtLegendary', places);
}

const scoutedName = (say: ApSay, deck: Scouted, card: number): string =>
  deck === 'heroes' || deck === 'legends' ? heroName(say, card) : questName(say, card);

function rerolledText({ say, name }: Telling, e: Of<'rerolled'>): string {
  const dice = e.changes.map(({ at, was, now }) => say('tell.reroll', { was: dieName(say, was, at), now: faceWords(say, now) }));
  return say('tell.rerolled', { name: name(e.seat), dice: list(say, dice), from: sourceName(say, e.from) });
}

function evaluatedText({ say, name }: Telling, e: Of<'evaluated'>): string {
  const places = { name: name(e.seat), light: e.light, deadly: e.deadly, shields: e.shields };
  if (e.trial === 'arena') return say('tell.arenaTotal', { ...places, total: e.total });
  return say(e.succeeded ? 'tell.succeeded' : 'tell.failed', places);
}

function arenaPaidText({ say, name }: Telling, e: Of<'arenaPaid'>): string {
  const places = { name: name(e.seat), total: e.total, tier: e.tier };
  if (e.place === 0) return say('tell.arenaPar', places);
  return say(e.tied ? 'tell.arenaTied' : 'tell.arenaPaid', { ...places, place: e.place });
}

function endedText({ say, name }: Telling, e: Of<'ended'>): string {
  const { winners, scores, sides, tieBreak, rank } = e.ending;
  const side = sides?.[0];
  if (side !== undefined && rank !== null) {
    const named = say(rankKey(rank));
    return say(side.won ? 'tell.endTogetherWon' : 'tell.endTogetherLost', { score: side.score, rank: named });
  }
  if (winners.length === 0) return say('tell.endLost');
  const names = list(
    say,
    winners.map((seat) => say('tell.winner', { name: name(seat), vp: scores[seat]! })),
  );
  return say('tell.endWon', { n: winners.length, names, by: tieBreak === 'none' ? '' : say(`by.${tieBreak}`) });
}

function rankKey(rank: string): 'rank.lodgers' | 'rank.regulars' | 'rank.local-colour' | 'rank.toast-of-the-town' | 'rank.statue-pending' {
  const keys = ['rank.regulars', 'rank.local-colour', 'rank.toast-of-the-town', 'rank.statue-pending'] as const;
  return keys.find((key) => key === `rank.${rank}`) ?? 'rank.lodgers';
}

const BOSS_RESULTS = {
  'beaten back': 'tell.bossFought.beaten-back',
  'stage 1': 'tell.bossFought.stage-1',
  'stage 2': 'tell.bossFought.stage-2',
} as const;

const TELL: { [K in Event['type']]: Tell<K> } = {
  voted: ({ say, name }, e) => say('tell.voted', { name: name(e.starter) }),
  started: ({ say, name }, e) => say('tell.started', { name: name(e.starter) }),
  dealt: dealtText,
  turnBegan: ({ say, name }, e) => say(e.last ? 'tell.lastTurn' : 'tell.turnBegan', { name: name(e.seat), round: e.round }),
  goldTaken: (telling, e) => takenText(telling, e, e.amount === null ? 'tell.goldClosed' : 'tell.goldTaken'),
  itemsDrawn: drawnText,
  hired: ({ say, name }, e) => say('tell.hired', { name: name(e.seat), hero: heroName(say, e.hero), gold: e.cost }),
  retired: ({ say, name }, e) => say('tell.retired', { name: name(e.seat), hero: heroName(say, e.hero), vp: e.vp }),
  replaced: ({ say, name }, e) => say('tell.replaced', { name: name(e.seat), hero: heroName(say, e.hero) }),
  equipped: ({ say, name }, e) => {
    const places = { name: name(e.seat), item: itemName(say, e.item), hero: heroName(say, e.hero) };
    return e.dropped === NONE ? say('tell.equipped', places) : say('tell.equippedDrop', { ...places, drop: itemName(say, e.dropped) });
  },
  bought: boughtText,
  sold: ({ say, name }, e) => say('tell.sold', { name: name(e.seat), item: itemName(say, e.item), gold: e.gold }),
  scouted: ({ say, name }, e) => say('tell.scouted', { name: name(e.seat), gold: e.cost, card: scoutedName(say, e.deck, e.card) }),
  healed: ({ say, name }, e) => say('tell.healed', { name: name(e.seat), hero: heroName(say, e.hero), from: sourceName(say, e.from) }),
  upgraded: ({ say, name }, e) => say('tell.upgraded', { name: name(e.seat), hero: heroName(say, e.hero), from: sourceName(say, e.from) }),
  given: ({ say, name }, e) =>
    e.gold > 0
      ? say('tell.givenGold', { name: name(e.seat), to: name(e.to) })
      : say('tell.givenItem', { name: name(e.seat), to: name(e.to), item: itemName(say, e.item) }),
  stayedHome: ({ say, name }, e) => say('tell.stayedHome', { name: name(e.seat) }),
  declared: ({ say, view, name }, e) =>
    say('tell.declared', { name: name(e.seat), heroes: heroNames(say, e.heroes), quest: trialName(say, view.boss, e.trial, e.quest) }),
  dieAdded: ({ say, name }, e) =>
    say('tell.dieAdded', { name: name(e.seat), die: dieName(say, e.die, e.at), from: sourceName(say, e.from) }),
  dieMissing: ({ say, name }, e) => say('tell.dieMissing', { name: name(e.seat), colour: colourWord(say, e.colour) }),
  symbolsAdded: ({ say, name }, e) =>
    say('tell.symbolsAdded', { name: name(e.seat), symbols: symbolWords(say, e.symbol, e.amount), from: sourceName(say, e.from) }),
  potionDrunk: ({ say, name }, e) => say('tell.potionDrunk', { name: name(e.seat), item: itemName(say, e.item) }),
  scrollRead: ({ say, name }, e) => say('tell.scrollRead', { name: name(e.seat), item: itemName(say, e.item) }),
  powerUsed: ({ say, name }, e) => say('tell.powerUsed', { name: name(e.seat), tool: sourceName(say, e.from) }),
  prepared: ({ say }, e) => say(`tell.prepared.${e.what}`, { from: sourceName(say, e.from) }),
  rolled: ({ say, name }, e) =>
    e.dice.length === 0
      ? say('tell.rolledNothing', { name: name(e.seat) })
      : say('tell.rolled', {
          name: name(e.seat),
          dice: list(
            say,
            e.dice.map((die, at) => dieName(say, die, at)),
          ),
        }),
  rerolled: rerolledText,
  dieSet: ({ say, name }, e) => {
    const now = faceWords(say, setTo(e.was, faceOf(e.now)));
    return say('tell.dieSet', { name: name(e.seat), was: dieName(say, e.was, e.at), now, from: sourceName(say, e.from) });
  },
  locked: ({ say }, e) => say('tell.locked', { die: dieName(say, e.die, e.at) }),
  reacted: ({ say, name }, e) => say('tell.reacted', { name: name(e.seat), to: name(e.to), item: itemName(say, e.item) }),
  evaluated: evaluatedText,
  woundsPrevented: ({ say }, e) => say('tell.woundsPrevented', { light: e.light, deadly: e.deadly, downgraded: e.downgraded }),
  woundsStopped: ({ say, name }, e) => say('tell.woundsStopped', { name: name(e.seat), light: e.light, deadly: e.deadly }),
  wounded: ({ say, name }, e) => say(e.slot ? 'tell.woundedSlot' : 'tell.wounded', { name: name(e.seat), hero: heroName(say, e.hero) }),
  died: ({ say, name }, e) => {
    const places = { name: name(e.seat), hero: heroName(say, e.hero) };
    return e.weapon === NONE ? say('tell.died', places) : say('tell.diedArmed', { ...places, item: itemName(say, e.weapon) });
  },
  woundsVanished: ({ say }, e) => say('tell.woundsVanished', { n: e.count }),
  questCompleted: ({ say, name }, e) => say('tell.questCompleted', { name: name(e.seat), quest: questName(say, e.quest), vp: e.vp }),
  questFailed: ({ say, view, name }, e) =>
    say('tell.questFailed', { name: name(e.seat), quest: trialName(say, view.boss, e.trial, e.quest) }),
  levelUpLost: ({ say, name }, e) => say('tell.levelUpLost', { name: name(e.seat) }),
  bannerTurned: ({ say, name }, e) => say(e.active ? 'tell.bannerActive' : 'tell.bannerUsed', { name: name(e.seat) }),
  tokensTaken: (telling, e) => takenText(telling, e, e.amount === null ? 'tell.tokensClosed' : 'tell.tokensTaken'),
  townGrew: ({ say, name }, e) =>
    say(e.common ? 'tell.townGrewTogether' : 'tell.townGrew', { name: name(e.seat), level: e.level, vp: e.vp }),
  secondBonus: ({ say, name }, e) => say('tell.secondBonus', { name: name(e.seat), vp: e.vp }),
  cardShown: ({ say }, e) => say(`tell.shown.${e.what}`, { card: e.what === 'arena' ? arenaName(say, e.card) : bossName(say, e.card) }),
  arenaBegan: ({ say }, e) => say('tell.arenaBegan', { card: arenaName(say, e.card) }),
  arenaEntered: ({ say, name }, e) => say(e.enter ? 'tell.arenaEnters' : 'tell.arenaStaysOut', { name: name(e.seat) }),
  arenaPaid: arenaPaidText,
  bossTriggered: ({ say, name }, e) => say(`tell.boss.${e.why}`, { name: e.seat === NONE ? '' : name(e.seat), vp: e.vp }),
  bossBegan: ({ say, name }, e) => say('tell.bossBegan', { card: bossName(say, e.card), names: list(say, e.order.map(name)) }),
  bossDeclined: ({ say, name }, e) => say('tell.bossDeclined', { name: name(e.seat) }),
  bossFought: ({ say, name }, e) =>
    e.result === 'none' || e.result === 'declined' ? null : say(BOSS_RESULTS[e.result], { name: name(e.seat), vp: e.vp }),
  refreshed: ({ say }, e) =>
    say('tell.refreshed', {
      cards: list(say, [
        ...e.quests.map((quest) => questName(say, quest)),
        ...[...e.heroes, ...e.legends].map((hero) => heroName(say, hero)),
      ]),
    }),
  churned: ({ say }, e) => say('tell.churned', { quest: questName(say, e.quest) }),
  discarded: ({ say, name }, e) => say('tell.discarded', { name: name(e.seat), item: itemName(say, e.item) }),
  lanternBurnt: ({ say }, e) => say('tell.lantern', { lantern: e.lantern, limit: e.limit }),
  ended: endedText,
};

/** Each sentence takes its own type of event, which is the one with its name. */
const tellOne = <K extends Event['type']>(telling: Telling, e: Of<K> & { type: K }): string | null => TELL[e.type](telling, e);

export function tell(say: ApSay, view: View, e: Event): string | null {
  return tellOne({ say, view, name: (seat) => seatName(say, seat) }, e);
}
