/** What the game says: questions and buttons. Events are told in `tell.ts`; the sentences themselves are in `texts/`. */
import type { Say, Words } from '@undercroft/engine';
import { EQUIPMENT, type Gear } from './content/equipment.ts';
import { abilityName, equipmentText, roomText, throwHow, throwName } from './content/text.ts';
import {
  ABSTAIN,
  type Decision,
  type DfAsk,
  type IconDecision,
  type Kind,
  type Of,
  type ShopDecision,
  type SwingDecision,
  type Told,
} from './decisions.ts';
import type { Event } from './events.ts';
import { dieName, gearName, gearNames, heroName, listOf, monsterName, monsterNames, roomName, seatName, sheetName } from './names.ts';
import { roomNow, sheetNow } from './rules/map.ts';
import { abilityOf } from './rules/party.ts';
import { DIE_PRICE } from './rules/shop.ts';
import { NONE } from './table.ts';
import { tell } from './tell.ts';
import { type DfSay, inEnglish, type Key } from './texts.ts';
import type { View } from './view.ts';

const swingText = (say: DfSay, d: SwingDecision): string => {
  if (d.do === 'recover') return say('do.recover');
  const places = { die: dieName(say, d.die), weapons: gearNames(say, d.weapons) };
  return d.weapons.length === 0 ? say('do.swing', places) : say('do.swingWith', places);
};

function iconText(say: DfSay, view: View, d: IconDecision): string {
  if (d.do !== 'ability') return say(`do.icon.${d.do}`);
  const hero = view.heroes[view.thrower];
  const ability = hero === undefined ? undefined : abilityOf(hero, d.colour);
  if (ability === undefined) return '';
  const name = abilityName(say, ability);
  return d.target === NONE
    ? say('do.icon.ability', { ability: name })
    : say('do.icon.abilityFor', { ability: name, hero: heroName(say, view, d.target) });
}

function toldText(say: DfSay, { section, miss, iconUp, done }: Told): string {
  const where = miss === null ? say(section === 10 ? 'told.bullseye' : 'told.section', { n: section }) : say(`miss.${miss}`);
  const ticks =
    done.length === 0
      ? ''
      : say('told.ticks', {
          throws: listOf(
            say,
            done.map((key) => throwName(say, key)),
          ),
        });
  return say('do.tell', { where, icon: say(iconUp ? 'told.icon' : 'told.blank'), ticks });
}

function shopText(say: DfSay, view: View, d: ShopDecision): string {
  if (d.do === 'die') return say('do.shop.die', { n: DIE_PRICE });
  if (d.do !== 'buy') return say(`do.shop.${d.do}`);
  const { price, effect } = EQUIPMENT[d.card]!;
  const places = {
    card: gearName(say, d.card),
    hero: heroName(say, view, d.hero),
    n: price,
    drop: gearName(say, d.drop),
    text: equipmentText(say, effect),
  };
  return d.drop === NONE ? say('do.shop.buy', places) : say('do.shop.buyDrop', places);
}

function shareText(say: DfSay, view: View, d: Of<'share'>): string {
  const [card = NONE] = view.loot;
  if (d.hero === ABSTAIN) return say('do.abstain');
  if (d.hero === NONE) return say('do.shareNobody', { card: gearName(say, card) });
  const places = { card: gearName(say, card), hero: heroName(say, view, d.hero), drop: gearName(say, d.drop) };
  return d.drop === NONE ? say('do.share', places) : say('do.shareDrop', places);
}

function useText(say: DfSay, view: View, d: { card: Gear; target: number }): string {
  if (d.card === NONE) return say('do.noItem');
  const places = { card: gearName(say, d.card), text: equipmentText(say, EQUIPMENT[d.card]!.effect) };
  return d.target === NONE ? say('do.item', places) : say('do.itemFor', { ...places, hero: heroName(say, view, d.target) });
}

function passText(say: DfSay, view: View, d: Of<'pass'>): string {
  const places = { card: gearName(say, d.card), hero: heroName(say, view, d.to), back: gearName(say, d.back) };
  if (d.to === NONE) return say('do.passAway', places);
  return d.back === NONE ? say('do.pass', places) : say('do.passFor', places);
}

function roomChoice(say: DfSay, view: View, room: number): string {
  const there = sheetNow(view)?.rooms[room];
  if (there === undefined) return say((roomNow(view)?.exits.length ?? 0) === 0 ? 'do.roomOn' : 'do.abstain');
  return say('do.room', { room: roomName(room), text: roomText(say, there.kind) });
}

const yes = (say: DfSay, said: boolean | null): string => say(said === null ? 'do.abstain' : said ? 'do.yes' : 'do.no');

type Text<K extends Kind> = (say: DfSay, view: View, d: Of<K>) => string;

const DECISIONS: { [K in Kind]: Text<K> } = {
  leader: (say, _view, d) => (d.for === NONE ? say('do.abstain') : say('do.leader', { name: seatName(say, d.for) })),
  hero: (say, _view, d) => (d.card === NONE ? say('do.heroDealt') : say('do.hero', { hero: sheetName(say, d.card) })),
  room: (say, view, d) => roomChoice(say, view, d.room),
  swing: (say, _view, d) => swingText(say, d),
  throw: (say) => say('do.throw'),
  tell: (say, _view, d) => toldText(say, d.told),
  enter: (say, _view, d) => toldText(say, d.told),
  correct: (say, _view, d) => say('do.correct', { told: toldText(say, d.told) }),
  confirm: (say, _view, d) => (d.refuse === null ? say('do.confirm') : say('do.refuseTick', { how: throwHow(say, d.refuse) })),
  icon: iconText,
  melody: (say, _view, d) => yes(say, d.pay),
  bless: (say, view, d) => (d.hero === NONE ? say('do.abstain') : say('do.bless', { hero: heroName(say, view, d.hero) })),
  seduced: (say, _view, d) =>
    d.monsters.length === 0 ? say('do.keepSeduced') : say('do.seduced', { monsters: monsterNames(say, d.monsters) }),
  robbed: (say, _view, d) => say('do.robbed', { card: gearName(say, d.card) }),
  react: useText,
  item: useText,
  scar: (say, view, d) => {
    const hero = view.heroes[view.scarring];
    const ability = hero === undefined ? undefined : abilityOf(hero, d.colour);
    return say('do.scar', { ability: ability === undefined ? '' : abilityName(say, ability), colour: dieName(say, d.colour) });
  },
  pass: passText,
  agree: (say, _view, d) => yes(say, d.yes),
  retreat: (say) => say('do.retreat'),
  backDown: (say, _view, d) => yes(say, d.yes),
  share: shareText,
  shop: shopText,
};

/** Each text takes its own kind of decision, which is the one with its name. */
const textOf = <K extends Kind>(say: DfSay, view: View, d: Of<K> & { kind: K }): string => DECISIONS[d.kind](say, view, d as never);

function askText(say: DfSay, view: View, { kind }: DfAsk): string {
  const wanted = listOf(
    say,
    view.wanted.map((key) => throwName(say, key)),
  );
  const places = {
    hero: heroName(say, view, view.thrower),
    monster: monsterName(say, view.monster),
    coins: view.coins,
    n: view.coins,
    dice: view.dice,
    card: gearName(say, view.loot[0] ?? view.offer?.card ?? NONE),
    die: dieName(say, view.die),
    wanted: wanted === '' ? say('wanted.nothing') : wanted,
    scarred: heroName(say, view, view.scarring),
    told: view.told === null ? '' : toldText(say, view.told),
    offer: view.offer === null ? '' : passText(say, view, { ...view.offer, kind: 'pass' }),
  };
  if (kind === 'hero' && view.people === 1) return say('ask.heroAlone', { n: view.heroes.filter(({ card }) => card !== NONE).length + 1 });
  if (kind === 'swing' && view.throwable.every((die) => die > 2)) return say('ask.swingLast', places);
  return say(`ask.${kind}`, places);
}

/** One person with several heroes is called by a number; else by the hero. */
function nameOf(say: DfSay, view: View | null, seat: number): string {
  const own = view === null || view.people === 1 ? NONE : (view.heroes[seat]?.card ?? NONE);
  return own === NONE ? seatName(say, seat) : say('seatHero', { n: seat + 1, hero: sheetName(say, own) });
}

export const wordsIn = (anySay: Say): Words<Decision, Event, View> => {
  const say: DfSay = anySay;
  return {
    ask: (view, ask) => askText(say, view, ask),
    decision: (view, d) => textOf(say, view, d),
    event: (view, e) => tell(say, view, e),
    seat: (view, seat) => nameOf(say, view, seat),
    side: () => say('side.party'),
    rank: (rank) => say(`rank.${rank}` as Key),
    say: anySay,
  };
};

export const WORDS = wordsIn(inEnglish);
