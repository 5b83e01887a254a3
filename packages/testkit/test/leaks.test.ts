/** Leaks of every kind, planted in a sound game: each is caught by the promises that know the table's description. */
import { type Cellar, type CellarEvent, game as cellar } from '@undercroft/cellar';
import type { Ask, Game, Seat } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { altered, type Changes } from '../src/altered.ts';
import { conformance, PROMISES } from '../src/conformance.ts';
import type { Occurred } from '../src/promises/occurred.ts';

const budget = { games: 4, moments: 25, seats: [3] };
/** What occurs in short games of the sample: its table has secrets. */
const SECRETS = { secrets: true } as Occurred;
const LEAKS = ['secrets', 'secrets-after', 'hidden-variables', 'events', 'revealed', 'asks', 'sealed', 'imagine'];

/** The sample game with parts replaced. */
const planted = (changes: Changes<Game>): Game => altered(cellar, changes);

/** What the view shows besides what it should. */
const showing = (extra: (t: Cellar, viewer: Seat | null) => unknown): Game =>
  planted({
    sight: {
      view: (t: Cellar, viewer: Seat | null) => ({ ...cellar.sight.view(t, viewer), extra: extra(t, viewer) }),
    },
  });

/** The sample game with parts of a chapter replaced. */
const withChapter = (name: string, parts: object): Game => {
  const { procedures } = cellar.play;
  return planted({ play: { procedures: { ...procedures, [name]: { ...procedures[name]!, ...parts } } } });
};

/** A chapter with some steps replaced. */
const withSteps = (name: string, steps: object): Game => withChapter(name, { steps: { ...cellar.play.procedures[name]!.steps, ...steps } });

const plants: [string, Game][] = [
  ['a hand is told to spectators', showing((t, viewer) => (viewer === null ? t.thieves[1]!.hand : null))],
  ['a hand is told to everybody', showing((t) => t.thieves[0]!.hand)],
  ['how many of a card others hold is told', showing((t) => t.thieves.map(({ hand }) => hand.filter((x) => x === 'rolling-pin').length))],
  ['the top card of a pile is in the view', showing((t) => t.items.at(-1) ?? null)],
  ['a card deep in a pile is in the view', showing((t) => t.events[2] ?? null)],
  ['the order of a pile is in the view', showing((t) => t.events.indexOf('cellar-troll'))],
  [
    'a list of seats is sorted by what they hold',
    showing((t) => [0, 1, 2].sort((a, b) => (String(t.thieves[a]!.hand) < String(t.thieves[b]!.hand) ? -1 : 1))),
  ],
  ['the size of something depends on a secret', showing((t) => 'x'.repeat(t.thieves[0]!.hand.join().length))],
  [
    'an event is not redacted',
    planted({
      sight: {
        redact: <E>(e: E): E => e,
      },
    }),
  ],
  [
    'the options of somebody else depend on a hand',
    planted({
      play: {
        questions: {
          ...cellar.play.questions,
          step: {
            ...cellar.play.questions.step,
            options: (t: Cellar, ask: Ask<'step'>) => {
              const options = cellar.play.questions.step.options(t, ask);
              const other = t.thieves[(ask.seat + 1) % t.thieves.length]!;
              return other.hand.includes('rolling-pin') ? options : options.toReversed();
            },
          },
        },
      },
    }),
  ],
  [
    'what is answered when time is up depends on a hand of somebody else',
    planted({
      play: {
        questions: {
          ...cellar.play.questions,
          step: {
            ...cellar.play.questions.step,
            fallback: (t: Cellar, ask: Ask<'step'>) => {
              const options = cellar.play.questions.step.options(t, ask);
              return t.thieves[(ask.seat + 1) % t.thieves.length]!.hand.includes('rolling-pin') ? options[0] : options.at(-1);
            },
          },
        },
      },
    }),
  ],
  [
    'a question is put only to the holder of a certain card',
    withSteps('turn', {
      afterEvent: (t: Cellar, f: { vars: { seat: Seat; steps: number }; result: unknown }) => {
        const helper = t.thieves.findIndex((thief, seat) => seat !== f.vars.seat && thief.hand.includes('rolling-pin'));
        if (f.result === true || helper < 0) return f.result === true ? { ...END } : 'chooseStep';
        return { ...END, do: 'ask', step: 'chooseStep', asks: [{ seat: helper, kind: 'join' }] };
      },
    }),
  ],
  ['a variable that the chapter hides is shown', withChapter('fight', { shows: [] })],
];
const END = { do: 'end', step: '', asks: [], until: 'all', windows: [], proc: '', vars: null, result: null };

/** What a seat answered in secret, told to all. */
const blabbing: [string, Game][] = [
  [
    'an event tells everybody what was sold in secret',
    planted({
      sight: {
        redact: (e: CellarEvent, viewer: Seat | null) => (e.type === 'sold' ? e : cellar.sight.redact(e, viewer)),
      },
    }),
  ],
];

test('the sound game keeps these promises', () => {
  expect(conformance(planted({}), { ...budget, only: LEAKS })).toEqual([]);
});

test.each(plants)('caught: %s', (_wrong, game) => {
  expect(conformance(game, { ...budget, only: LEAKS })).not.toEqual([]);
});

test.each(blabbing)('caught: %s', (_wrong, game) => {
  expect(conformance(game, { ...budget, games: 16, only: ['secret-answers'] })).toEqual([expect.stringMatching(/can tell .*"sell"/)]);
});

test('a promise that looked at too little is not kept', () => {
  const [failure] = conformance(planted({}), { games: 1, moments: 0, only: ['secrets'] });
  expect(failure).toMatch(/^secrets: only 0 looks were taken, of at least 50/);
});

test('no promise is kept by a game that nobody played or looked at', () => {
  const inGames = PROMISES.filter(({ once }) => once === undefined).map(({ name }) => name);
  expect(conformance(cellar, { games: 0 }).map((failure) => failure.split(':')[0])).toEqual(inGames);
  const atMoments = PROMISES.filter(
    ({ at, everywhere, about }) => at !== undefined && !everywhere && (about === undefined || about(SECRETS) === true),
  ).map(({ name }) => name);
  expect(atMoments.length).toBeGreaterThan(12);
  expect(conformance(cellar, { games: 2, moments: 0 }).map((failure) => failure.split(':')[0])).toEqual(atMoments);
});

test('caught: a refusal that tells what a neighbour holds', () => {
  const chatty = planted({
    play: {
      explain: (t: Cellar, d: { seat: Seat }) => ({
        code: 'against-the-rules',
        message: `Ask seat ${(d.seat + 1) % t.thieves.length}, who holds ${t.thieves[(d.seat + 1) % t.thieves.length]!.hand.join()}.`,
      }),
    },
  });
  expect(conformance(chatty, { ...budget, only: ['explanations'] })).toEqual([
    expect.stringMatching(/depends on what seat \d cannot know/),
  ]);
});
