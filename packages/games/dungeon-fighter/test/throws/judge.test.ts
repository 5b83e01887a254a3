import { BOARD, DIE, FLOOR, HOLE, TABLE } from '@undercroft/physics';
import { describe, expect, test } from 'vitest';
import { bouncesOf, faceUp, firstOnBoard, isCocked, isIconUp, judgeRest, sharesOf } from '../../src/throws/judge.ts';
import { partsOf } from '../../src/throws/shadow.ts';
import { BONES, HOLES, RINGS } from '../../src/throws/target.ts';
import { outcome, poseAt, RULES, tilted, touch } from './outcomes.ts';

/** Where a die of 16 mm counts `share` inside a ring, on a line through the middle that meets no hole and no bone. */
const across = (radius: number, share: number) => poseAt(-radius + 8_000 * (2 * share - 1), 0);

const lies = (pose: ReturnType<typeof poseAt>, rules = RULES) => {
  const { lies: section, reasons } = judgeRest(outcome(pose), rules);
  return { section, reasons };
};

describe('sections', () => {
  test.each(RINGS)('DF-110 a die in the middle of the ring of $section counts $section', ({ section, radius }) => {
    const inner = RINGS[RINGS.findIndex((ring) => ring.section === section) - 1]?.radius ?? 0;
    expect(lies(poseAt(section === 10 ? 0 : -(radius + inner) / 2, 0))).toEqual({ section, reasons: [] });
  });

  /** Across the edge of the 5 with this share of it on the 5, found by halving. */
  const withOnFive = (share: number) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      const { sections, whole } = partsOf(across(54_000, middle));
      if (sections.get(5)! / whole > share) high = middle;
      else low = middle;
    }
    return across(54_000, high);
  };

  test('DF-110 V-DF-27 the larger part decides, even with 51 to 49', () => {
    expect(lies(withOnFive(0.51)).section).toBe(5);
    expect(lies(withOnFive(0.49)).section).toBe(4);
  });

  test('DF-111 V-DF-27 R-DF-56 with less than a hundredth between them the lower section counts', () => {
    expect(lies(withOnFive(0.5)).section).toBe(4);
    expect(lies(withOnFive(0.5049)).section).toBe(4);
    expect(lies(withOnFive(0.5051)).section).toBe(5);
  });

  test('R-DF-17 a level die over a gap without touching the table counts where most of it lies', () => {
    const { x, y } = HOLES[6]!;
    const pose = poseAt(x - 9_000, y);
    const parts = partsOf(pose);
    expect(parts.hole).toBeGreaterThan(parts.sections.get(2)!);
    expect(lies(pose)).toEqual({ section: 2, reasons: [] });
  });

  test('R-DF-17 a level die that sticks out over the edge counts for the 1', () => {
    const pose = poseAt(-212_000, 0);
    expect(partsOf(pose).outside).toBeGreaterThan(128);
    expect(lies(pose).section).toBe(1);
  });
});

describe('bones', () => {
  const { x, y } = BONES[5]!;

  test('DF-114 R-DF-17 a die that lies mostly on a bone is a miss', () => {
    expect(lies(poseAt(x, y))).toEqual({ section: 0, reasons: ['bone'] });
    expect(lies(poseAt(x, y + 14_000))).toEqual({ section: 2, reasons: [] });
    expect(partsOf(poseAt(x, y + 9_000)).bone).toBeGreaterThan(50);
    expect(lies(poseAt(x, y + 9_000)).section).toBe(2);
  });

  test('V-DF-27 half on a section and half on a bone is a miss', () => {
    // Where bone and 2 hold the same, found by halving.
    let [low, high] = [0, 14_000];
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      const { bone, sections } = partsOf(poseAt(x, y + middle));
      if (bone > sections.get(2)!) low = middle;
      else high = middle;
    }
    expect(lies(poseAt(x, y + low)).reasons).toEqual(['bone']);
    expect(lies(poseAt(x, y + low + 500)).reasons).toEqual([]);
  });

  test('R-DF-17 with the house rule `bones: strict` any overlap is a miss', () => {
    const pose = poseAt(x, y + 12_000);
    expect(partsOf(pose).bone).toBeGreaterThan(0);
    expect(lies(pose).section).toBe(2);
    expect(lies(pose, { ...RULES, bones: 'strict' }).reasons).toEqual(['bone']);
  });
});

describe('table and holes', () => {
  const at = (supports: [number, number][], z?: number) =>
    judgeRest(outcome(poseAt(-110_000, 40_000, undefined, z), { supports: supports.map(([what, up]) => ({ what, up })) }), RULES);

  test('DF-113 V-DF-27 one corner on the table in a hole is a miss', () => {
    const { reasons, lies: section } = at([
      [BOARD, 1],
      [HOLE, 1],
    ]);
    expect({ reasons, section }).toEqual({ reasons: ['hole'], section: 0 });
  });

  test('DF-116 one corner on the table beside the board is a miss', () => {
    expect(
      at([
        [BOARD, 1],
        [TABLE, 1],
      ]).reasons,
    ).toEqual(['touches-table']);
  });

  test('DF-115 a die beside the board or on the floor is a miss', () => {
    expect(judgeRest(outcome(poseAt(300_000, 0, undefined, 8_000), { supports: [{ what: TABLE, up: 1 }] }), RULES).reasons).toEqual([
      'off-board',
    ]);
    expect(judgeRest(outcome(poseAt(900_000, 0, undefined, -732_000), { supports: [{ what: FLOOR, up: 1 }] }), RULES).reasons).toEqual([
      'off-table',
    ]);
  });

  test('R-DF-56 a die that dipped into a hole and hopped out has not missed by it', () => {
    const rolled = outcome(poseAt(-110_000, 0), { touches: [touch(TABLE, 30), touch(BOARD, 60), touch(HOLE, 70), touch(BOARD, 80)] });
    expect(judgeRest(rolled, RULES).reasons).toEqual([]);
  });

  test('DF-118 without any reason it is a hit', () => {
    expect(at([[BOARD, 1]]).reasons).toEqual([]);
    expect(at([[BOARD, 1]]).lies).toBeGreaterThan(0);
  });
});

describe('cocked and stacked', () => {
  test('R-DF-56 level means within 2° and on no other die', () => {
    expect(isCocked(outcome(poseAt(0, 0, tilted(1.9))))).toBe(false);
    expect(isCocked(outcome(poseAt(0, 0, tilted(2.1))))).toBe(true);
    expect(isCocked(outcome(poseAt(0, 0), { supports: [{ what: DIE, up: 1 }] }))).toBe(true);
    expect(
      isCocked(
        outcome(poseAt(0, 0), {
          supports: [
            { what: BOARD, up: 1 },
            { what: DIE, up: 0 },
          ],
        }),
      ),
    ).toBe(false);
  });

  test('R-DF-16 of a cocked die the shadow is judged: hole, bone and outside count', () => {
    const { x, y } = HOLES[6]!;
    const cocked = (px: number, py: number) => judgeRest(outcome(poseAt(px, py, tilted(20))), RULES);
    expect(cocked(x, y).reasons).toEqual(['over-hole']);
    expect(cocked(-214_000, 0).reasons).toEqual(['off-board']);
    expect(cocked(BONES[5]!.x, BONES[5]!.y).reasons).toEqual(['bone']);
    expect(cocked(-110_000, 0).lies).toBe(3);
  });

  test('R-DF-16 the face most upright is up, within 2° of a tie none is', () => {
    expect(faceUp(poseAt(0, 0, tilted(40)))).toBe(0);
    expect(faceUp(poseAt(0, 0, tilted(50)))).toBe(4);
    expect(faceUp(poseAt(0, 0, tilted(45.5)))).toBe(-1);
    expect(faceUp(poseAt(0, 0, tilted(180)))).toBe(1);
  });

  test('DF-150 R-DF-46 two opposite faces of a hero die and one of a white die show the icon', () => {
    const shown = (die: number) => [0, 180, 90, 270].map((turn) => isIconUp(poseAt(0, 0, tilted(turn)), die, RULES));
    expect(shown(0)).toEqual([true, true, false, false]);
    expect(shown(7)).toEqual([true, false, false, false]);
    expect(isIconUp(poseAt(0, 0, tilted(90)), 1, { ...RULES, iconFaces: { hero: 6, bonus: 1 } })).toBe(true);
  });
});

describe('bounces', () => {
  const count = (touches: ReturnType<typeof touch>[], clear: number[] = []) => bouncesOf(outcome(poseAt(0, 0), { touches, clear })).length;

  test('DF-108 DF-112 a touch of the table counts only before the board is touched', () => {
    expect(count([touch(TABLE, 40), touch(BOARD, 80)])).toBe(1);
    expect(count([touch(BOARD, 40), touch(TABLE, 80)])).toBe(0);
    expect(count([touch(BOARD, 40)])).toBe(0);
  });

  test('R-DF-18 the same substep is not before', () => {
    expect(count([touch(TABLE, 40), touch(BOARD, 40)])).toBe(0);
    const early = touch(TABLE, 40);
    expect(count([early, { ...touch(BOARD, 40), from: early.from + 1 }])).toBe(1);
  });

  test('R-DF-18 a further bounce counts if the die was clear of everything between, rolling adds none', () => {
    expect(count([touch(TABLE, 40), touch(TABLE, 60), touch(BOARD, 90)])).toBe(1);
    expect(count([touch(TABLE, 40), touch(TABLE, 60), touch(BOARD, 90)], [50])).toBe(2);
    expect(count([touch(TABLE, 40), touch(TABLE, 60), touch(TABLE, 75), touch(BOARD, 90)], [50])).toBe(2);
  });

  test('R-DF-18 box, floor, holes and other dice are not the play surface', () => {
    expect(count([touch(FLOOR, 20), touch(DIE, 30), touch(4, 40), touch(HOLE, 50), touch(BOARD, 90)], [25, 35, 45])).toBe(0);
  });

  test('DF-109 bounces beyond the first cost nothing', () => {
    const many = outcome(poseAt(0, 0), {
      touches: [touch(TABLE, 40), touch(TABLE, 60), touch(TABLE, 70), touch(BOARD, 90)],
      clear: [50, 65],
    });
    expect(bouncesOf(many)).toHaveLength(3);
    expect(judgeRest(many, RULES).reasons).toEqual([]);
    expect(firstOnBoard(many)).toBe(touch(BOARD, 90).from);
  });
});

test('shares are plain numbers: nothing has no minus sign', () => {
  const shares = sharesOf({ whole: 4, sections: new Map([[3, 4]]), bone: -0, hole: -1e-9, outside: 0 });
  expect([shares.bone, shares.hole, shares.outside].some((share) => Object.is(share, -0))).toBe(false);
});
