/** Which page belongs to which address. */

import type { GamePageProps } from '@undercroft/board/contract.ts';
import { partsOf, useAddress } from '@undercroft/board/router.ts';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { abouts } from '@undercroft/catalog/abouts';
import { spokenIn } from '@undercroft/engine';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { hasPage, loadPage } from './games/index.ts';
import { Busy } from './kit/busy.tsx';
import { Page } from './kit/page.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { BrokenPage } from './pages/trouble.tsx';
import { withWords } from './words.ts';

const HomePage = lazy(() => import('./pages/home.tsx'));
const GamePage = lazy(() => withWords('game', import('./pages/game.tsx')));
const InvitePage = lazy(() => import('./pages/invite.tsx'));
const ShelfPage = lazy(() => withWords('shelf', import('./pages/shelf.tsx')));
const AboutPage = lazy(() => withWords('about', import('./pages/about.tsx')));
const TablePage = lazy(() => import('./table/page.tsx'));
const ReplayPage = lazy(() => withWords('replay', import('./table/replay-page.tsx')));
const AlonePage = lazy(() => import('./table/alone-page.tsx'));
const LearnPage = lazy(() => import('./table/learn-page.tsx'));

/** Pages that games bring, made once each. */
const brought = new Map<string, ComponentType<GamePageProps>>();

function BroughtPage({ slug, path, id }: { slug: string; path: string; id: string | null }) {
  const language = useLanguage();
  const title = abouts.find((about) => about.slug === slug)?.pages?.find((page) => page.path === path)?.title;
  const key = `${slug}/${path}`;
  const Content = brought.get(key) ?? lazy(() => loadPage(slug, path));
  brought.set(key, Content);
  return (
    <Page title={title && spokenIn(title, language)} game={slug}>
      <Content id={id} />
    </Page>
  );
}

/** A page for the parts of an address; null: there is none. */
function pageFor([place, name, ...more]: string[]): ReactNode {
  if (place === undefined) return <HomePage />;
  if (place === 'about' && name === undefined) return <AboutPage />;
  if (place === 'shelf' && name === undefined) return <ShelfPage />;
  if (place === 'games' && name !== undefined && more.length > 0 && more.length < 3) {
    const [path = '', id = null] = more;
    return hasPage(name, path) ? <BroughtPage key={`${name} ${path}`} slug={name} path={path} id={id} /> : null;
  }
  if (name === undefined || more.length > 0) return null;
  const pages: Record<string, ReactNode> = {
    games: <GamePage key={name} slug={name} />,
    t: <TablePage key={name} id={name} />,
    replay: <ReplayPage key={name} id={name} />,
    invite: <InvitePage key={name} code={name} />,
    learn: <LearnPage key={name} game={name} />,
    alone: <AlonePage key={name} game={name} />,
  };
  return Object.hasOwn(pages, place) ? pages[place] : null;
}

/** An address that cannot be read (`/%`) leads nowhere. */
export function safeParts(address: string): string[] {
  try {
    return partsOf(address);
  } catch {
    return ['?'];
  }
}

/** Shows something friendly instead of an empty page when drawing one has failed. */
class Careful extends Component<{ children: ReactNode; Instead: ComponentType<{ error: unknown }> }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { children, Instead } = this.props;
    return this.state.error === undefined ? children : <Instead error={this.state.error} />;
  }
}

/** Keyboards and screen readers start each new page at its top. */
function useFreshFocus(path: string): void {
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}

export function App() {
  const say = useSay();
  const address = useAddress();
  const path = address.split('?')[0]!;
  useFreshFocus(path);
  return (
    <Careful key={path} Instead={BrokenPage}>
      <Suspense fallback={<Busy>{say('home.loading')}</Busy>}>{pageFor(safeParts(address)) ?? <NotFoundPage />}</Suspense>
    </Careful>
  );
}
