/** The verdict as a slip of paper over the table: the reasons first, then what it counts. The die stays in sight while one argues. */
import { useSay } from '@undercroft/board/text.ts';
import { throwName } from '../../src/index.ts';
import type { Verdict } from '../../src/throws/index.ts';
import { useGameSay } from '../board-props.ts';
import './verdict.css';

interface VerdictProps {
  verdict: Verdict;
  isHit: boolean;
  /** A hit that the monster does not count. */
  tricky: boolean;
  showRule?: (id: string) => void;
}

export function VerdictSlip({ verdict, isHit, tricky, showRule }: VerdictProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { facts, done } = verdict;
  return (
    <section className="slip df-verdict" aria-live="polite">
      <ul>
        <li className={facts.bounces > 0 ? 'good' : 'bad'}>{say('df.verdict.bounces', { n: facts.bounces })}</li>
        {facts.reasons
          .filter((reason) => reason !== 'no-bounce' && reason !== 'requirement')
          .map((reason) => (
            <li key={reason} className="bad">
              {inGame(`miss.${reason}`)}
            </li>
          ))}
        {facts.lies > 0 && (
          <li className="good">{facts.lies === 10 ? say('df.verdict.bull') : say('df.verdict.lies', { n: facts.lies })}</li>
        )}
        {done.map(({ key, passed }) => (
          <li key={key} className={passed ? 'good' : 'bad'}>
            {throwName(inGame, key)}
          </li>
        ))}
        {tricky && <li className="bad">{say('df.verdict.tricky')}</li>}
        {verdict.iconUp && <li className="good">{say('df.verdict.icon')}</li>}
      </ul>
      <p className={`total df-display ${isHit ? 'hit' : 'miss'}`}>
        {isHit ? say('df.verdict.hit', { n: verdict.section }) : say('df.verdict.miss')}
      </p>
      {showRule !== undefined && (
        <button type="button" className="rule" onClick={() => showRule(isHit ? 'DF-118' : 'DF-112')}>
          {isHit ? 'DF-118' : 'DF-112'}
        </button>
      )}
    </section>
  );
}
