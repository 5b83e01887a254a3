/** DF-212, R-DF-51  Equipment from one hero to another: somebody proposes, the party agrees. */

import { ask, end, reveal } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import type { Decision } from '../decisions.ts';
import { carrierOf, heroAt, voters } from '../rules/party.ts';
import { NONE, type Table } from '../table.ts';
import { dropGear, everyone, type Out, procedure } from './kit.ts';
import { isAgreed } from './votes.ts';

function handOver(t: Table, agreed: boolean, out: Out): void {
  const { card, to, back } = t.offer!;
  const from = carrierOf(t, card);
  out?.push({ type: 'passed', card, from, to, back, agreed });
  if (!agreed) return;
  if (to === NONE) {
    dropGear(t, card);
    return;
  }
  removeFrom(heroAt(t, from).gear, card);
  if (back !== NONE) {
    removeFrom(heroAt(t, to).gear, back);
    heroAt(t, from).gear.push(back);
  }
  heroAt(t, to).gear.push(card);
}

export const pass = procedure<{ decision: Decision }, 'propose' | 'voted'>('pass', 'propose', ['decision'], {
  propose: (t, f) => {
    const { decision: d } = f.vars;
    if (d.kind !== 'pass') throw new Error('only Equipment is passed here');
    t.passes++;
    t.offer = { seat: d.seat, card: d.card, to: d.to, back: d.back };
    return ask(
      everyone(
        voters(t).filter((seat) => seat !== d.seat),
        'agree',
      ),
      'voted',
    );
  },
  // The proposer's voice is one of them.
  voted: (t, f, out) => {
    reveal(t);
    const own: Decision = { seat: t.offer!.seat, kind: 'agree', yes: true };
    handOver(
      t,
      isAgreed(t, [...f.answers, own], 'agree', (d) => d.yes),
      out,
    );
    t.offer = null;
    return end();
  },
});
