/** Step 5: three cards turned once, and what they give. */
import { Vault } from '@undercroft/board/art/vault.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Card } from '../../../src/rules/cards.ts';
import { rankOf } from '../../../src/rules/cards.ts';
import { bonusPoints } from '../../../src/rules/creation.ts';
import { Flipped } from '../../art/cards.tsx';

type Case = 'different' | 'pair' | 'alike';

function caseOf(cards: readonly Card[]): Case {
  const kinds = new Set(cards.map(rankOf)).size;
  return kinds === 3 ? 'different' : kinds === 2 ? 'pair' : 'alike';
}

export function ThreeCards({ cards }: { cards: readonly Card[] }) {
  const say = useSay();
  const sorted = cards.toSorted((a, b) => rankOf(a) - rankOf(b));
  const which = caseOf(cards);
  const ribbons = [say('p52.three.lowest'), say('p52.three.middle'), say('p52.three.highest')];
  return (
    <section className="p52-three" aria-label={say('p52.step.split')}>
      <Vault width={1000} height={330} stone={34} count={25} spring={250} />
      <div className="cards">
        <b className="points">{say('p52.points', { n: bonusPoints(cards) })}</b>
        {sorted.map((card, i) => (
          <Flipped key={card} card={card} ribbon={ribbons[i]} turn={(i - 1) * 4} className={`turning ${i === 1 ? 'counts' : ''}`} />
        ))}
      </div>
      <div className="slip tape placard">
        <h3>{say('p52.three.title')}</h3>
        <ul>
          {(['different', 'pair', 'alike'] as const).map((each) => (
            <li key={each} className={each === which ? 'on' : ''}>
              <b aria-hidden="true">{each === which ? '✓' : ''}</b>
              <span>{say(`p52.three.${each}`)}</span>
            </li>
          ))}
        </ul>
        <p className="quip">{say('p52.three.once')}</p>
      </div>
    </section>
  );
}
