/** What the game says: questions and buttons. Events are told in `tell.ts`; the sentences themselves are in `texts/`. */
import type { Say, Words } from '@undercroft/engine';
import { cardName, isRoyal, NONE, rankOf } from './cards.ts';
import { enemyAt } from './content/enemies.ts';
import type { Decision } from './decisions.ts';
import type { Event } from './events.ts';
import { accentAbout, accentName, claimText, classAbout, classFigures, className, itemName, itemText, seatName } from './names.ts';
import { attackOf, healingOf } from './rules/attack.ts';
import { tell } from './tell.ts';
import { inEnglish, type TdSay } from './texts.ts';
import type { View } from './view.ts';

function playText(say: TdSay, view: View, d: Extract<Decision, { kind: 'play' }>): string {
  const card = cardName(d.card);
  const me = view.seats[d.seat]!;
  if (view.enemy === null) return say('do.play', { card });
  if (isRoyal(d.card)) return say('do.playRoyal', { card });
  const enemy = enemyAt(view.enemy.level, view.enemy.roll);
  const heals = healingOf(me, d.card, enemy);
  const rank = rankOf(d.card);
  if (heals > 0 || d.card < 13) return say('do.playHeal', { card, n: heals, rank });
  return say('do.playAttack', { card, n: attackOf(me, d.card, enemy), rank });
}

function royalText(say: TdSay, view: View, d: Extract<Decision, { kind: 'royal' }>): string {
  if (d.choice === 'bury') return say('do.bury', { card: cardName(d.card) });
  const top = view.seats[d.seat]!.xpTop;
  return say(`do.${d.choice}`, { card: top === NONE ? say('name.topCard') : cardName(top) });
}

function levelUpText(say: TdSay, view: View, d: Extract<Decision, { kind: 'levelUp' }>): string {
  if (d.bottom.length === 0) return say('do.allDiscarded');
  const cards = d.bottom.map(cardName).join(say('list.then'));
  return say(d.bottom.length === Math.min(3, view.seats[d.seat]!.xpSize) ? 'do.allUnder' : 'do.under', { cards });
}

function itemDecision(say: TdSay, view: View, d: Extract<Decision, { kind: 'item' }>): string {
  if (d.use === 0) return say('do.useNothing');
  const item = itemName(say, view, d.seat, d.use);
  if (d.card !== undefined) return say('do.swap', { item, card: cardName(view.seats[d.seat]!.played), other: cardName(d.card) });
  if (d.target === d.seat) return say('do.saveYourself', { item });
  if (d.target !== undefined) return say('do.save', { item, name: seatName(say, view, d.target) });
  return say('do.named', { name: item, about: itemText(say, view.seats[d.seat]!.class, d.use) });
}

function offerText(say: TdSay, view: View, d: Extract<Decision, { kind: 'offer' }>): string {
  const places = { item: itemName(say, view, d.seat, d.give), name: seatName(say, view, d.to) };
  return d.want === 0 ? say('do.offerGift', places) : say('do.offer', { ...places, want: itemName(say, view, d.to, d.want) });
}

function decisionText(say: TdSay, view: View, d: Decision): string {
  switch (d.kind) {
    case 'class':
      return say('do.class', { name: className(say, d.class), figures: classFigures(d.class), about: classAbout(say, d.class) });
    case 'accent':
      return say('do.named', { name: accentName(say, d.accent), about: accentAbout(say, d.accent) });
    case 'play':
      return playText(say, view, d);
    case 'royal':
      return royalText(say, view, d);
    case 'levelUp':
      return levelUpText(say, view, d);
    case 'item':
      return itemDecision(say, view, d);
    case 'claim':
      return say('do.claim', { claim: claimText(say, d) });
    case 'offer':
      return offerText(say, view, d);
    case 'answerOffer':
      return say(d.accept ? 'do.accept' : 'do.refuse');
    case 'leave':
      return say('do.leave');
  }
}

export const wordsIn = (say: Say): Words<Decision, Event, View> => ({
  ask: (_view, { kind }) => say(`ask.${kind}`),
  decision: (view, d) => decisionText(say, view, d),
  event: (view, e) => tell(say, view, e),
  seat: (view, seat) => seatName(say, view, seat),
  say,
});

export const WORDS = wordsIn(inEnglish);
