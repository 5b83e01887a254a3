/** Who is levelled up by what a quest pays. */
import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { heroCard, optionsOf, ownQuest, party, refusedBy, rolled, tableWith, take, told, waiting } from '../table.ts';

test('AP-134 R-AP-27 only those on the standard side level up', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip+', 'tolly-quill'] }, {}] });
  rolled(t, ownQuest({ slots: 2, rewards: { levelUps: 1 } }), ['red S']);
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  expect(optionsOf(t, 0, 'levelUp')).toEqual([{ hero: heroCard('tolly-quill') }, { hero: NONE }]);
});

test('AP-134 R-AP-27 who stayed at home is not levelled up, not even where nobody who went can be', () => {
  const send = (sent: string[]) => {
    const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip', 'tolly-quill+', 'wanda-probably'] }, {}] });
    rolled(t, ownQuest({ slots: 1, rewards: { levelUps: 1 } }), ['red S'], sent.map(heroCard));
    const out = take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
    return { t, lost: told(out, 'levelUpLost').length };
  };
  const { t, lost } = send(['gretchen-firmgrip']);
  expect([lost, waiting(t)]).toEqual([0, ['0 levelUp']]);
  expect(optionsOf(t, 0, 'levelUp').map(({ hero }) => hero)).toEqual([heroCard('gretchen-firmgrip'), NONE]);
  expect(refusedBy(t, { seat: 0, kind: 'levelUp', hero: heroCard('wanda-probably') })).toBe('R-AP-27');

  const upgraded = send(['tolly-quill']);
  expect([upgraded.lost, waiting(upgraded.t)]).toEqual([1, ['0 tavern']]);
  expect(party(upgraded.t, 0)).toEqual(['gretchen-firmgrip', 'tolly-quill+', 'wanda-probably']);
});
