/** Taking a name, or another one. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../kit/deed.ts';
import { faultOf, NameField } from '../kit/name-field.tsx';
import { forgetMe, isNameProblem, takeName, useMe, useMyName } from '../people.ts';
import { TroubleNotice } from './trouble.tsx';

export default function NameDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  const [name, setName] = useState(useMyName());
  const me = useMe();
  const [sure, setSure] = useState(false);
  const { busy, error, run } = useDeed();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (faultOf(name, say) !== null || name.trim() === '') return;
    run(() => takeName(name).then(onClose));
  };
  const problem = isNameProblem(error) ? say('error.nameRefused') : null;
  return (
    <Dialog open title={say('home.yourName')} onClose={onClose}>
      <form onSubmit={keep} className="dialog-form">
        <NameField label={say('home.nameLabel')} value={name} onChange={setName} problem={problem} autoFocus />
        <p className="second">{say('home.nameHelp')}</p>
        {sure && <p role="status">{say('home.nameReallyForget')}</p>}
        {problem === null && <TroubleNotice error={error} />}
        <div className="dialog-deeds">
          <Link className="button ghost usual" href="/shelf" onClick={onClose}>
            {say('shelf.title')}
          </Link>
          {me && (
            <Button
              tone="ghost"
              disabled={busy}
              onClick={() => (sure ? run(() => forgetMe().then(() => location.assign('/'))) : setSure(true))}
            >
              {say('home.nameForget')}
            </Button>
          )}
          <Button type="submit" tone="gold" disabled={busy}>
            {say('home.nameKeep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
