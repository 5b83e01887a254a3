/** Talking at a table. */

import { LONGEST_NAME } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { cleanSaying } from '../said/texts.ts';
import { mustKnow } from '../sight/who.ts';
import { nameHere, seatsOf } from '../table/state.ts';
import { comeBack } from './coming-back.ts';
import type { Draft, Judge } from './draft.ts';

/** Whether people may say this while the game runs: some games are played in silence. */
function mustBeAllowed({ state, desk }: Draft, reaction: boolean): void {
  const talk = state.status === 'running' ? (desk.game.play.talk?.(state.spec.options) ?? 'free') : 'free';
  if (talk === 'silent' || (talk === 'phrases' && !reaction)) {
    throw new TableError('no-talk', 409, talk === 'silent' ? 'this game is played in silence' : 'at this table people only react');
  }
}

export function saying(me: Person, { text, reaction = false }: { text: string; reaction?: boolean }): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    comeBack(draft, me);
    if (seatsOf(state, me.id).length === 0 && state.host.id !== me.id) {
      throw new TableError('not-seated', 403, 'only those at the table talk');
    }
    mustBeAllowed(draft, reaction);
    const said = reaction ? cleanSaying(text).slice(0, LONGEST_NAME) : cleanSaying(text);
    draft.add({ kind: 'said', data: { name: nameHere(state, me), text: said, reaction } }, { person: me.id });
  };
}
