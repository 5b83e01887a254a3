/** Sentences that several parts of the board say. */
import type { Say } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { total } from '@undercroft/mechanics';
import { evaluate } from '../../src/formula/evaluate.ts';
import { printed } from '../../src/formula/terms.ts';
import {
  bookFor,
  CORES,
  cutOf,
  type Forecast,
  forecastAttack,
  forecastCast,
  forecastDefence,
  formulaText,
  type P52Say,
  sourceNamed,
  type View,
  type Worth,
  worthOf,
} from '../../src/index.ts';
import { type Character, levelIn, valuesOf } from '../../src/rules/character.ts';
import { sheetOf } from '../../src/rules/heroes.ts';
import type { Ability } from '../../src/scenario/pieces.ts';
import { abilityRules } from './print.ts';

type Parts = readonly Readonly<[number, string]>[];

/** `6 base + 3 range − 1 ability level / 2`. */
export const sumWords = (inGame: P52Say, parts: Parts): string =>
  parts
    .map(
      ([value, source], i) =>
        `${i === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + '}${Math.abs(value)} ${sourceNamed(inGame, source)}`,
    )
    .join('');

/** `12 + Over`, `4 + 2 × Over`. */
export function worthWords(say: Say, { base, perOver }: Worth): string {
  if (perOver === 0) return String(base);
  const over = perOver === 1 ? say('p52.over') : `${perOver} × ${say('p52.over')}`;
  return base === 0 ? over : `${base} + ${over}`;
}

/** The lowest card that does it; null: no card does, or every one. */
export function lowestCard({ target, added, aceFails }: Forecast): number {
  const wanted = (target ?? 0) - total(added);
  return Math.max(aceFails ? 2 : 1, wanted);
}

export const rangeWords = (say: Say, { range }: Pick<Ability, 'range'>): string =>
  range.to === 0 ? say('p52.range.same') : say('p52.range', { from: range.from, to: range.to });

/** What an ability does, with the numbers of this character filled in. */
export function abilityWords(say: Say, view: View, seat: Seat, id: string, inGame: P52Say): string {
  const ability = bookFor(view).ability(id);
  if (ability.kind === 'attack') {
    const worth = worthOf(view, seat, id, -1);
    const kind = `${say(`p52.type.${ability.attackType}`)} ${rangeWords(say, ability)}`;
    return worth === null ? kind : `${kind} · ${worthWords(say, worth)}`;
  }
  if (ability.kind === 'defence') {
    const cut = cutOf(view, seat, id);
    const against = ability.against.map((type) => say(`p52.type.${type}`)).join(', ');
    if (cut === null) return against;
    return `${against} · ${cut.avoidFrom === null ? say('p52.cuts', { n: worthWords(say, cut) }) : say('p52.avoids', { n: cut.avoidFrom })}`;
  }
  return abilityRules({ say, inGame, view }, ability);
}

/** A formula with what is known of this character filled in: `6 + R − 1 / 2`. */
function filled(text: string, level: number, cores: Character['cores']): string {
  return text.replace(/\b(aLv|Lift|Think|Balance|Move|Lead)\b/g, (name) =>
    String(name === 'aLv' ? level : cores[CORES.find((core) => core === name) ?? 'Lift']),
  );
}

/** The target of an ability on a sheet that may be half made: the number before range and targets, and the formula behind it. */
export function sheetTarget(view: View, sheet: Character, { id, target }: Ability): { value: string; small: string } {
  if (target === undefined) return { value: '–', small: '' };
  const formula = bookFor(view).formula(target);
  const text = printed(formula);
  const aLv = Math.max(1, levelIn(sheet, id));
  const values = { ...valuesOf(sheet), aLv, avgLv: view.avgLv, tLv: view.avgLv, R: 0, n: 0, hp: 1, maxHp: 1, item: 0 };
  const open = ['R', 'n'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return { value: [String(evaluate(formula, { values })), ...open].join('+'), small: filled(text, aLv, sheet.cores) };
}

/** The target of an ability at a glance, and the formula behind it. */
export function targetWords(view: View, seat: Seat, id: string): { value: string; small: string } {
  const sheet = sheetOf(view, seat);
  const ability = bookFor(view).ability(id);
  if (ability.target === undefined) return { value: '–', small: '' };
  const text = formulaText(view, ability.target);
  const forecast =
    ability.kind === 'attack'
      ? forecastAttack(view, seat, id, -1)
      : ability.kind === 'defence'
        ? forecastDefence(view, seat, id, undefined)
        : forecastCast(view, seat, id, -1);
  const open = ['R', 'n'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const base = (forecast.target ?? 0) - (open.includes('n') ? 1 : 0);
  return { value: [String(base), ...open].join('+'), small: filled(text, Math.max(1, levelIn(sheet, id)), sheet.cores) };
}
