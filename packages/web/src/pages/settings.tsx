/** Taste, notices, and the same person on another device. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { changeSettings, useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { languageName, languages, percent, type Say, useSay } from '@undercroft/board/text.ts';
import shares from 'language-shares';
import { useId, useState } from 'react';
import { LinkDevice } from './link-device.tsx';

/** Browser notices need a permission, which is asked for only here, at the press of this switch. */
function NoticesSwitch() {
  const say = useSay();
  const { notices } = useSettings();
  const [refused, setRefused] = useState(false);
  if (typeof Notification === 'undefined') return null;
  const change = async (on: boolean) => {
    const allowed = on && (await Notification.requestPermission()) === 'granted';
    setRefused(on && !allowed);
    changeSettings({ notices: allowed });
  };
  return (
    <Switch
      label={say('settings.notices')}
      help={say(refused ? 'settings.noticesRefused' : 'settings.noticesHelp')}
      checked={notices}
      onChange={(on) => void change(on)}
    />
  );
}

/** One volume for all sounds; letting go of it plays one. */
function Volume() {
  const say = useSay();
  const id = useId();
  const { volume } = useSettings();
  return (
    <div className="field">
      <label htmlFor={id}>{say('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
        onPointerUp={() => sound('knock')}
        onKeyUp={() => sound('knock')}
      />
    </div>
  );
}

/** A language that is not whole says so before it is chosen: `Français (42 %)`. */
function languageChoice(say: Say, code: string): { value: string; title: string; help?: string } {
  const share = shares[code];
  if (share === undefined) return { value: code, title: languageName(code) };
  return { value: code, title: `${languageName(code)} (${percent(share / 100)})`, help: say('settings.languagePart') };
}

export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const say = useSay();
  const settings = useSettings();
  return (
    <Dialog open title={say('settings.title')} onClose={onClose}>
      <Choices
        label={say('settings.pace')}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
        choices={[
          { value: '', title: say('settings.paceTable') },
          { value: 'story', title: say('pace.story'), help: say('pace.storyHelp') },
          { value: 'brisk', title: say('pace.brisk'), help: say('pace.briskHelp') },
          { value: 'at-once', title: say('pace.at-once'), help: say('pace.at-onceHelp') },
        ]}
      />
      <Choices
        label={say('settings.theme')}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
        choices={[
          { value: 'dark', title: say('settings.dark') },
          { value: 'light', title: say('settings.light') },
        ]}
      />
      <Choices
        label={say('settings.language')}
        value={settings.language}
        onChange={(language) => changeSettings({ language })}
        choices={[{ value: '', title: say('settings.browser') }, ...languages.map((code) => languageChoice(say, code))]}
      />
      <Choices
        label={say('settings.motion')}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
        choices={[
          { value: '', title: say('settings.motionSystem') },
          { value: 'full', title: say('settings.motionFull') },
          { value: 'off', title: say('settings.motionOff') },
        ]}
      />
      <Switch label={say('settings.sound')} checked={settings.sound} onChange={(sound) => changeSettings({ sound })} />
      {settings.sound && <Volume />}
      <NoticesSwitch />
      <Switch
        label={say('settings.rat')}
        help={say('settings.ratHelp')}
        checked={settings.rat}
        onChange={(rat) => changeSettings({ rat })}
      />
      <Switch
        label={say('settings.plain')}
        help={say('settings.plainHelp')}
        checked={settings.plain}
        onChange={(plain) => changeSettings({ plain })}
      />
      <LinkDevice />
      <p>
        <Link className="button ghost usual" href="/about" onClick={onClose}>
          {say('about.howItWorks')}
        </Link>
      </p>
    </Dialog>
  );
}
