import { answerOf, ask, end, type Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import { playStamina } from '../decks.ts';
import { hurt } from '../harm.ts';
import { flipOwn } from '../moments.ts';
import { rankOf } from '../rules/cards.ts';
import { sheetOf } from '../rules/heroes.ts';
import { modifier, modifierParts } from '../rules/modifiers.ts';
import { TRAP_DAMAGE, trapTarget } from '../rules/spots.ts';
import { sumOf } from '../worked.ts';
import { procedure } from './chapter.ts';

/** P52-125..127  Whoever moves onto a trap flips; it stays armed. */
export const trap = procedure<{ seat: Seat }, 'spring' | 'flipped'>('trap', 'spring', ['seat'], {
  spring: (_t, f) => ask([{ seat: f.vars.seat, kind: 'trap' }], 'flipped'),
  flipped: (t, f, out) => {
    const { seat } = f.vars;
    const { Balance, Move } = sheetOf(t, seat).cores;
    const stamina = Array.from({ length: answerOf(f, seat, 'trap').stamina }, () => playStamina(t, seat));
    const card = flipOwn(t, seat, out);
    const target = trapTarget(Balance, Move);
    const deed = { seat, ability: null, enemy: null, type: null };
    const total = rankOf(card) + sumOf(stamina) + modifier(t, 'trapFlip', deed);
    const needs: Part[] = [
      [13, 'base'],
      [-Balance, 'Balance'],
      [-Move, 'Move'],
    ];
    out?.push({ type: 'trapFlipped', seat, card, stamina, total, target, needs, added: modifierParts(t, 'trapFlip', deed) });
    if (total < target) hurt(t, seat, TRAP_DAMAGE, out);
    return end();
  },
});
