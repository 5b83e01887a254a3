/** Who rolls the dice at a table. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Dice } from '@undercroft/client';

export function DiceField({ value, onChange }: { value: Dice; onChange(dice: Dice): void }) {
  const say = useSay();
  return (
    <Choices
      label={say('game.dice')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'house', title: say('game.diceHouse'), help: say('game.diceHouseHelp') },
        { value: 'people', title: say('game.dicePeople'), help: say('game.dicePeopleHelp') },
      ]}
    />
  );
}
