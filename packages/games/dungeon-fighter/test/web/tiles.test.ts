import { expect, test } from 'vitest';
import { SHIELD_RADIUS } from '../../web/art/shield.ts';
import { OVERLAP, type Paper, tilesFor } from '../../web/art/tiles.ts';

test.each([
  { paper: 'A3' as Paper, sheets: 4 },
  { paper: 'A4' as Paper, sheets: 6 },
])('on $paper the shield takes $sheets sheets that overlap and leave nothing out', ({ paper, sheets }) => {
  const tiles = tilesFor(paper);
  expect(tiles).toHaveLength(sheets);
  const [left, top] = [Math.min(...tiles.map((tile) => tile.left)), Math.min(...tiles.map((tile) => tile.top))];
  const [right, bottom] = [
    Math.max(...tiles.map((tile) => tile.left + tile.width)),
    Math.max(...tiles.map((tile) => tile.top + tile.height)),
  ];
  expect([left, top].every((edge) => edge <= -SHIELD_RADIUS + 0.01)).toBe(true);
  expect([right, bottom].every((edge) => edge >= SHIELD_RADIUS - 0.01)).toBe(true);
  for (const tile of tiles) {
    const beside = tiles.filter((each) => each.top === tile.top && each.left > tile.left).map((each) => tile.left + tile.width - each.left);
    if (beside.length > 0) expect(Math.max(...beside)).toBeGreaterThanOrEqual(OVERLAP - 0.01);
  }
});
