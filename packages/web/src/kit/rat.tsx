/** The cellar rat: one sentence at a time, never a rule or an error; it can be hushed here, or sent to bed in the settings. */
import ratDrawing from 'game-icon:rat';
import { type Creature, Standee } from '@undercroft/board/art/standee.tsx';
import { CROSS } from '@undercroft/board/controls/cross.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSettings } from '@undercroft/board/settings.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type ReactNode, useState } from 'react';

const RAT: Creature = { base: ratDrawing, props: [], tint: 'var(--ink)' };

interface RatProps {
  children: ReactNode;
  /** Called when it is hushed; left out, it just goes. */
  onDismiss?: (() => void) | undefined;
  /** Speaks even if it was sent to bed: tutorials. */
  always?: boolean;
}

export function Rat({ children, onDismiss, always = false }: RatProps) {
  const say = useSay();
  const { rat } = useSettings();
  const [hushed, setHushed] = useState(false);
  if (hushed || !(rat || always)) return null;
  const dismiss = onDismiss ?? (() => setHushed(true));
  return (
    <aside className="rat" aria-label={say('settings.ratName')}>
      <Standee creature={RAT} className="rat-standee" />
      <div className="rat-bubble">
        <div>{children}</div>
        <button type="button" className="icon-button" onClick={dismiss} aria-label={say('settings.hush')}>
          <Icon drawing={CROSS} />
        </button>
      </div>
    </aside>
  );
}
