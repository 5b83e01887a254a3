/** Leaks of every kind, planted in a sound game: each is caught by the promises that know the table's description. */
import { type Cellar, game as cellar } from '@undercroft/cellar';
import { type Ask, defineGame, type Game, type Procedure, type Seat } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { conformance } from '../src/conformance.ts';

const budget = { games: 4, moments: 25, seats: [3] };
const LEAKS = ['secrets', 'secrets-after', 'hidden-variables', 'events', 'revealed', 'asks', 'sealed', 'imagine'];

/** The sample game with parts replaced. */
const planted = (parts: object): Game => defineGame({ ...cellar, procedures: Object.values(cellar.procedures), ...parts } as never);

/** What the view shows besides what it should. */
const showing = (extra: (t: Cellar, viewer: Seat | null) => unknown): Game =>
  planted({ view: (t: Cellar, viewer: Seat | null) => ({ ...cellar.view(t, viewer), extra: extra(t, viewer) }) });

/** A chapter with some steps replaced. */
const withSteps = (name: string, steps: object): Game =>
  planted({
    procedures: Object.values<Procedure<never, never, never, never>>(cellar.procedures).map((p) =>
      p.name === name ? { ...p, steps: { ...p.steps, ...steps } } : p,
    ),
  });

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
  ['an event is not redacted', planted({ redact: <E>(e: E): E => e })],
  [
    'the options of somebody else depend on a hand',
    planted({
      questions: {
        ...cellar.questions,
        step: {
          ...cellar.questions.step,
          options: (t: Cellar, ask: Ask<'step'>) => {
            const options = cellar.questions.step.options(t, ask);
            const other = t.thieves[(ask.seat + 1) % t.thieves.length]!;
            return other.hand.includes('rolling-pin') ? options : options.toReversed();
          },
        },
      },
    }),
  ],
  [
    'what is answered when time is up depends on a hand of somebody else',
    planted({
      questions: {
        ...cellar.questions,
        step: {
          ...cellar.questions.step,
          fallback: (t: Cellar, ask: Ask<'step'>) => {
            const options = cellar.questions.step.options(t, ask);
            return t.thieves[(ask.seat + 1) % t.thieves.length]!.hand.includes('rolling-pin') ? options[0] : options.at(-1);
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
  [
    'a variable that the chapter hides is shown',
    planted({
      procedures: Object.values<Procedure<never, never, never, never>>(cellar.procedures).map((p) =>
        p.name === 'fight' ? { ...p, shows: [] } : p,
      ),
    }),
  ],
];
const END = { do: 'end', step: '', asks: [], until: 'all', windows: [], proc: '', vars: null, result: null };

test('the sound game keeps these promises', () => {
  expect(conformance(planted({}), { ...budget, only: LEAKS })).toEqual([]);
});

test.each(plants)('caught: %s', (_wrong, game) => {
  expect(conformance(game, { ...budget, only: LEAKS })).not.toEqual([]);
});

test('a promise that compared too little is not kept', () => {
  const [failure] = conformance(planted({}), { games: 1, moments: 0, only: ['secrets'] });
  expect(failure).toMatch(/^secrets: only 0 comparisons were made, of at least 50/);
});
