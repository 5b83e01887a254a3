/** The game's own judgement: what a sensible character would do at first glance. Bots use it; it sees views only. */
import type { Ask, Judgement } from '@undercroft/engine';
import type { Decision, Kind } from './decisions.ts';
import { judgeAct, STAMINA } from './judgement/acts.ts';
import { judgeAbility, judgeClass, judgeCore, judgeItem, judgeQuirk, judgeRaise, judgeSplit, suggestSplits } from './judgement/growth.ts';
import { hopeless } from './judgement/hopeless.ts';
import { harmOf, savedBy } from './judgement/odds.ts';
import { extraCost, isCalm, standing } from './judgement/ways.ts';
import { rankOf } from './rules/cards.ts';
import { isAlive, maxHpOf } from './rules/heroes.ts';
import { DROPPED } from './rules/turn.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type Of<K extends Kind> = Extract<Decision, { kind: K }>;

/** Health that a defence saves; a blow that would kill is worth more than its figure. */
function judgeDefence(view: View, { seat, ability, stamina }: Of<'defend'>): number {
  if (ability === null) return 0;
  const damage = Number(view.stack.at(-1)?.vars.damage);
  const { hp } = view.heroes[seat]!;
  const saved = savedBy(view, seat, ability, { damage, stamina });
  return saved * (damage > hp ? 2.5 : damage * 2 > hp ? 1.5 : 1) - STAMINA * stamina;
}

function judgeCounter(view: View, { seat, ability, stamina }: Of<'counter'>): number {
  const enemy = view.enemies.find(({ id }) => id === Number(view.stack.at(-1)?.vars.enemy));
  return ability === null || enemy === undefined ? 0 : harmOf(view, seat, ability, enemy, stamina) - STAMINA * stamina;
}

/** Onward while it gets better. */
function judgeStep(view: View, { seat, to, take }: Of<'step'>): number {
  if (take !== undefined) return take === DROPPED ? 50 : judgeItem(view, seat, take) > 0 ? 40 : -1;
  if (to === null) return 0.01;
  const gain = standing(view, seat, to) - standing(view, seat, view.heroes[seat]!.place);
  return isCalm(view) ? gain - extraCost(view, to) : gain;
}

function judgeTrade(view: View, { seat, accept }: Of<'deal'>): number {
  const { give, want } = view.stack.at(-1)?.vars ?? {};
  const worth = (items: unknown): number =>
    Array.isArray(items) ? items.reduce((sum, item) => sum + judgeItem(view, seat, String(item)), 0) : 0;
  return (accept ? 1 : -1) * (worth(give) - worth(want) + 0.1);
}

function judge(view: View, _ask: Ask<Kind>, d: Decision): number {
  switch (d.kind) {
    case 'act':
      return judgeAct(view, d);
    case 'step':
      return judgeStep(view, d);
    case 'defend':
      return judgeDefence(view, d);
    case 'counter':
      return judgeCounter(view, d);
    case 'trap':
      return view.heroes[d.seat]!.hp <= 2 ? d.stamina : -d.stamina;
    // Whoever has the time makes somebody of their own: a party of the same few would be no party.
    case 'race':
      return d.ready === undefined ? 1 : 0;
    case 'profession':
      return judgeClass(view, d.seat, d.profession);
    case 'quirk':
      return judgeQuirk(view, d.seat, d.quirk);
    case 'split':
      return judgeSplit(view, d);
    case 'learn':
      return d.ability === null ? 0 : judgeAbility(view, d.seat, d.ability);
    case 'raise':
    case 'hone':
      return judgeRaise(view, d.seat, d.ability);
    case 'train':
    case 'grow':
      return judgeCore(view, d.seat, d.core);
    case 'item':
      return judgeItem(view, d.seat, d.item);
    case 'keep':
      return d.keep ? 1 : 0;
    case 'quest':
      return d.quest === null ? 1 : 0;
    case 'order':
      return d.order.reduce((sum, card, i) => sum + rankOf(view.ahead[card] ?? 0) / (i + 1), 0);
    case 'place':
      return standing(view, d.seat, d.to);
    case 'offer':
      return -d.give.length - d.want.length;
    case 'deal':
      return judgeTrade(view, d);
    case 'vote':
      return d.yes ? 1 : 0;
    case 'giveUp':
      return -1;
    case 'agree':
      return d.yes ? 0 : 1;
    default:
      // One is as good as the other: which people somebody comes of, say.
      return 0;
  }
}

function suggest(view: View, { kind, seat }: Ask<Kind>): Decision[] | null {
  if (kind === 'split') return suggestSplits(view, seat);
  return kind === 'offer' ? [{ seat, kind, give: [], want: [] }] : null;
}

/** How the party stands: mostly its health, the dead counting for nothing; then what is beaten and done. */
function prospects(t: Table): number {
  if (t.ending !== '') return t.ending === 'won' ? 1 : 0;
  const health =
    t.heroes.reduce((sum, { sheet, hp }, seat) => sum + (sheet !== null && isAlive(t, seat) ? hp / maxHpOf(t, seat) : 0), 0) /
    t.heroes.length;
  const wounds = t.enemies.reduce((sum, { hp, sheet }) => sum + hp / sheet.maxHp, 0);
  return Math.min(0.95, Math.max(0.02, 0.25 + 0.5 * health - 0.04 * wounds + 0.03 * t.quest.entered + 0.1 * t.quest.beaten));
}

function worth(t: Table, each: number[]): void {
  const same = prospects(t);
  for (let seat = 0; seat < t.heroes.length; seat++) each[seat] = same;
}

export const judgement: Judgement<Table, Decision, View> = { judge, suggest, hopeless, lookahead: 12, worth };
