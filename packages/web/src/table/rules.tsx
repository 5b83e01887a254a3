/** The rules of a game, for people: its one page, then contents to open, then answers to whatever is asked. Ids come when wanted. */

import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { askRules, type Found, type Passage, type Reference, type RuleStatement } from '@undercroft/engine';
import { useEffect, useMemo, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { useFetched } from '../kit/fetched.ts';
import { SearchField } from '../kit/search-field.tsx';
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

/** What everybody should know. */
function OnePage({ page }: { page: readonly Passage[] }) {
  const say = useSay();
  if (page.length === 0) return null;
  return (
    <section className="rules-page slip" aria-label={say('rules.page')}>
      {page.map(({ title, text }) => (
        <p key={title}>
          <b>{title}</b> {text}
        </p>
      ))}
    </section>
  );
}

interface StatementsProps {
  statements: readonly RuleStatement[];
  at: string;
  ids: boolean;
}

/** The words of the law; with their ids if somebody asked for those. */
function Statements({ statements, at, ids }: StatementsProps) {
  return (
    <ul className="rules-statements" lang="en">
      {statements.map(({ id, text }) => (
        <li key={id} id={`rule-${id}`} className={id === at ? 'rule asked' : 'rule'}>
          {plainRule(text)} {(ids || id === at) && <small>{id}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Every chapter, closed: the contents of the book, and the book. */
function Contents({ reference, at }: { reference: Reference; at: string }) {
  const say = useSay();
  const language = useLanguage();
  const [ids, setIds] = useState(false);
  return (
    <section className="rules-contents">
      <div className="rules-heading">
        <h3>{say('rules.contents')}</h3>
        <Switch label={say('rules.ids')} checked={ids} onChange={setIds} />
      </div>
      {language !== 'en' && <p className="second">{say('rules.inEnglish')}</p>}
      {chapters(reference.statements).map(([heading, statements]) => (
        <details key={heading} className="rules-chapter" open={statements.some(({ id }) => id === at)}>
          <summary>
            <span lang="en">{heading}</span> <small>{say('rules.count', { n: statements.length })}</small>
          </summary>
          <Statements statements={statements} at={at} ids={ids} />
        </details>
      ))}
    </section>
  );
}

/** `how do I win` as a heading. */
const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function AnswerSlip({ found, reference, language }: { found: Found; reference: Reference; language: string }) {
  const say = useSay();
  const behind = reference.statements.filter(({ id }) => found.rules.includes(id));
  return (
    <li className={found.answers ? 'slip' : 'statement'}>
      <h3 lang={found.answers ? language : 'en'}>{asTitle(found.title)}</h3>
      <p lang={found.answers ? language : 'en'}>{plainRule(found.text)}</p>
      {found.answers ? (
        <details>
          <summary>{say('rules.behind', { n: behind.length })}</summary>
          <Statements statements={behind} at="" ids />
        </details>
      ) : (
        <small>{found.rules[0]}</small>
      )}
    </li>
  );
}

/** More than this nobody reads. */
const MOST_ANSWERS = 8;

function Answers({ reference, wanted }: { reference: Reference; wanted: string }) {
  const say = useSay();
  const language = useLanguage();
  const found = useMemo(() => askRules(reference, wanted, language).slice(0, MOST_ANSWERS), [reference, wanted, language]);
  if (found.length === 0) return <p role="status">{say('rules.nothing')}</p>;
  return (
    <ol className="rules-answers" aria-label={say('rules.answers')}>
      {found.map((each) => (
        <AnswerSlip key={`${each.title} ${each.rules}`} found={each} reference={reference} language={language} />
      ))}
    </ol>
  );
}

interface RulesProps {
  slug: string;
  name: string;
  /** The rule to open at, or the term to explain; '' for the beginning. */
  at: string;
  onClose(): void;
}

const isId = (at: string): boolean => /^(?:[REV]-)?[A-Z0-9]+-\d{2,3}$/.test(at);

export function RulesDialog({ slug, name, at, onClose }: RulesProps) {
  const say = useSay();
  const language = useLanguage();
  const rule = isId(at) ? at : '';
  const [wanted, setWanted] = useState(isId(at) ? '' : at);
  const { value, error } = useFetched(`${slug} ${language}`, () => loadRules(slug, language));
  useEffect(() => {
    if (value && rule !== '') document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' });
  }, [value, rule]);
  return (
    <Dialog open title={say('rules.title', { game: name })} onClose={onClose} className="rules-dialog">
      <SearchField label={say('rules.search')} example={say('rules.example')} value={wanted} onChange={setWanted} />
      {value === undefined && error === undefined && <Busy>{say('rules.loading')}</Busy>}
      {error !== undefined && <p>{say('rules.unreachable')}</p>}
      {value !== undefined && wanted.trim() !== '' && <Answers reference={value} wanted={wanted} />}
      {value !== undefined && wanted.trim() === '' && (
        <>
          <OnePage page={value.page} />
          <Contents reference={value} at={rule} />
        </>
      )}
    </Dialog>
  );
}
