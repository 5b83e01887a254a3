/** The same person on another device: a code made there and typed here, or the other way round. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { type FormEvent, useId, useState } from 'react';
import { useDeed } from '../kit/deed.ts';
import { api, becomeLinked, mustBeSomebody } from '../people.ts';
import { TroubleNotice } from './trouble.tsx';

function ShowCode() {
  const say = useSay();
  const language = useLanguage();
  const [link, setLink] = useState<{ code: string; expiresAt: number } | null>(null);
  const { busy, error, run } = useDeed();
  const make = () => run(async () => setLink(await mustBeSomebody().then(() => api.link())));
  return (
    <div className="field">
      <Button onClick={make} disabled={busy}>
        {say('settings.makeCode')}
      </Button>
      {link && (
        <p role="status">
          <code className="link-code">{link.code}</code>{' '}
          {say('settings.codeUntil', { time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(link.expiresAt) })}
        </p>
      )}
      <TroubleNotice error={error} />
    </div>
  );
}

function UseCode() {
  const say = useSay();
  const id = useId();
  const [code, setCode] = useState('');
  const [name, setName] = useState<string | null>(null);
  const { busy, error, run } = useDeed();
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') run(async () => setName((await becomeLinked(code.trim())).name));
  };
  return (
    <form className="field" onSubmit={use}>
      <label htmlFor={id}>{say('settings.haveCode')}</label>
      <div className="link-row">
        <input
          id={id}
          className="input"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" disabled={busy}>
          {say('settings.useCode')}
        </Button>
      </div>
      {name !== null && (
        <p role="status">
          {say('settings.nowYouAre')} <bdi>{name}</bdi>
        </p>
      )}
      <TroubleNotice error={error} />
    </form>
  );
}

export function LinkDevice() {
  const say = useSay();
  return (
    <details className="link-device">
      <summary>{say('settings.link')}</summary>
      <p className="second">{say('settings.linkText')}</p>
      <ShowCode />
      <UseCode />
    </details>
  );
}
