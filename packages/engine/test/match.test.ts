import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadConfig, BadSave, canonical, configFor, loadMatch, Match, type Save, sfc32, verifyMatch } from '../src/index.ts';
import { type Decision, mini } from './mini.ts';

const SPREADS: Decision[] = [0, 1, 2].map((seat) => ({ seat, kind: 'spread', points: [0, 3] }));
const BIDS: Decision[] = [0, 1, 2].map((seat) => ({ seat, kind: 'bid', amount: seat + 1 }));
const LAST: Decision[] = [
  { seat: 0, kind: 'roll', again: true },
  { seat: 0, kind: 'roll', again: false },
  { seat: 1, kind: 'buzz' },
];
const started = (...decisions: Decision[]) => {
  const match = new Match(mini, { seats: 3, seed: 'one evening' });
  for (const d of decisions) match.decide(d);
  return match;
};
const finished = () => started(...SPREADS, ...BIDS, ...LAST);
type Finished = Omit<Save, 'events'> & { events: object[][]; outcome: { winners: number[] } };
const copyOf = (save: Save) => JSON.parse(JSON.stringify(save)) as Finished;

test('the same seed and log lead to the same table', () => {
  expect(canonical(finished().table)).toBe(canonical(finished().table));
  const other = new Match(mini, { seats: 3, seed: 'another evening' });
  expect(canonical(other.table)).not.toBe(canonical(started().table));
});

test('a match goes through a file and goes on', () => {
  const match = started(...SPREADS, ...BIDS);
  const loaded = loadMatch(mini, JSON.parse(JSON.stringify(match.save())));
  expect(canonical(loaded.table)).toBe(canonical(match.table));
  for (const d of LAST) expect(loaded.decide(d)).toEqual(match.decide(d));
  expect(loaded.outcome()).toEqual({ winners: [1], scores: [match.table.seats[0]!.card, 0, 0], reason: 'buzzed' });
});

test('undo reaches back over own decisions, not behind dice or something shown, not over others', () => {
  const match = started(SPREADS[0]!);
  expect(match.undo(1)).toBe(false);
  expect(match.undo(0)).toBe(true);
  expect(match.log).toEqual([]);
  expect(match.undo(0)).toBe(false);
  for (const d of [...SPREADS, ...BIDS]) match.decide(d);
  // The last bid drew a card and rolled a die.
  expect(match.undo(2)).toBe(false);
  match.decide({ seat: 0, kind: 'roll', again: false });
  expect(match.undoPoint(0)).toBe(6);
  expect(match.undo(0)).toBe(true);
  expect(match.log).toHaveLength(6);
  match.decide({ seat: 0, kind: 'roll', again: true });
  expect(match.undo(0)).toBe(false);
});

test('with consent a match goes back to any point and is as it was', () => {
  const match = finished();
  const reference = started(...SPREADS, BIDS[0]!);
  match.backTo(4);
  expect(canonical(match.table)).toBe(canonical(reference.table));
  expect(match.events).toEqual(reference.events);
  expect(() => match.backTo(5)).toThrow('no point 5');
});

test('a refused decision leaves log and table as they were', () => {
  const match = started(SPREADS[0]!);
  const before = canonical(match.table);
  expect(() => match.decide({ seat: 0, kind: 'bid', amount: 1 })).toThrow();
  expect(canonical(match.table)).toBe(before);
  expect(match.log).toHaveLength(1);
});

test('a finished match verifies; whatever was changed is named', () => {
  const save = finished().save();
  expect(verifyMatch(mini, save)).toEqual({ ok: true, decisions: 9, difference: null });
  const changed = (change: (s: ReturnType<typeof copyOf>) => void) => {
    const copy = copyOf(save);
    change(copy);
    return verifyMatch(mini, copy).difference;
  };
  expect(
    changed((s) => {
      s.events[6]![2] = { type: 'rolled', die: 7 };
    }),
  ).toBe('decision 6 (bid of seat 2) led to other events than recorded');
  expect(
    changed((s) => {
      s.outcome.winners = [0];
    }),
  ).toBe('the result differs from the recorded one');
  expect(
    changed((s) => {
      s.seed = '0'.repeat(64);
    }),
  ).toContain('other events than recorded');
  expect(
    changed((s) => {
      s.log[3] = { seat: 0, kind: 'bid', amount: 5 } as never;
    }),
  ).toBe('decision 4 is not legal: bids go from 1 to 3');
  expect(
    changed((s) => {
      s.content = 'other';
    }),
  ).toContain('content hash');
  expect(
    changed((s) => {
      s.version = '0';
    }),
  ).toBe('it was played with rules 0, these are 1');
  expect(
    changed((s) => {
      s.events.push([]);
    }),
  ).toContain('more events');
  expect(verifyMatch(mini, started().save()).difference).toContain('not finished');
});

test('a damaged save is refused in one clear line', () => {
  const save = started(...SPREADS).save();
  const broken: [(s: Finished) => void, string][] = [
    [
      (s) => {
        s.log.push({ seat: 0, kind: 'buzz' });
      },
      'the save is damaged: decision 4 of 4 is not legal',
    ],
    [
      (s) => {
        (s.log[0] as unknown as { points: number[] }).points = [3, 0];
      },
      'its log leads to another table',
    ],
    [
      (s) => {
        s.seed = 'xyz';
      },
      'its seed is not 64 hexadecimal digits',
    ],
    [
      (s) => {
        delete (s as Partial<Finished>).log;
      },
      "'log' is missing",
    ],
    [
      (s) => {
        s.game = 'chess';
      },
      "a match of 'chess', not of mini",
    ],
    [
      (s) => {
        (s as { format: string }).format = 'undercroft-match-9';
      },
      'not a saved match of this version',
    ],
  ];
  for (const [change, message] of broken) {
    const copy = copyOf(save);
    change(copy);
    expect(() => loadMatch(mini, copy)).toThrow(message);
  }
});

test('a save of other rules goes on if its log still replays, else names the first decision that does not', () => {
  const old = copyOf(started(...SPREADS).save());
  old.version = '0';
  old.fingerprint = 'of another time';
  expect(loadMatch(mini, old).log).toHaveLength(3);
  old.log.push({ seat: 0, kind: 'bid', amount: 8 } as never);
  expect(() => loadMatch(mini, old)).toThrow('it was played with rules 0 and these are 1: decision 4 of 4 is not legal');
});

test('arbitrary JSON is never a match, and never anything but a clear refusal', () => {
  const match = started(...SPREADS);
  const save = match.save();
  fc.assert(fc.property(fc.jsonValue(), (value) => void expect(() => loadMatch(mini, value)).toThrow(BadSave)));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(save)), fc.jsonValue(), (key, value) => {
      const loaded = loadOrRefuse({ ...copyOf(save), [key]: value });
      if (loaded instanceof Error) {
        expect(loaded.name).toMatch(/^(BadSave|BadConfig|BadOption)$/);
        expect(loaded.message).not.toContain('\n');
      } else expect(canonical(loaded.table)).toBe(canonical(match.table));
    }),
  );
});

function loadOrRefuse(value: unknown) {
  try {
    return loadMatch(mini, value);
  } catch (error) {
    return error as Error;
  }
}

test('arbitrary JSON thrown at decide changes nothing', () => {
  const match = started(...SPREADS);
  const before = canonical(match.table);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(mini.play.refuse(match.table, value)).not.toBeNull();
      expect(() => match.decide(value)).toThrow();
      expect(canonical(match.table)).toBe(before);
    }),
  );
});

test('a table is set up only with seats, options and windows the game has', () => {
  expect(configFor(mini, {})).toEqual({ seats: 3, options: { loud: false }, shut: [] });
  expect(() => configFor(mini, { seats: 9 })).toThrow('Mini has 2 to 4 seats, not 9');
  expect(() => configFor(mini, { seats: 2.5 })).toThrow(BadConfig);
  expect(() => configFor(mini, { options: { quiet: true } })).toThrow("unknown option 'quiet'; this game has: loud");
  expect(() => configFor(mini, { options: { loud: 'very' } })).toThrow('option loud cannot be "very"; it can be on or off');
  expect(() => configFor(mini, { seats: 4, options: { loud: true } })).toThrow('four loud seats are too many (MINI-001)');
  expect(() => configFor(mini, { shut: ['cellar door'] })).toThrow("no window 'cellar door'");
});

test('rules that run in a circle are stopped and say where', () => {
  const t = mini.play.setup(configFor(mini, {}), sfc32(1));
  const broken = { ...mini.play.procedures['play']!.steps };
  const steps = mini.play.procedures['play']!.steps as Record<string, unknown>;
  steps['spread'] = () => 'spread';
  try {
    expect(() => mini.play.begin(t, null)).toThrow('the rules run in a circle at play.spread');
  } finally {
    steps['spread'] = broken['spread'];
  }
});

const forked = (at: number) => {
  const { seed, log } = finished().save();
  return new Match(mini, { seats: 3, seed: 'another evening', fork: { seed, log: log.slice(0, at) } });
};

test('a fork goes on from a moment of another match, with dice of its own', () => {
  const original = started(...SPREADS, ...BIDS);
  const fork = forked(6);
  expect(canonical({ ...fork.table, random: null })).toBe(canonical({ ...original.table, random: null }));
  expect(fork.events[0]).toEqual(original.events.flat());
  const rolls = (match: typeof fork) => LAST.slice(0, 2).flatMap((d) => match.decide(d));
  expect(rolls(fork)).not.toEqual(rolls(original));
  const again = new Match(mini, {
    seats: 3,
    seed: 'a third',
    fork: { ...fork.save(), log: fork.log.slice(0, 1) },
  });
  expect(again.events[0]).toEqual([...fork.events[0]!, ...fork.events[1]!]);
});

test('a fork goes through a file, is taken back only to where it began, and verifies', () => {
  const fork = forked(6);
  expect(fork.undo(2)).toBe(false);
  for (const d of LAST) fork.decide(d);
  const save = JSON.parse(JSON.stringify(fork.save()));
  expect(canonical(loadMatch(mini, save).table)).toBe(canonical(fork.table));
  expect(verifyMatch(mini, save)).toEqual({ ok: true, decisions: 3, difference: null });
  save.fork.log[0].points = [9, 9];
  expect(() => loadMatch(mini, save)).toThrow(BadSave);
  expect(() => loadMatch(mini, { ...save, fork: { seed: 'x', log: [] } })).toThrow("'fork' is neither a seed and a log nor a view");
});
