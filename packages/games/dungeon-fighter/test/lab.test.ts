import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { NONE } from '../src/table.ts';
import { fighting, ownMonster, throwDie, weapon } from './table.ts';

describe('what a designer asks', () => {
  const uses = (t: Parameters<NonNullable<typeof game.lab.used>>[0]) => {
    const found: string[] = [];
    game.lab.used!(t, (category, thing, won) => found.push(`${category}: ${thing} ${won}`));
    return found;
  };
  test('where a game was lost, which throws hit, which weapons were used', () => {
    const far = weapon('far', { plus: 2 });
    const t = fighting({
      heroes: [
        { hp: 1, gear: [far] },
        { fainted: true, hp: 0 },
      ],
    });
    throwDie(t, { section: 2, weapons: [far] });
    throwDie(t, { miss: 'hole' });
    const found = uses(t);
    expect(found).toContain('throw hit: far true');
    expect(found).toContain('throw hit: plain false');
    expect(found).toContain('weapon used: own false');
    expect(found).toContain('lost: all-fainted on floor 1 false');
    expect(found).toContain('reached floor: 1 false');
  });
  test('a victory counts for everything that was there', () => {
    const t = fighting({ floor: 3, room: NONE, monster: ownMonster({ level: 0, hp: 2 }) });
    throwDie(t, { section: 5 });
    const found = uses(t);
    expect(found).toContain('reached floor: boss true');
    expect(found.some((line) => line.startsWith('lost'))).toBe(false);
  });
});
