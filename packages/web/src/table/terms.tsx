/** The terms of the game at hand, for its board: fetched with the rules, when the table has settled. */
import { type KnownTerms, TermsContext } from '@undercroft/board/terms/terms.tsx';
import { useLanguage } from '@undercroft/board/text.ts';
import { termFinder } from '@undercroft/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFetched } from '../kit/fetched.ts';
import { loadRules } from '../rules.ts';

/** The board comes first. */
const SETTLED_MS = 1500;

export function KnowsTerms({ slug, open, children }: { slug: string; open(term: string): void; children: ReactNode }) {
  const language = useLanguage();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const { value } = useFetched(settled ? `${slug} ${language}` : null, () => loadRules(slug, language));
  const known = useMemo((): KnownTerms | null => (value === undefined ? null : { pieces: termFinder(value.answers), open }), [value, open]);
  return <TermsContext value={known}>{children}</TermsContext>;
}
