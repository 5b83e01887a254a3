/** Sets of house rules as cards: what each changes, for whom it is, and how much of the book it leaves alone. */

import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { type Preset, spokenIn } from '@undercroft/engine';
import type { ToldGame } from '../../games/told.ts';
import { presetsFor } from '../presets.ts';

interface CardProps {
  preset: Preset;
  chosen: boolean;
  onChoose(preset: Preset): void;
}

function PresetCard({ preset, chosen, onChoose }: CardProps) {
  const say = useSay();
  const language = useLanguage();
  const changes = Object.keys(preset.options).length;
  return (
    <button type="button" className="slip preset" aria-pressed={chosen} onClick={() => onChoose(preset)}>
      <b className="name">{spokenIn(preset.name, language)}</b>
      <em>{spokenIn(preset.suits, language)}</em>
      <span>{spokenIn(preset.help, language)}</span>
      <small>{chosen ? say('game.presetChosen') : changes > 0 && say('game.presetChanges', { n: changes })}</small>
    </button>
  );
}

interface PresetsProps {
  game: ToldGame;
  chosen: Preset | undefined;
  onChoose(preset: Preset): void;
}

export function PresetCards({ game, chosen, onChoose }: PresetsProps) {
  const say = useSay();
  return (
    <section aria-label={say('game.presets')}>
      <ul className="presets">
        {presetsFor(game.slug).map((preset) => (
          <li key={preset.id}>
            <PresetCard preset={preset} chosen={preset.id === chosen?.id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className="out-of-sight" role="status">
        {chosen === undefined && say('game.presetOwn')}
      </p>
    </section>
  );
}
