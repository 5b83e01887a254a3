/** Notices, cards and pages that say what went wrong, and what to do next. */
import broken from 'game-icon:broken-pottery';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import { useConnected } from '../kit/connected.ts';
import { Notice } from '../kit/notice.tsx';
import { Page } from '../kit/page.tsx';
import { isUnreachable, troubleWords } from './trouble-words.ts';
import './pages.css';

/** Beside a button or a form; nothing while nothing is wrong. */
export function TroubleNotice({ error }: { error: unknown }) {
  const say = useSay();
  if (error === undefined || error === null) return null;
  const { title, text } = troubleWords(error, say);
  return (
    <Notice tone="bad" icon={broken}>
      <b>{title}</b> {text}
    </Notice>
  );
}

/** In the middle of a page that cannot be shown. */
export function TroubleCard({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  const say = useSay();
  return (
    <section className="trouble slip tape">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="dialog-deeds">
        {children}
        <Link className="button plain usual" href="/">
          {say('error.home')}
        </Link>
      </div>
    </section>
  );
}

/** A whole page for what could not be loaded. */
export function TroublePage({ error, again }: { error: unknown; again?: () => void }) {
  const say = useSay();
  const { title, text } = troubleWords(error, say);
  useConnected(isUnreachable(error) ? again : undefined);
  return (
    <Page title={title}>
      <TroubleCard title={title} text={text}>
        {isUnreachable(error) && (
          <Link className="button plain usual" href="/">
            {say('error.here')}
          </Link>
        )}
        {again && (
          <Button tone="gold" onClick={again}>
            {say('error.again')}
          </Button>
        )}
      </TroubleCard>
    </Page>
  );
}

/** Drawing a page has failed: most often because a new version was put on the server meanwhile. */
export function BrokenPage({ error }: { error: unknown }) {
  const say = useSay();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <Page title={say('error.broken')}>
      <TroubleCard
        title={say('error.broken')}
        text={
          <>
            {say('error.brokenText')} <code>{detail.slice(0, 300)}</code>
          </>
        }
      >
        <Button tone="gold" onClick={() => location.reload()}>
          {say('error.reload')}
        </Button>
      </TroubleCard>
    </Page>
  );
}
