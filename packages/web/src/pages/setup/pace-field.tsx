/** How fast bots go on at a table. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Pace } from '@undercroft/client';

export function PaceField({ value, onChange }: { value: Pace; onChange(pace: Pace): void }) {
  const say = useSay();
  return (
    <Choices
      label={say('game.pace')}
      value={value}
      onChange={onChange}
      choices={(['story', 'brisk', 'at-once'] as const).map((pace) => ({
        value: pace,
        title: say(`pace.${pace}`),
        help: say(`pace.${pace}Help`),
      }))}
    />
  );
}
