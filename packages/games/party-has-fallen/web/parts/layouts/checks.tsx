/** The rules of a legal dungeon, each with a tick or a cross and a sentence. */
import check from 'game-icon:check-mark';
import cross from 'game-icon:cross-mark';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { type MessageKey, type Say, useSay } from '@undercroft/board/text.ts';
import type { Check, CheckName, Findings } from './findings.ts';

const GOOD: Record<CheckName, MessageKey> = {
  count: 'phf.layout.count',
  connected: 'phf.layout.connected',
  outer: 'phf.layout.outer',
  exits: 'phf.layout.exits',
};
const BAD: Record<CheckName, MessageKey> = {
  count: 'phf.layout.countMore',
  connected: 'phf.layout.cutOff',
  outer: 'phf.layout.outerMore',
  exits: 'phf.layout.exitsMore',
};

/** What is wrong with it, or that nothing is. */
export function checkWords(say: Say, { name, met, have, want }: Check): string {
  if (name === 'count' && have > want) return say('phf.layout.countLess', { n: have - want, have, want });
  const missing = name === 'connected' ? have : want - have;
  return say(met ? GOOD[name] : BAD[name], { n: met ? have : missing, have, want });
}

export function Checks({ findings }: { findings: Findings }) {
  const say = useSay();
  return (
    <ul className="phf-checks" aria-label={say('phf.layout.checks')} aria-live="polite">
      {findings.checks.map((each) => (
        <li key={each.name} className={each.met ? 'met' : 'unmet'} data-check={each.name}>
          <Icon drawing={each.met ? check : cross} />
          <span className="out-of-sight">{say(each.met ? 'phf.layout.met' : 'phf.layout.unmet')}</span> {checkWords(say, each)}
        </li>
      ))}
    </ul>
  );
}
