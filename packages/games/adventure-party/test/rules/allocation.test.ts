import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { ownHero, ownQuest, rolled, tableWith } from '../table.ts';

/** What the view says of each die: the sockets it fills, or `free`. */
function doing(dice: string[], needs: object, heroes = ['gretchen-firmgrip'], damage = {}): string[] {
  const t = tableWith({ parties: [{ heroes }, {}] });
  rolled(t, ownQuest({ needs, damage }), dice);
  return game.sight
    .view(t, 0)
    .rolling!.dice.map((die) => (die.free ? 'free' : die.locked ? `locked ${die.fills.length}` : `${die.fills.length}`));
}

test('R-AP-23 specific symbols are served first, hearts by what is left', () => {
  expect(doing(['red S', 'green A', 'blue blank'], { arrow: 1, hearts: 1 })).toEqual(['1', '1', 'free']);
});
test('R-AP-23 locked dice are used before live ones', () => {
  expect(doing(['red S', 'red S#'], { hearts: 1 })).toEqual(['free', 'locked 1']);
});
test('R-AP-23 as few live dice as possible are used', () => {
  expect(doing(['red S', 'red SS', 'red S'], { hearts: 2 })).toEqual(['free', '2', 'free']);
  expect(doing(['red SS', 'red S', 'green A'], { sword: 1, hearts: 1 })).toEqual(['2', 'free', 'free']);
});
test('R-AP-26 a die whose shield stops a wound is not free', () => {
  expect(doing(['yellow H', 'red S'], { hearts: 1 }, ['gretchen-firmgrip'], { light: 1 })).toEqual(['0', '1']);
});
test('R-AP-55 a symbol that lies there only while a critical does is used before live dice', () => {
  const heroes = [
    ownHero({ standard: { dice: 'R', powers: [{ when: 'evaluate', does: [{ do: 'add', symbol: 'magic', per: 'critical' }] }] } }),
  ];
  expect(doing(['red SS', 'blue M'], { magic: 1 }, heroes)).toEqual(['free', 'free']);
});

test('AP-086 the lamp tells what is missing', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'] }, {}] });
  rolled(t, ownQuest({ needs: { magic: 2, sword: 1, hearts: 2 } }), ['red SS', 'blue M']);
  expect(game.sight.view(t, 1).rolling).toMatchObject({ succeeds: false, missing: [0, 0, 1, 1] });
});

test('R-AP-24 symbols the quest is immune to fill nothing', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'] }, {}] });
  rolled(t, ownQuest({ needs: { hearts: 2 }, immune: 'sword' }), ['red SS', 'green A']);
  expect(game.sight.view(t, 0).rolling!.dice.map(({ fills }) => fills.length)).toEqual([0, 1]);
});
test('R-AP-23 symbols that count as others fill what those may, and only as many as may', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip'] }, {}] });
  rolled(t, ownQuest({ needs: { magic: 2, sword: 1 } }), ['red S', 'red S', 'red S', 'green A']);
  t.conversions = [0, 2, 2];
  expect(game.sight.view(t, 0).rolling!.dice.map(({ fills }) => fills.length)).toEqual([1, 1, 1, 0]);
});
