/** Checking the dice on the page itself: the secret fits what was published before, and the whole game replays from it. */

import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Verification } from '@undercroft/client';
import { type Game, unfair, verifyMatch } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import { Busy } from '../kit/busy.tsx';

interface Finding {
  ok: boolean;
  /** What is wrong, if anything is. */
  difference: string | null;
  decisions: number;
}

/** What this browser finds out by itself; nothing is taken on trust but what was published before the first die. */
export function check(game: Game, commit: string, proof: Verification): Finding {
  const { secret, tableId, entropy, seed, match } = proof;
  const wrong = unfair({ secret, tableId, entropy, commit, seed });
  if (wrong !== null) return { ok: false, difference: wrong, decisions: 0 };
  if ((match as { seed?: string }).seed !== seed) return { ok: false, difference: 'the match was played with another seed', decisions: 0 };
  return verifyMatch(game, match);
}

export function DiceProof({ game, commit, proof, onClose }: { game: Game; commit: string; proof: Verification; onClose(): void }) {
  const say = useSay();
  const [finding, setFinding] = useState<Finding | null>(null);
  useEffect(() => {
    // After the dialog is drawn: re-running a long game takes a moment.
    const timer = setTimeout(() => setFinding(check(game, commit, proof)), 30);
    return () => clearTimeout(timer);
  }, [game, commit, proof]);
  return (
    <Dialog open title={say('replay.verify')} onClose={onClose}>
      {finding === null ? (
        <Busy>{say('replay.checking')}</Busy>
      ) : (
        <p className={finding.ok ? 'proof good' : 'proof bad'} role="status">
          <b>{finding.ok ? say('replay.fair', { n: finding.decisions }) : say('replay.unfair', { why: finding.difference ?? '' })}</b>
        </p>
      )}
      <p>{say('replay.how')}</p>
      <dl className="proof-parts">
        <div>
          <dt>{say('replay.commit')}</dt>
          <dd>{commit}</dd>
        </div>
        <div>
          <dt>{say('replay.secret')}</dt>
          <dd>{proof.secret}</dd>
        </div>
        <div>
          <dt>{say('replay.seed')}</dt>
          <dd>{proof.seed}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
