import { gameSlugs, loadGame } from '@undercroft/catalog';
import {
  type Ask,
  configFor,
  type DecisionBase,
  type Game,
  MATERIAL,
  materialOf,
  sfc32,
  simulatedTable,
  type TableBase,
} from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Bot, type BotQuestion, botByName, decideFor, nextAsk } from '../src/index.ts';
import { auction } from './auction.ts';

/** Looking at a table through this throws while the trap is set, however deep one looks. */
class Trap {
  set = false;

  around<X extends object>(inner: X): X {
    const check = () => {
      if (this.set) throw new Error('a bot looked at the table');
    };
    return new Proxy(inner, {
      get: (target, key) => {
        check();
        const value: unknown = Reflect.get(target, key);
        // Frozen is only what everybody has anyway: the material that the table was made with.
        return typeof value === 'object' && value !== null && !Object.isFrozen(value) ? this.around(value) : value;
      },
      has: (target, key) => {
        check();
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        check();
        return Reflect.ownKeys(target);
      },
    });
  }
}

const received = <X>(sent: X): X => JSON.parse(JSON.stringify(sent));

/** The bot behind a wire: it gets the question as data, which the wire puts on the material, and the trap is set while it thinks. */
function trapped(bot: Bot, trap: Trap): Bot {
  return {
    ...bot,
    decide<D extends DecisionBase>(question: BotQuestion<D>, random: Parameters<Bot['decide']>[1]): D | null {
      const { game, view, ask, options } = question;
      const seen = received(view);
      if (typeof view === 'object' && view !== null) Object.assign(Object(seen), { [MATERIAL]: materialOf(view) });
      const wired = { game, view: seen, ask: received(ask), options: received(options) };
      trap.set = true;
      try {
        return bot.decide(wired, random);
      } finally {
        trap.set = false;
      }
    },
  };
}

/** Plays a whole game by questions to the bot alone; returns the kinds of questions it was asked. */
function playTrapped(game: Game, bot: Bot, seed: number): Set<string> {
  const kinds = new Set<string>();
  const trap = new Trap();
  const random = sfc32(seed);
  const t: TableBase = simulatedTable(game, configFor(game, { seats: game.about.seats.usual, shut: [] }), seed);
  for (let count = 0; ; count++) {
    const asks: readonly Ask[] = game.play.pending(t);
    if (asks.length === 0) break;
    if (count > 5000) throw new Error(`${game.about.name} did not end`);
    const decide = (ask: Ask) => decideFor(trapped(bot, trap), { game, t: trap.around(t), ask }, random);
    const offered = count % 4 === 0 ? asks.find((ask) => ask.may) : undefined;
    const chosen = offered ? decide(offered) : null;
    if (offered) kinds.add(offered.kind);
    if (chosen !== null) game.play.decide(t, received(chosen), null);
    else {
      const ask = nextAsk(
        t,
        asks.filter((a) => !a.may),
        random,
      );
      kinds.add(ask.kind);
      game.play.decide(t, received(decide(ask)), null);
    }
  }
  return kinds;
}

test('the trap catches a bot that looks at the table', () => {
  const game: Game = auction;
  const trap = new Trap();
  const t: TableBase = simulatedTable(game, configFor(game, { seats: 2 }), 1);
  const cheat: Bot = { ...botByName('random'), decide: () => (game.play.pending(trap.around(t)).length > 9 ? null : null) };
  expect(() => decideFor(trapped(cheat, trap), { game, t: trap.around(t), ask: game.play.pending(t)[0]! }, sfc32(1))).toThrow(
    'looked at the table',
  );
});

for (const name of ['random', 'greedy', 'mcts:12']) {
  test(`${name} plays the auction knowing only its view`, () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) for (const kind of playTrapped(auction, botByName(name), seed)) kinds.add(kind);
    expect([...kinds].sort()).toEqual(['bid', 'change', 'pledge']);
  });

  test.each(await gameSlugs())(`${name} plays %s knowing only its view`, async (slug) => {
    expect(playTrapped(await loadGame(slug), botByName(name), 7).size).toBeGreaterThan(0);
  });
}
