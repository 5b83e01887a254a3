/** A page with the bar on top: its title in the window, and a way past the bar for keyboards. */

import { useSay } from '@undercroft/board/text.ts';
import { type ReactNode, useEffect } from 'react';
import { Bar } from './bar.tsx';

interface PageProps {
  /** For the window's title; left out, just Undercroft. */
  title?: string | undefined;
  className?: string;
  /** Stands beside the mark in the bar. */
  where?: ReactNode;
  /** Slug of the game whose light falls on the page. */
  game?: string | undefined;
  /** The viewer's seat, at a table. */
  seat?: number | undefined;
  children: ReactNode;
}

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Undercroft` : 'Undercroft';
  }, [title]);
}

export function Page({ title, className = '', where, game, seat, children }: PageProps) {
  const say = useSay();
  useTitle(title);
  useEffect(() => {
    // Pages come after their address: the browser could not find the place itself.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {say('home.skip')}
      </a>
      <Bar seat={seat}>{where}</Bar>
      <main id="main" tabIndex={-1} className={`page ${className}`} data-game={game}>
        {children}
      </main>
    </>
  );
}
