/** Taking back what the others must agree to: asked for only after a second look, for it stops the table. */
import askArrow from 'game-icon:anticlockwise-rotation';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import type { Deed } from '../kit/deed.ts';

export function AskButton({ deed, ask }: { deed: Deed; ask(): Promise<void> }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = say('table.askBack');
  const put = () => {
    close();
    deed.run(ask);
  };
  return (
    <>
      <button type="button" className="icon-button" aria-label={words} title={words} onClick={() => setOpen(true)}>
        <Icon drawing={askArrow} />
      </button>
      <Dialog open={open} title={words} onClose={close}>
        <p>{say('table.askBackText')}</p>
        <div className="dialog-deeds">
          <Button onClick={close}>{say('table.askBackNot')}</Button>
          <Button tone="gold" onClick={put}>
            {say('table.askBackDo')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
