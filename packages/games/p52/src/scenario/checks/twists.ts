/** Every twist of a scenario, with the way to it. */
import type { Twist } from '../effects.ts';
import type { Scenario } from '../scenario.ts';

interface Found {
  twist: Twist;
  way: readonly (string | number)[];
}

export function everyTwist({ races, items, quirks }: Scenario): Found[] {
  return [
    ...races.flatMap(({ twists }, i) => found(twists ?? [], ['races', i, 'twists'])),
    ...items.flatMap((item, i) => (item.kind === 'worn' ? found(item.twists, ['items', i, 'twists']) : [])),
    ...quirks.flatMap(({ penalties, bonuses }, i) => [
      ...found(penalties, ['quirks', i, 'penalties']),
      ...found(bonuses, ['quirks', i, 'bonuses']),
    ]),
  ];
}

const found = (twists: readonly Twist[], way: readonly (string | number)[]): Found[] =>
  twists.map((twist, i) => ({ twist, way: [...way, i] }));
