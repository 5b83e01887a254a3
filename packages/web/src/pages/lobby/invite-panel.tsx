/** The way in for friends: a link to copy, a code to photograph. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { TableInfo } from '@undercroft/client';
import { useId } from 'react';
import { Busy } from '../../kit/busy.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { Qr } from '../../kit/qr.tsx';
import { api } from '../../people.ts';
import { TroubleNotice } from '../trouble.tsx';
import { inviteLink, isOnlyHere } from './invite-link.ts';

/** One invite per table and visit, unless it was made void: looking twice makes no second one. */
const made = new Map<string, Promise<string>>();

function linkFor({ id, invitesFrom }: TableInfo): Promise<string> {
  const key = `${id} ${invitesFrom}`;
  const known = made.get(key);
  if (known) return known;
  const link = api.invite(id).then(({ code, url }) => inviteLink(code, url, location.origin));
  made.set(key, link);
  link.catch(() => made.delete(key));
  return link;
}

/** `toWatch`: the game has begun, so who comes now sees it as spectators do. */
export function InvitePanel({ info, toWatch = false }: { info: TableInfo; toWatch?: boolean }) {
  const say = useSay();
  const id = useId();
  const { value: link, error } = useFetched(`${info.id} ${info.invitesFrom}`, () => linkFor(info));
  return (
    <section className={`invite-panel ${toWatch ? '' : 'panel'}`}>
      {!toWatch && <h2>{say('lobby.invite')}</h2>}
      <p className="second">{say(toWatch ? 'table.inviteWatchText' : 'lobby.inviteText')}</p>
      <TroubleNotice error={error} />
      {link === undefined && error === undefined && <Busy>{say('home.loading')}</Busy>}
      {link !== undefined && (
        <>
          <div className="field">
            <label htmlFor={id}>{say('lobby.link')}</label>
            <div className="link-row">
              <input id={id} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
              <CopyButton text={link} />
              {navigator.share !== undefined && (
                <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{say('lobby.share')}</Button>
              )}
            </div>
          </div>
          {isOnlyHere(link) && <p className="help warn">{say('lobby.onlyHere')}</p>}
          <Qr text={link} label={say('lobby.qr')} />
        </>
      )}
    </section>
  );
}
