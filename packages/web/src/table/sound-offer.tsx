/** Sounds are offered once, at the first press of a game, in the place of its name: one line that moves nothing. */

import loud from 'game-icon:speaker';
import { CROSS } from '@undercroft/board/controls/cross.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { changeSettings, settingsNow, useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type ReactNode, useEffect, useState } from 'react';

/** Children: what stands there otherwise. */
export function SoundOffer({ answers, children }: { answers: number; children: ReactNode }) {
  const say = useSay();
  const { sound: hears } = useSettings();
  const [isNew] = useState(() => !settingsNow().soundOffered && !settingsNow().sound);
  const [before] = useState(answers);
  const [refused, setRefused] = useState(false);
  const offered = isNew && !hears && !refused && answers - before === 1;
  useEffect(() => {
    if (offered) changeSettings({ soundOffered: true });
  }, [offered]);
  if (!offered) return children;
  const hear = () => {
    changeSettings({ sound: true });
    sound('knock');
  };
  return (
    <>
      {/* Who listens is still told what page this is. */}
      <div className="out-of-sight">{children}</div>
      <div className="sound-offer">
        <button type="button" className="chip" onClick={hear}>
          <Icon drawing={loud} /> <span>{say('table.soundOffer')}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={say('table.soundNot')}
          title={say('table.soundNot')}
          onClick={() => setRefused(true)}
        >
          <Icon drawing={CROSS} />
        </button>
      </div>
    </>
  );
}
