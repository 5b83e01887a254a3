/** The bar on top of every page: home, what this is, taste, name. */

import candle from 'game-icon:candle-light';
import flame from 'game-icon:candlebright';
import cog from 'game-icon:cog';
import hood from 'game-icon:cowled';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { changeSettings, useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMe, useMyName } from '../people.ts';

const SettingsDialog = lazy(() => import('../pages/settings.tsx'));
const NameDialog = lazy(() => import('../pages/name-dialog.tsx'));

interface SettingsButtonProps {
  /** Written out instead of drawn. */
  words?: boolean;
  /** No button: something else stands in its place. What it opened stays open. */
  away?: boolean;
}

/** Opens the settings; fits into any bar. */
export function SettingsButton({ words = false, away = false }: SettingsButtonProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      {words && (
        <button type="button" className="button ghost usual" onClick={() => setOpen(true)}>
          {say('settings.title')}
        </button>
      )}
      {!words && !away && (
        <button
          type="button"
          className="icon-button"
          onClick={() => setOpen(true)}
          aria-label={say('settings.title')}
          title={say('settings.title')}
        >
          <Icon drawing={cog} />
        </button>
      )}
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function ThemeButton() {
  const say = useSay();
  const { theme } = useSettings();
  const words = say(theme === 'dark' ? 'settings.openShutters' : 'settings.closeShutters');
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
      aria-label={words}
      title={words}
    >
      <Icon drawing={candle} />
    </button>
  );
}

/** Who I am, at a table with the sigil of my seat; pressing it changes the name. */
function NameChip({ seat }: { seat: number | undefined }) {
  const say = useSay();
  const name = useMyName();
  const me = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="chip me" onClick={() => setOpen(true)} disabled={me === undefined}>
        {seat === undefined ? <Icon drawing={hood} /> : <Sigil name={sigilOf(seat)} size={26} />}
        <span className="out-of-sight">{say('home.yourName')}</span>
        <bdi>{name}</bdi>
      </button>
      {open && (
        <Suspense>
          <NameDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Children stand beside the mark: where one is. */
export function Bar({ seat, children }: { seat?: number | undefined; children?: ReactNode }) {
  const say = useSay();
  return (
    <header className="bar">
      <Link className="mark" href="/" aria-label={say('home.toHome')}>
        <Icon drawing={flame} />
        {children === undefined && <span className="only-wide">Undercroft</span>}
      </Link>
      {children}
      <span className="space" />
      <Link className="bar-link only-wide" href="/about">
        {say('about.howItWorks')}
      </Link>
      <ThemeButton />
      <SettingsButton />
      <NameChip seat={seat} />
    </header>
  );
}
