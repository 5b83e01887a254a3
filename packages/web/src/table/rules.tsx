/** The rules reference: headings, search, and opening at the very rule that was asked for. */

import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type RuleStatement, searchRules } from '@undercroft/engine';
import { useEffect, useId, useMemo, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { useFetched } from '../kit/fetched.ts';
import { loadRules, plainRule } from '../rules.ts';
import './rules.css';

/** Statements under their headings, in the order of the book. */
function chapters(statements: readonly RuleStatement[]): [heading: string, RuleStatement[]][] {
  const found = new Map<string, RuleStatement[]>();
  for (const each of statements) {
    const chapter = found.get(each.heading);
    if (chapter) chapter.push(each);
    else found.set(each.heading, [each]);
  }
  return [...found];
}

interface RulesProps {
  slug: string;
  name: string;
  /** The rule to open at; '' for the beginning. */
  at: string;
  onClose(): void;
}

export function RulesDialog({ slug, name, at, onClose }: RulesProps) {
  const say = useSay();
  const field = useId();
  const [wanted, setWanted] = useState('');
  const { value, error } = useFetched(slug, () => loadRules(slug));
  const found = useMemo(() => (value ? (wanted.trim() === '' ? value : searchRules(value, wanted)) : []), [value, wanted]);
  useEffect(() => {
    if (value && at !== '') document.getElementById(`rule-${at}`)?.scrollIntoView({ block: 'center' });
  }, [value, at]);
  return (
    <Dialog open title={say('rules.title', { game: name })} onClose={onClose} className="rules-dialog">
      <div className="field">
        <label htmlFor={field}>{say('rules.search')}</label>
        <input id={field} className="input" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </div>
      {value === undefined && error === undefined && <Busy>{say('rules.loading')}</Busy>}
      {error !== undefined && <p>{say('rules.unreachable')}</p>}
      {value !== undefined && found.length === 0 && <p>{say('rules.nothing')}</p>}
      {chapters(found).map(([heading, statements]) => (
        <section key={heading} className="rules-chapter" lang="en">
          <h3>{heading}</h3>
          <dl>
            {statements.map(({ id, text }) => (
              <div key={id} id={`rule-${id}`} className={id === at ? 'rule asked' : 'rule'}>
                <dt>{id}</dt>
                <dd>{plainRule(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
