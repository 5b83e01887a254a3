/** The log: filters, rounds as headings, rolls that open into a slip with every number and its source. */

import type { LogLine, Topic } from '@undercroft/board/contract.ts';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef, useState } from 'react';
import type { Line } from './log.ts';

/** Everything, what the game knows to tell apart, and what people said. */
const filtersFor = (topics: readonly Topic[]): readonly Topic[] => [
  { id: 'all', title: 'log.all' },
  ...topics,
  { id: 'talk', title: 'log.talk' },
];

function Slip({ slip, rule, showRule }: { slip: NonNullable<LogLine['slip']>; rule: string | undefined; showRule(id: string): void }) {
  return (
    <div className="log-slip slip">
      <dl>
        {slip.map(([value, source], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a slip never change places
          <div key={i}>
            <dt>{value}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
      {rule && (
        <button type="button" className="rule-link" onClick={() => showRule(rule)}>
          {rule}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  line: Line;
  open: boolean;
  toggle(key: string): void;
  showRule(id: string): void;
}

function Words({ line }: { line: Line }) {
  if (line.by === undefined) return <span>{line.text}</span>;
  return (
    <span>
      <b>
        <bdi>{line.by}</bdi>
      </b>
      : <q lang="">{line.text}</q>
    </span>
  );
}

function LogRow({ line, open, toggle, showRule }: LineProps) {
  const say = useSay();
  const more = line.slip !== undefined && line.slip.length > 0;
  return (
    <li className={`log-line ${line.topic}`}>
      {line.heading && <h3>{line.heading}</h3>}
      {more ? (
        <button type="button" className="log-more" aria-expanded={open} onClick={() => toggle(line.key)}>
          <Words line={line} />
          <span className="out-of-sight"> {say('log.details')}</span>
        </button>
      ) : (
        <p>
          <Words line={line} />
          {line.rule && (
            <button
              type="button"
              className="rule-link"
              aria-label={say('rules.show', { rule: line.rule })}
              title={line.rule}
              onClick={() => showRule(line.rule!)}
            >
              §
            </button>
          )}
        </p>
      )}
      {more && open && <Slip slip={line.slip!} rule={line.rule} showRule={showRule} />}
    </li>
  );
}

interface LogProps {
  /** The game's own. */
  topics: readonly Topic[];
  lines: readonly Line[];
  showRule(id: string): void;
  /** Where one can look back at it all; left out, there is no such place. */
  replay?: string | undefined;
}

export function LogPanel({ topics, lines, showRule, replay }: LogProps) {
  const say = useSay();
  const [filter, setFilter] = useState('all');
  const [open, setOpen] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const shown = filter === 'all' ? lines : lines.filter(({ topic }) => topic === filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list scrolls on if its reader was at the end
  useEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [shown.length]);
  const noteScroll = () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return (
    <div className="log-panel">
      <div className="log-filters" role="toolbar" aria-label={say('log.filter')}>
        {filtersFor(topics).map(({ id, title }) => (
          <button key={id} type="button" className="chip" aria-pressed={filter === id} onClick={() => setFilter(id)}>
            {say(title)}
          </button>
        ))}
        {replay && (
          <Link className="chip" href={replay}>
            {say('log.lookBack')}
          </Link>
        )}
      </div>
      {shown.length === 0 && <p className="empty">{say('log.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ol className="log-lines" ref={list} onScroll={noteScroll} tabIndex={0} aria-label={say('log.title')}>
        {shown.map((line) => (
          <LogRow
            key={line.key}
            line={line}
            open={open === line.key}
            toggle={(key) => setOpen(open === key ? '' : key)}
            showRule={showRule}
          />
        ))}
      </ol>
    </div>
  );
}
