/** What P52 says: which sentence, and what goes into it. The sentences themselves are in `texts/`. */
import type { Ask, Json, Say, Words } from '@undercroft/engine';
import type { Act, Decision, Kind } from './decisions.ts';
import { DECKS } from './decks.ts';
import { bookFor } from './doors.ts';
import type { P52Event } from './events.ts';
import { abilityNamed, cardsNamed, enemyNamed, itemNamed, itemsNamed, type Naming, nameOf, placeNamed, splitNamed } from './names.ts';
import { eventIn, viewIn } from './retold.ts';
import { cardName } from './rules/cards.ts';
import { readyFor } from './rules/ready.ts';
import { DROPPED } from './rules/turn.ts';
import { aimOf, aimOfItem } from './rules/uses.ts';
import { tell } from './tell.ts';
import { inEnglish, type Key, type P52Say } from './texts.ts';
import type { View } from './view.ts';

const stringsOf = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);

/** The thing that is offered by the chapter that asks. */
function offeredItem(naming: Naming, choices: Json | undefined): string {
  const [first] = Array.isArray(choices) ? choices : [];
  const id = first !== null && typeof first === 'object' && !Array.isArray(first) ? String(first?.item) : '';
  return id === '' || id === 'undefined' ? naming.say('none') : itemNamed(naming, id);
}

function ask(naming: Naming, { kind, seat }: Ask<Kind>): string {
  const vars = naming.view.stack.at(-1)?.vars ?? {};
  const about = kind === 'deal' ? Number(vars.seat) : kind === 'offer' ? Number(vars.partner) : aboutWhom(vars, seat);
  return naming.say(`ask.${kind}`, {
    name: nameOf(naming, about),
    enemy: enemyNamed(naming, Number(vars.enemy)),
    damage: Number(vars.damage),
    left: Number(vars.left),
    spots: Number(vars.spots),
    item: offeredItem(naming, vars.choices),
    give: itemsNamed(naming, stringsOf(vars.give)),
    want: itemsNamed(naming, stringsOf(vars.want)),
  });
}

/** Who died, or who wants to go home. */
function aboutWhom({ dead, decision }: Readonly<Record<string, Json>>, seat: number): number {
  if (Array.isArray(dead)) return Number(dead[0]);
  return decision !== null && typeof decision === 'object' && !Array.isArray(decision) ? Number(decision.seat) : seat;
}

const stamina = (say: P52Say, n: number): string => (n === 0 ? '' : say('with.stamina', { n }));

function act(naming: Naming, d: Act): string {
  const { say } = naming;
  switch (d.do) {
    case 'move':
      return say('do.move', { place: placeNamed(naming, d.to) });
    case 'attack':
      return say('do.attack', {
        ability: abilityNamed(naming, d.ability),
        enemy: enemyNamed(naming, d.enemy),
        stamina: stamina(say, d.stamina),
      });
    case 'aim':
      return say('do.aim', { enemy: enemyNamed(naming, d.enemy) });
    case 'cast':
      return say('do.cast', { ability: abilityNamed(naming, d.ability), on: castOn(naming, d), stamina: stamina(say, d.stamina) });
    case 'use':
      return say('do.use', usePlaces(naming, d));
    case 'trade':
      return say('do.trade', { name: nameOf(naming, d.with) });
    case 'take':
      return say('do.take', { item: itemNamed(naming, d.item) });
    case 'wear':
      return say(isWorn(naming, d) ? 'do.putAway' : 'do.wear', { item: itemNamed(naming, d.item) });
    case 'pick':
      return say('do.pick', { picks: d.picks === 0 ? '' : say('with.picks', { n: d.picks }), stamina: stamina(say, d.stamina) });
    case 'smash':
      return say('do.smash', { stamina: stamina(say, d.stamina) });
    default:
      return say(`do.${d.do}`);
  }
}

function step(naming: Naming, { to, take }: Extract<Decision, { kind: 'step' }>): string {
  const { say } = naming;
  if (to !== null) return say('do.step', { place: placeNamed(naming, to) });
  if (take === undefined) return say('do.stop');
  return take === DROPPED ? say('do.search') : say('do.take', { item: itemNamed(naming, take) });
}

const isWorn = ({ view }: Naming, { seat, item }: { seat: number; item: string }): boolean =>
  view.heroes[seat]!.sheet?.items.some((carried) => carried.item === item && carried.equipped) ?? false;

function onWhom(naming: Naming, aim: string, on: number): string {
  if (aim === 'nobody') return '';
  return naming.say('on.one', { name: aim === 'enemy' ? enemyNamed(naming, on) : nameOf(naming, on) });
}

const castOn = (naming: Naming, d: Extract<Act, { do: 'cast' }>): string =>
  onWhom(naming, aimOf(bookFor(naming.view).ability(d.ability).effects), d.on);

function usePlaces(naming: Naming, d: Extract<Act, { do: 'use' }>) {
  const thing = bookFor(naming.view).item(d.item);
  const way = thing.kind === 'consumable' ? thing.uses[d.way] : undefined;
  const on = thing.kind === 'consumable' && way !== undefined ? onWhom(naming, aimOfItem(thing, way.effects), d.on) : '';
  return { item: thing.name, on, way: way?.text ?? '' };
}

/** The name of a thing of the scenario. */
const called = (things: readonly { id: string; name: string }[], id: string): string => things.find((thing) => thing.id === id)?.name ?? id;

function ready({ say, view }: Naming, seat: number, profession: string): string {
  const { scenario } = bookFor(view);
  const found = readyFor(seat, bookFor(view)).find((one) => one.profession === profession);
  if (found === undefined) return called(scenario.classes, profession);
  return say('do.ready', {
    name: found.name,
    race: called(scenario.races, found.race),
    profession: called(scenario.classes, found.profession),
  });
}

function made(naming: Naming, d: Decision): string | null {
  const { say, view } = naming;
  const { races, classes, quirks, quests } = bookFor(view).scenario;
  switch (d.kind) {
    case 'race':
      return d.ready === undefined ? say('do.race', { race: called(races, d.race) }) : ready(naming, d.seat, d.ready);
    case 'profession':
      return say('do.profession', { profession: called(classes, d.profession) });
    case 'quirk':
      return d.quirk === null ? say('do.noQuirk') : say('do.quirk', { quirk: called(quirks, d.quirk) });
    case 'split':
      return say('do.split', { split: splitNamed(naming, d.split) });
    case 'learn':
      return d.ability === null ? say('do.learnNothing') : say('do.learn', { ability: abilityNamed(naming, d.ability) });
    case 'name':
      return say('do.name', { name: d.name });
    case 'quest':
      return d.quest === null ? say('do.questFlip') : say('do.quest', { quest: quests.find(({ id }) => id === d.quest)?.title ?? d.quest });
    case 'train':
    case 'grow':
      return say(`do.${d.kind}`, { core: say(`core.${d.core}`) });
    case 'raise':
      return d.ability === null ? say('do.keepExp') : say('do.raise', { ability: abilityNamed(naming, d.ability) });
    case 'hone':
      return say('do.hone', { ability: abilityNamed(naming, d.ability) });
    default:
      return null;
  }
}

function fought(naming: Naming, d: Decision): string | null {
  const { say } = naming;
  switch (d.kind) {
    case 'act':
      return act(naming, d);
    case 'step':
      return step(naming, d);
    case 'trap':
      return say('do.trap', { stamina: stamina(say, d.stamina) });
    case 'defend':
      return d.ability === null
        ? say('do.takeIt')
        : say('do.defend', { ability: abilityNamed(naming, d.ability), stamina: stamina(say, d.stamina) });
    case 'counter':
      return d.ability === null
        ? say('do.letGo')
        : say('do.counter', { ability: abilityNamed(naming, d.ability), stamina: stamina(say, d.stamina) });
    case 'refuge':
    case 'place':
      return say(`do.${d.kind}`, { place: placeNamed(naming, d.to) });
    default:
      return null;
  }
}

function settled(naming: Naming, d: Decision): string {
  const { say, view } = naming;
  switch (d.kind) {
    case 'item':
      return say('do.item', { item: itemNamed(naming, d.item) });
    case 'keep':
      return say(d.keep ? 'do.keep' : 'do.leaveIt');
    case 'order':
      return say('do.order', { cards: cardsNamed(d.order.map((i) => view.ahead[i] ?? 0)) });
    case 'offer':
      return say('do.offer', { give: itemsNamed(naming, d.give), want: itemsNamed(naming, d.want) });
    case 'deal':
      return say(d.accept ? 'do.deal' : 'do.noDeal');
    case 'vote':
      return say(d.yes ? 'do.vote' : 'do.noVote');
    case 'agree':
      return say(d.yes ? 'do.agree' : 'do.disagree');
    case 'giveUp':
      return say('do.giveUp');
    default:
      return say('do.layout');
  }
}

/** Who plays with real cards is asked which one was turned up, by the deck it comes from; only a die has no number. */
function askCard(which: number | undefined): Key {
  if (which === DECKS.stamina) return 'card.stamina';
  if (which === DECKS.room) return 'card.room';
  return which === DECKS.enemy ? 'card.enemy' : which === DECKS.action ? 'card.action' : 'card.die';
}

/** P52-010  With a die for flips, whatever no deck is named for was rolled. */
const isDie = ({ house }: View, face: number, which: number | undefined): boolean =>
  which === undefined && house.flipSource === 'd13' && face <= 13;

const namingIn = (say: P52Say, view: View): Naming => ({ say, view: viewIn(say, view) });

function decided(naming: Naming, d: Decision): string {
  return made(naming, d) ?? fought(naming, d) ?? settled(naming, d);
}

export const wordsIn = (say: Say): Words<Decision, P52Event, View> => ({
  ask: (view, question) => ask(namingIn(say, view), question),
  decision: (view, d) => decided(namingIn(say, view), d),
  event: (view, e) => tell(namingIn(say, view), eventIn(say, bookFor(view), e)),
  seat: (view, seat) => view?.heroes[seat]?.sheet?.name ?? say('seat', { n: seat + 1 }),
  keepsNames: true,
  side: () => say('side.party'),
  told: {
    ask: (_view, which) => say(askCard(which)),
    shows: (view, face, which) => (face === 0 ? say('card.house') : isDie(view, face, which) ? String(face) : cardName(face - 1)),
  },
  say,
});

export const words = wordsIn(inEnglish);
