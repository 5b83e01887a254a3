import { asked, running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game as session } from '../../src/procedures/game.ts';
import { parting } from '../../src/procedures/parting.ts';
import { layoutOwner } from '../../src/procedures/room.ts';
import { NO_QUEST } from '../../src/table.ts';
import { scene, startTurn } from '../fight.ts';
import { game, play, tableWith } from '../table.ts';

const FOUR = [{}, {}, {}, {}];
const TWO_EACH = { charactersEach: '2' };

test('R-P52-73 who has two characters has one vote, and speaks for both', () => {
  for (const [votes, hp] of [
    [[true, true], 23],
    [[true, false], -2],
  ] as const) {
    const { t } = scene('S a', FOUR, TWO_EACH);
    t.heroes[1]!.hp = -2;
    startAt(game, t, running(session, { played: 'died' }, 'buried'), running(parting, { dead: [], isPaid: false }));
    expect(asked(game, t).map(({ seat }) => seat)).toEqual([0, 2]);
    play(game, t, { seat: 0, kind: 'vote', yes: votes[0] }, { seat: 2, kind: 'vote', yes: votes[1] });
    expect(t.heroes[1]!.hp).toBe(hp);
  }
});

test('R-P52-73 P52-100 the layout duty goes round among people, to a character that lives', () => {
  const t = tableWith(FOUR, { options: TWO_EACH });
  const owners = [1, 2, 3].map((entered) => {
    t.quest = { ...NO_QUEST, id: 'toll', entered };
    return layoutOwner(t);
  });
  expect(owners).toEqual([0, 2, 0]);
  t.heroes[0]!.hp = -1;
  expect(layoutOwner(t)).toBe(1);
});

test('R-P52-73 R-P52-61 alone with all characters one gives up without asking anybody', () => {
  const { t } = scene('S a', FOUR, { charactersEach: '8' });
  startTurn(t, 0);
  play(game, t, { seat: 3, kind: 'giveUp', giveUp: true });
  expect(t.ending).toBe('abandoned');
});
