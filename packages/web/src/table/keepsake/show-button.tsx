/** Something to show: the last page as a picture, and the way to the best moment of the replay. */
import camera from 'game-icon:photo-camera';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef, useState } from 'react';
import { Busy } from '../../kit/busy.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useDeed } from '../../kit/deed.ts';
import { TroubleNotice } from '../../pages/trouble.tsx';
import type { Keepsake } from './draw.ts';

interface ShowProps {
  keepsake: Keepsake;
  /** The table on the server whose replay can be looked at; null: there is none. */
  table: string | null;
}

const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

/** Where the device has no way to send a picture, it is kept. */
function keep(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const send = (file: File): Promise<void> => navigator.share({ files: [file] }).catch(() => undefined);

/** A picture as an address that the page may show. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });

function ShowDialog({ keepsake, table, scene, onClose }: ShowProps & { scene: Element | null; onClose(): void }) {
  const say = useSay();
  const deed = useDeed();
  const [picture, setPicture] = useState<{ file: File; address: string } | null>(null);
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let current = true;
    const make = async () => {
      const { drawKeepsake } = await import('./draw.ts');
      const blob = await drawKeepsake(keepsake, scene);
      const file = new File([blob], 'undercroft.png', { type: blob.type });
      const address = await addressOf(blob);
      if (current) setPicture({ file, address });
    };
    make().catch((error: unknown) => current && setFailed(error));
    return () => {
      current = false;
    };
  }, [keepsake, scene]);
  const link = table === null ? null : `${location.origin}/replay/${table}?at=best`;
  return (
    <Dialog open title={say('keepsake.title')} onClose={onClose} className="keepsake">
      {picture === null && failed === undefined && <Busy>{say('keepsake.drawing')}</Busy>}
      <TroubleNotice error={failed} />
      {picture && <img src={picture.address} alt={keepsake.headline} />}
      <div className="dialog-deeds">
        {picture && (
          <Button tone="gold" onClick={() => (canSend(picture.file) ? deed.run(() => send(picture.file)) : keep(picture.file))}>
            {say(canSend(picture.file) ? 'keepsake.send' : 'keepsake.keep')}
          </Button>
        )}
        {link !== null && <CopyButton text={link} words={say('keepsake.link')} />}
      </div>
      {link !== null && <p className="second">{say('keepsake.linkText')}</p>}
    </Dialog>
  );
}

export function ShowButton({ keepsake, table }: ShowProps) {
  const say = useSay();
  const button = useRef<HTMLSpanElement>(null);
  /** The page as it was when somebody wanted to show it. */
  const [shown, setShown] = useState<{ keepsake: Keepsake; scene: Element | null } | null>(null);
  const open = () => setShown({ keepsake, scene: button.current?.closest('.ending')?.querySelector('.ending-scene') ?? null });
  return (
    <span ref={button} className="show">
      <Button icon={camera} onClick={open}>
        {say('keepsake.show')}
      </Button>
      {shown && <ShowDialog {...shown} table={table} onClose={() => setShown(null)} />}
    </span>
  );
}
