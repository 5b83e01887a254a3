/** Checking the dice on the page itself: against what it kept before the first die, and by playing the whole game again. */

import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { TableInfo, Verification } from '@undercroft/client';
import type { Game, Seat } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { api } from '../people.ts';
import { checkDice, type Finding, type Own, type Wrong } from './dice-check.ts';

const OWN = { used: 'replay.mineUsed', away: 'replay.mineAway', none: 'replay.mineNone' } as const satisfies Record<Own, string>;

function reasonOf(wrong: Wrong, nameOf: (seat: Seat) => string, say: Say): string {
  return 'text' in wrong ? wrong.text : say(wrong.key, { name: wrong.seat === undefined ? '' : nameOf(wrong.seat) });
}

function Verdict({ finding, people, nameOf }: { finding: Finding; people: boolean; nameOf(seat: Seat): string }) {
  const say = useSay();
  const { wrong, decisions } = finding;
  return (
    <p className={wrong === null ? 'proof good' : 'proof bad'} role="status">
      <b>
        {wrong === null
          ? say(people ? 'replay.dicePeople' : 'replay.fair', { n: decisions })
          : say('replay.unfair', { why: reasonOf(wrong, nameOf, say) })}
      </b>
    </p>
  );
}

/** What this browser knows by itself, line by line. */
function Findings({ finding, proof, nameOf }: { finding: Finding; proof: Verification; nameOf(seat: Seat): string }) {
  const say = useSay();
  const names = (seats: readonly Seat[]) => seats.map(nameOf).join(', ');
  const { own, bound, kept } = finding;
  return (
    <ul className="proof-findings">
      <li>{say(kept ? 'replay.kept' : 'replay.notKept')}</li>
      <li data-own={own}>{say(OWN[own])}</li>
      {bound.length > 0 && <li>{say('replay.othersBound', { names: names(bound) })}</li>}
      {proof.without.length > 0 && <li>{say('replay.without', { names: names(proof.without) })}</li>}
      {proof.round > 0 && <li>{say('replay.rounds', { n: proof.round })}</li>}
    </ul>
  );
}

interface Props {
  game: Game;
  info: TableInfo;
  proof: Verification;
  onClose(): void;
}

export function DiceProof({ game, info, proof, onClose }: Props) {
  const say = useSay();
  const [finding, setFinding] = useState<Finding | null>(null);
  useEffect(() => {
    // After the dialog is drawn: re-running a long game takes a moment.
    const timer = setTimeout(() => setFinding(checkDice(game, proof, api.dice.record(info.id), info.commit)), 30);
    return () => clearTimeout(timer);
  }, [game, info, proof]);
  const nameOf = (seat: Seat) => info.seats[seat]?.person?.name ?? `${seat + 1}`;
  return (
    <Dialog open title={say('replay.verify')} onClose={onClose}>
      {finding === null ? (
        <Busy>{say('replay.checking')}</Busy>
      ) : (
        <>
          <Verdict finding={finding} people={info.dice === 'people'} nameOf={nameOf} />
          <Findings finding={finding} proof={proof} nameOf={nameOf} />
        </>
      )}
      <p>{say('replay.how')}</p>
      <dl className="proof-parts">
        <div>
          <dt>{say('replay.commit')}</dt>
          <dd>{finding?.commit ?? info.commit}</dd>
        </div>
        <div>
          <dt>{say('replay.secret')}</dt>
          <dd>{proof.secret}</dd>
        </div>
        {proof.entropy.map(({ seat, entropy }) => (
          <div key={seat}>
            <dt>{say('replay.textOf', { name: nameOf(seat) })}</dt>
            <dd>{entropy}</dd>
          </div>
        ))}
        <div>
          <dt>{say('replay.seed')}</dt>
          <dd>{proof.seed}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
