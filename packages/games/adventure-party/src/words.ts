/** What the game says: questions and buttons. Events are told in `tell.ts`; the sentences themselves are in `texts/`. */
import type { Say, Words } from '@undercroft/engine';
import { HEROES, type Hero, ITEMS, NONE } from './content/cards.ts';
import { describeItem, describePower } from './content/text.ts';
import type { ApAsk, Decision, RollDecision, TavernDecision } from './decisions.ts';
import { LOOSE, NO_DIE, NO_RUNE } from './decisions.ts';
import type { Event } from './events.ts';
import { bossName, colourWord, dieName, faceWords, heroName, heroNames, itemName, questName, rewardWords, seatName } from './names.ts';
import { setTo } from './rules/dice.ts';
import { inParty, isWounded, placeIn, sideOf } from './rules/heroes.ts';
import { tell } from './tell.ts';
import { type ApSay, inEnglish, type Key } from './texts.ts';
import type { View } from './view.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

function hireText(say: ApSay, view: View, d: Extract<TavernDecision, { do: 'hire' }>): string {
  const places = { hero: heroName(say, d.hero), gold: view.prices.hire[d.hero] ?? HEROES[d.hero]!.cost, over: heroName(say, d.over) };
  if (d.over === NONE) return say('do.hire', places);
  const vp = view.seats[d.seat]!.party.find(({ card }) => card === d.over)?.retires ?? 0;
  return vp > 0 ? say('do.hireRetire', { ...places, vp }) : say('do.hireOver', places);
}

function tavernText(say: ApSay, view: View, d: TavernDecision): string {
  switch (d.do) {
    case 'leave':
      return say('do.leave');
    case 'hire':
      return hireText(say, view, d);
    case 'equip': {
      const places = { item: itemName(say, d.item), hero: heroName(say, d.hero) };
      return d.drop === NONE ? say('do.equip', places) : say('do.equipDrop', { ...places, drop: itemName(say, d.drop) });
    }
    case 'buyItem':
    case 'buyLegendary':
      return say(`do.${d.do}`, { gold: view.prices[d.do] });
    case 'sellItem':
      return say('do.sellItem', { item: itemName(say, d.item), gold: view.prices.sellItem });
    case 'scout':
      return say('do.scout', { gold: view.prices.scout, deck: say(`deck.${d.deck}`) });
    case 'heal':
    case 'upgrade':
      return say(`do.${d.do}`, { hero: heroName(say, d.hero), gold: view.prices[d.do] });
    case 'giveItem':
      return say('do.giveItem', { item: itemName(say, d.item), name: seatName(say, d.to) });
    case 'giveGold':
      return say('do.giveGold', { name: seatName(say, d.to) });
  }
}

const dieIn = (say: ApSay, view: View, at: number): string => dieName(say, view.pool[at], at);

/** The rune that pays, as a place in a sentence. */
const runeIn = (say: ApSay, view: View, rune: number): string => (rune === LOOSE ? say('from.rune') : dieIn(say, view, rune));

function powerText(say: ApSay, view: View, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>): string {
  if (d.do !== 'hero') return describePower(say, ITEMS[d.card]!.powers[d.power]!);
  const { heroes } = view.seats[d.seat]!;
  return placeIn(heroes, d.card) < 0 ? '' : describePower(say, sideOf(inParty(heroes, d.card)).powers[d.power]!);
}

function useText(say: ApSay, view: View, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>): string {
  const places = { tool: d.do === 'hero' ? heroName(say, d.card) : itemName(say, d.card), text: powerText(say, view, d) };
  const die = d.die === NO_DIE ? '' : dieIn(say, view, d.die);
  if (d.rune === NO_RUNE) return d.die === NO_DIE ? say('do.use', places) : say('do.useOn', { ...places, die });
  const rune = runeIn(say, view, d.rune);
  return d.die === NO_DIE ? say('do.useRune', { ...places, rune }) : say('do.useRuneOn', { ...places, die, rune });
}

function rollText(say: ApSay, view: View, d: RollDecision): string {
  switch (d.do) {
    case 'evaluate':
      return say('do.evaluate');
    case 'banner':
      return say('do.banner', { die: dieIn(say, view, d.die) });
    case 'rune': {
      const die = dieIn(say, view, d.die);
      return d.rune === LOOSE ? say('do.runeLoose', { die }) : say('do.rune', { die, rune: dieIn(say, view, d.rune) });
    }
    default:
      return useText(say, view, d);
  }
}

const isHurt = (view: View, seat: number, hero: Hero): boolean => {
  const { heroes } = view.seats[seat]!;
  return placeIn(heroes, hero) >= 0 && isWounded(inParty(heroes, hero));
};

function woundText(say: ApSay, view: View, d: Of<'wound'>): string {
  const hero = heroName(say, d.hero);
  if (d.wound === 'deadly') return say('do.woundDeadly', { hero });
  return say(isHurt(view, d.seat, d.hero) ? 'do.woundDies' : 'do.woundFresh', { hero });
}

function reactText(say: ApSay, view: View, d: Of<'react'>): string {
  if (d.card === NONE) return say('do.noReact');
  const places = { item: itemName(say, d.card), text: describeItem(say, ITEMS[d.card]!) };
  return d.die === NO_DIE ? say('do.react', places) : say('do.reactOn', { ...places, die: dieIn(say, view, d.die) });
}

const faceText = (say: ApSay, view: View, d: Of<'face'>): string =>
  say('do.face', { face: faceWords(say, setTo(view.pool[view.chosen[0] ?? 0] ?? 0, d.face)) });

type Tell<K extends Decision['kind']> = (say: ApSay, view: View, d: Of<K>) => string;
const DECISIONS: { [K in Decision['kind']]: Tell<K> } = {
  vote: (say, _view, d) => say('do.vote', { name: seatName(say, d.for) }),
  tavern: tavernText,
  quest: (say, _view, d) =>
    d.quest === NONE ? say('do.stayHome') : say('do.quest', { quest: questName(say, d.quest), heroes: heroNames(say, d.heroes) }),
  send: (say, _view, d) => say('do.send', { heroes: heroNames(say, d.heroes) }),
  slotWound: (say, view, d) => say(isHurt(view, d.seat, d.hero) ? 'do.slotDies' : 'do.slotFresh', { hero: heroName(say, d.hero) }),
  colour: (say, _view, d) => say('do.colour', { colour: colourWord(say, d.colour) }),
  pool: (say, view, d) =>
    d.do === 'roll'
      ? say('do.rollDice', { n: view.pool.length })
      : say('do.potion', { item: itemName(say, d.card), text: describeItem(say, ITEMS[d.card]!) }),
  roll: rollText,
  die: (say, view, d) => (d.die === NO_DIE ? say('do.enoughDice') : say('do.moreDie', { die: dieIn(say, view, d.die) })),
  face: faceText,
  heal: (say, _view, d) => say('do.healHero', { hero: heroName(say, d.hero) }),
  levelUp: (say, _view, d) => (d.hero === NONE ? say('do.noLevelUp') : say('do.levelUp', { hero: heroName(say, d.hero) })),
  shields: (say, _view, d) => (d.deadly + d.light === 0 ? say('do.noShields') : say('do.shields', { deadly: d.deadly, light: d.light })),
  wound: woundText,
  collect: (say, _view, d) => {
    const rewards = rewardWords(say, d);
    return rewards === '' ? say('do.collectNothing') : say('do.collect', { rewards });
  },
  discard: (say, _view, d) => say('do.discard', { item: itemName(say, d.item) }),
  arena: (say, _view, d) => say(d.enter ? 'do.enter' : 'do.stayOut'),
  boss: (say, _view, d) => say(d.fight ? 'do.fight' : 'do.noFight'),
  react: reactText,
  help: (say, view, d) => say('do.help', { die: dieIn(say, view, d.die) }),
};

/** Each sentence takes its own kind of decision, which is the one with its name. */
const decisionText = <K extends Decision['kind']>(say: ApSay, view: View, d: Of<K> & { kind: K }): string =>
  DECISIONS[d.kind](say, view, d);

function askText(say: ApSay, view: View, { kind }: ApAsk): string {
  if (kind !== 'boss') return say(`ask.${kind}`);
  return say('ask.boss', { boss: bossName(say, view.boss), stage: view.trial === 'stage2' ? 2 : 1 });
}

const RANKS: readonly Key[] = ['rank.lodgers', 'rank.regulars', 'rank.local-colour', 'rank.toast-of-the-town', 'rank.statue-pending'];

export const wordsIn = (say: Say): Words<Decision, Event, View> => ({
  ask: (view, ask) => askText(say, view, ask),
  decision: (view, d) => decisionText(say, view, d),
  event: (view, e) => tell(say, view, e),
  seat: (_view, seat) => seatName(say, seat),
  side: () => say('side.party'),
  rank: (rank) => say(RANKS.find((key) => key === `rank.${rank}`) ?? 'rank.lodgers'),
  say,
});

export const WORDS = wordsIn(inEnglish);
