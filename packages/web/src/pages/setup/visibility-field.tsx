/** Who finds a table. */
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Visibility } from '../presets.ts';

export function VisibilityField({ value, onChange }: { value: Visibility; onChange(value: Visibility): void }) {
  const say = useSay();
  return (
    <Choices
      label={say('game.visibility')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'private', title: say('game.private'), help: say('game.privateHelp') },
        { value: 'public', title: say('game.public'), help: say('game.publicHelp') },
      ]}
    />
  );
}
