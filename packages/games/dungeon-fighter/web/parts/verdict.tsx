/** The verdict as a slip of paper over the table: the reasons first, then what it counts. The die stays in sight while one argues. */
import { useSay } from '@undercroft/board/text.ts';
import type { HeroView } from '../../src/index.ts';
import type { Verdict } from '../../src/throws/index.ts';
import { type Followed, reasonsOf, rowsOf, rulesOf } from '../account.ts';
import { useGameSay } from '../board-props.ts';
import './verdict.css';

interface VerdictProps {
  verdict: Verdict;
  isHit: boolean;
  /** A hit that the monster does not count. */
  tricky: boolean;
  /** What came of it so far, to whom. */
  followed?: readonly Followed[];
  heroes?: HeroView[];
  /** It has been told; it only stays to be read. */
  past?: boolean;
  showRule?: (id: string) => void;
}

const NOTHING: readonly Followed[] = [];
const NOBODY: HeroView[] = [];

export function VerdictSlip({ verdict, isHit, tricky, followed = NOTHING, heroes = NOBODY, past = false, showRule }: VerdictProps) {
  const say = useSay();
  const inGame = useGameSay();
  const reasons = reasonsOf({ verdict, tricky }, say, inGame);
  const rows = rowsOf(followed, { say, inGame, heroes });
  const rules = [...new Set([...reasons.map(({ rule }) => rule), ...rulesOf(followed)])];
  return (
    <section className={`slip df-verdict ${past ? 'past' : ''}`} aria-live={past ? 'off' : 'polite'}>
      <ul>
        {reasons.map(({ ok, text }) => (
          <li key={text} className={ok ? 'good' : 'bad'}>
            {text}
          </li>
        ))}
      </ul>
      <p className={`total df-display ${isHit ? 'hit' : 'miss'}`}>
        {isHit ? say('df.verdict.hit', { n: verdict.section }) : say('df.verdict.miss')}
      </p>
      {rows.length > 0 && (
        <dl className="sum">
          {rows.map(([value, source]) => (
            <div key={`${value} ${source}`} className={value.startsWith('=') ? 'all' : ''}>
              <dt>{value}</dt>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      )}
      {showRule !== undefined && (
        <p className="rules">
          {rules.map((rule) => (
            <button key={rule} type="button" className="rule" onClick={() => showRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
