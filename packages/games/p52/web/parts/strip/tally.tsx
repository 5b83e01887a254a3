/** Every number and where it comes from: what was flipped, what was needed, how it was defended, what it did. */
import brokenHeart from 'game-icon:broken-heart';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import { bookFor, sourceNamed, type View } from '../../../src/index.ts';
import { rankOf } from '../../../src/rules/cards.ts';
import { Scrap } from '../../art/cards.tsx';
import { useGameSay } from '../../board-props.ts';
import type { Beat } from '../../film.ts';
import { beatsOf, type Defence, isTurned, type Parts, staminaOf, sum, targetOf } from './figures.ts';
import type { Contest, Flip } from './flips.ts';

/** `12 = 6 card + 4 Stamina + 2 aim`. */
function Sum({ name, total, parts }: { name: string; total: number; parts: Parts }) {
  const inGame = useGameSay();
  return (
    <p className="p52-sum">
      <b>{name}</b> <b className="number">{total}</b>
      {parts.length > 1 && ' = '}
      {parts.length > 1 &&
        parts.map(([value, source], i) => (
          <span key={i}>
            {i === 0 ? value : signed(value)} {sourceNamed(inGame, source)}{' '}
          </span>
        ))}
    </p>
  );
}

/** Added, Stamina, and the card itself, each by its name. */
function useFlipped(): (e: Contest | Defence) => Parts {
  const say = useSay();
  return (e) => [
    ...(e.card === null ? [] : [[rankOf(e.card), say('p52.flip')] as const]),
    ...staminaOf(e).map((card) => [rankOf(card), say('p52.stamina')] as const),
    ...e.added,
  ];
}

/** Total and target of the flip, and of the defence against it. */
export function Sums({ flip, first, beat }: { flip: Flip; first: Contest; beat: Beat }) {
  const say = useSay();
  const flipped = useFlipped();
  const beats = beatsOf(flip, beat);
  const { defence } = flip;
  const needs: Parts = 'needs' in first ? first.needs : [];
  return (
    <div className="p52-sums">
      {beats.first === 'all' && first.card !== null && (
        <Sum name={say('p52.sum.total')} total={sum(flipped(first))} parts={flipped(first)} />
      )}
      <Sum name={say('p52.sum.target')} total={targetOf(first)} parts={needs} />
      {defence !== null && beats.defence === 'all' && <Sum name={say('p52.sum.defence')} total={defence.total} parts={flipped(defence)} />}
      {defence?.type === 'defended' && <Sum name={say('p52.sum.target')} total={defence.target} parts={defence.needs} />}
    </div>
  );
}

/** What a blow would do, or did: the formula, what was cut off it, what was worn. */
function blowOf({ first, harm, defence }: Flip, view: View): { parts: Parts; outcome: number } | null {
  const blow: Parts = harm?.type === 'enemyHurt' ? harm.parts : first.type === 'enemyStruck' ? first.blow : [];
  if (blow.length === 0) return null;
  const cut = defence?.type === 'defended' && first.type === 'enemyStruck' ? defence.left - first.damage : 0;
  const worn: Parts = harm?.type === 'heroHurt' ? (harm.worn ?? []) : [];
  const saved: Parts = cut === 0 || defence?.type !== 'defended' ? [] : [[cut, bookFor(view).ability(defence.ability).name]];
  const parts = [...blow, ...saved, ...worn];
  const before = first.type === 'enemyStruck' ? first.damage + cut : sum(parts);
  return { parts, outcome: harm?.amount ?? before };
}

/** What came of it: damage by its sources, health before and after, and what was dropped. */
export function Tally({ flip, view, beat }: { flip: Flip; view: View; beat: Beat }) {
  const say = useSay();
  const inGame = useGameSay();
  const { harm, drop, defence } = flip;
  const beats = beatsOf(flip, beat);
  // What a defence leaves is told when its card lies there.
  const blow = blowOf(beats.defence === 'all' ? flip : { ...flip, defence: null }, view);
  if (beats.first !== 'all' || (blow === null && harm === null && drop === null)) return null;
  return (
    <div className="slip p52-tally">
      {blow !== null && (
        <dl>
          <div className="total">
            <dt>{Math.max(0, blow.outcome)}</dt>
            <dd>{say(harm === null && defence === null ? 'p52.flip.threat' : 'p52.flip.damage')}</dd>
          </div>
          {blow.parts.map(([value, source], i) => (
            <div key={i}>
              <dt>{i === 0 ? value : signed(value)}</dt>
              <dd>{sourceNamed(inGame, source)}</dd>
            </div>
          ))}
        </dl>
      )}
      {harm !== null && (
        <p className="harm">
          <Icon drawing={brokenHeart} /> {harm.hp + harm.amount} → <b>{Math.max(0, harm.hp)}</b>
        </p>
      )}
      {drop !== null && isTurned(beats.drop) && (
        <p className="drop">
          <Scrap card={drop.card} /> {beats.drop === 'all' && say(drop.dropped ? 'p52.flip.drops' : 'p52.flip.dropsNothing')}
        </p>
      )}
    </div>
  );
}
