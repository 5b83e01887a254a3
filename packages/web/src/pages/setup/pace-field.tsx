/** How fast bots go on at a table. */
import type { Pace } from '@undercroft/client';
import { Choices } from '../../kit/choices.tsx';
import { useSay } from '../../text.ts';

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
