/** Level up (TD-063, TD-064, R-TD-30, R-TD-31): more health, and three XP cards to place. */
import { ask, end, reveal } from '@undercroft/engine';
import type { Card } from '../cards.ts';
import type { TdAsk } from '../decisions.ts';
import type { Event } from '../events.ts';
import { LEVEL_UP_HEALTH, type Table } from '../table.ts';
import { heal, type NoVars, procedure, putUnderXp, takeTopXp } from './kit.ts';

export const levelUp = procedure<NoVars, 'gain' | 'place'>('levelUp', 'gain', [], {
  // TD-063  All living players gain 5 maximum health and heal 5. Then all look at their top XP cards at once.
  gain: (t, _f, out) => {
    const asks: TdAsk[] = [];
    reveal(t);
    for (let seat = 0; seat < t.seats.length; seat++) {
      const s = t.seats[seat]!;
      if (!s.alive) continue;
      s.maxHealth += LEVEL_UP_HEALTH;
      heal(s, LEVEL_UP_HEALTH);
      if (s.xp.length > 0) asks.push({ seat, kind: 'levelUp' });
    }
    if (out !== null) out.push({ type: 'levelledUp', level: t.level + 1, healths: healths(t) });
    return ask(asks, 'place');
  },

  // TD-064  Each of the three goes to the discard pile or underneath.
  place: (t, f, out) => {
    for (const d of f.answers) if (d.kind === 'levelUp') placeXp(t, d.seat, d.bottom, out);
    return end();
  },
});

const healths = (t: Table) => t.seats.flatMap((s, seat) => (s.alive ? [{ seat, health: s.health, maxHealth: s.maxHealth }] : []));

function placeXp(t: Table, seat: number, bottom: readonly Card[], out: Event[] | null): void {
  const s = t.seats[seat]!;
  const discard: Card[] = [];
  reveal(t);
  for (let i = Math.min(3, s.xp.length); i > 0; i--) {
    const card = takeTopXp(s);
    if (!bottom.includes(card)) discard.push(card);
  }
  for (const card of discard) s.discard.push(card);
  for (const card of bottom) putUnderXp(s, card, true);
  out?.push({ type: 'xpPlaced', seat, discard, bottom: [...bottom] });
}
