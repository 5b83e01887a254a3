/** The own goal, for the owner's eyes only, and the other two ways out. */

import check from 'game-icon:check-mark';
import hood from 'game-icon:hood';
import padlock from 'game-icon:plain-padlock';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import type { CSSProperties } from 'react';
import type { View } from '../../../src/index.ts';
import { nameOf, useGameSay } from '../../board-props.ts';
import { goalCard } from '../../cards.ts';
import { type GoalLine, goalProgress, otherWays } from '../../figures.ts';
import { HonourMark } from '../draft/honour-mark.tsx';
import './sheet.css';

function Line({ line }: { line: GoalLine }) {
  const say = useSay();
  const share = line.met ? 1 : line.atMost ? 0 : Math.min(1, line.have / Math.max(1, line.want));
  return (
    <li className={line.met ? 'met' : ''}>
      <span className="tick" aria-hidden="true">
        {line.met && <Icon drawing={check} />}
      </span>
      <span className="text">
        <Terms text={line.text} />
      </span>
      <b className="number">{line.atMost ? say('phf.goal.atMost', { n: line.have, most: line.want }) : `${line.have}/${line.want}`}</b>
      <i className="gauge" style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden="true" />
    </li>
  );
}

/** The three ways out, shortest first in words: goal, treasure, kills. */
function Ways({ view, seat }: { view: View; seat: Seat }) {
  const say = useSay();
  const { treasure, fortune, killed, toKill } = otherWays(view, seat);
  const early = view.rules.minRounds > 0 && view.round <= view.rules.minRounds;
  return (
    <p className="phf-ways second">
      {say('phf.ways', { treasure, fortune, killed, toKill })} {early && <b>{say('phf.ways.early', { n: view.rules.minRounds })}</b>}
    </p>
  );
}

interface GoalProps {
  view: View;
  seat: Seat;
  seats: readonly SeatOnPage[];
  /** Only what it asks for: before the game there is no progress. */
  brief?: boolean;
}

export function GoalPanel({ view, seat, seats, brief = false }: GoalProps) {
  const say = useSay();
  const inGame = useGameSay();
  const s = view.seats[seat]!;
  const goal = goalCard(inGame, view, s.goal);
  if (goal === null) return null;
  // A dungeon master sees them all.
  const secret = view.ending === null && view.viewer === seat;
  return (
    <section className="panel phf-goal" aria-label={say('phf.goal')}>
      <div className="heading">
        <Icon drawing={hood} />
        <h2>
          {goal.name} {goal.honour && <HonourMark />}
        </h2>
        {secret && (
          <span className="chip">
            <Icon drawing={padlock} /> {say('phf.goal.onlyYou')}
          </span>
        )}
      </div>
      {goal.honour || brief ? (
        <p>
          <Terms text={goal.text} />
        </p>
      ) : (
        <p className="quip">{goal.quip}</p>
      )}
      {!brief && (
        <ul className="phf-progress">
          {goalProgress(inGame, view, seat).map((line) => (
            <Line key={line.text} line={line} />
          ))}
        </ul>
      )}
      {s.named >= 0 && <p>{say('phf.goal.named', { name: nameOf(seats, s.named) })}</p>}
      {s.goalDone && <p className="good">{say('phf.goal.done')}</p>}
      {!brief && <Ways view={view} seat={seat} />}
    </section>
  );
}
