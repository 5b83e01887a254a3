/** The rules reference of a game, to be read and searched. */
import type { GameInfo } from '@undercroft/client';
import { useId, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useFetched } from '../kit/fetched.ts';
import { useSay } from '../text.ts';
import { loadStatements } from './rulings.ts';

export function RulesDialog({ game, onClose }: { game: GameInfo; onClose(): void }) {
  const say = useSay();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const { value } = useFetched(game.slug, () => loadStatements(game.slug));
  const word = wanted.trim().toLowerCase();
  const found = [...(value ?? [])].filter(([rule, text]) => `${rule} ${text}`.toLowerCase().includes(word));
  return (
    <Dialog open title={say('game.rulesOf', { game: game.name })} onClose={onClose} className="rules-dialog">
      <div className="field">
        <label htmlFor={id}>{say('game.search')}</label>
        <input id={id} className="input" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </div>
      {value === undefined ? (
        <Busy>{say('home.loading')}</Busy>
      ) : (
        <dl className="statements" lang="en">
          {found.map(([rule, text]) => (
            <div key={rule}>
              <dt>{rule}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {value !== undefined && found.length === 0 && <p>{say('game.nothingFound')}</p>}
    </Dialog>
  );
}
