/** Backing down (chapter 18, R-DF-42). */

import { ask, end, go, pick, reveal, withdraw } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import { BY_LEVEL, type Monster } from '../content/monsters.ts';
import type { Decision } from '../decisions.ts';
import { monsterNow } from '../rules/fight.ts';
import { anyConscious, consciousIn, voters } from '../rules/party.ts';
import type { Table } from '../table.ts';
import { clearTokens, drawFrom, face } from './fight.ts';
import { endGame, everyone, type Out, procedure, suffer } from './kit.ts';

/** DF-263, DF-264  From the same pile, else from the next one below; if there is none, an unused card of the same level. */
function replacement(t: Table, level: number): Monster {
  for (let tier = level; tier < BY_LEVEL.length; tier++) {
    const monster = drawFrom(t, tier);
    if (monster !== undefined) return monster;
  }
  const unused = t.reserve.filter((card) => BY_LEVEL[level]!.includes(card));
  const monster = pick(t.random, unused);
  removeFrom(t.reserve, monster);
  return monster;
}

/** DF-261..DF-263  Each hero loses 1; coins and tokens on the card return, the Beer and the fainted stay; shots begin anew. */
function backDown(t: Table, out: Out): void {
  const left = t.monster;
  const level = monsterNow(t)!.level - 1;
  out?.push({ type: 'backedDown', monster: left });
  for (const place of consciousIn(t)) suffer(t, place, 1, 'backing-down', out);
  t.onMonster = 0;
  t.backedDown++;
  clearTokens(t);
  t.shots = 0;
  reveal(t);
  const next = replacement(t, level);
  t.under[level]!.push(left);
  face(t, next, out);
}

export const retreat = procedure<{ decision: Decision }, 'propose' | 'voted' | 'done'>('retreat', 'propose', ['decision'], {
  propose: (t, f) => {
    t.proposed = true;
    const { seat } = f.vars.decision;
    return ask(
      everyone(
        voters(t).filter((each) => each !== seat),
        'backDown',
      ),
      'voted',
    );
  },
  // R-DF-42  Unanimous; abstainers do not block.
  voted: (t, f, out) => {
    reveal(t);
    const agreed = f.answers.every((d) => d.kind === 'backDown' && d.yes !== false);
    out?.push({ type: 'backDownVoted', seat: f.vars.decision.seat, agreed });
    if (!agreed) return end();
    backDown(t, out);
    return go('done');
  },
  // The swing that waited below is begun anew: another monster stands there, and whoever was to throw may have fainted.
  done: (t, _f, out) => {
    t.proposed = false;
    t.correctable = false;
    if (!anyConscious(t)) return endGame(t, 'all-fainted', out);
    const under = t.stack[t.stack.length - 2]!;
    for (const { seat } of under.asks.slice()) withdraw(under, seat);
    return end();
  },
});
