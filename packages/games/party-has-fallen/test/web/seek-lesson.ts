/**
 * Seeks a first game worth teaching, after cards or rules have changed: `node packages/games/party-has-fallen/test/web/seek-lesson.ts`
 * writes `lesson.json`. Three turns: walk to an item; walk to the other one and hit them; make peace and find EXIT.
 */
import { writeFileSync } from 'node:fs';
import { Match, type Seat } from '@undercroft/engine';
import { type Decision, type Event, game, type Kind, kindName, type Table } from '../../src/index.ts';
import { OPTIONS, rival } from '../../web/lesson.ts';

const [LEARNER, OTHER]: [Seat, Seat] = [0, 1];
const LONGEST = 4;

interface Moment {
  t: Table;
  path: number[];
}

/** The other one answers whatever waits for them. */
function settle(t: Table, out: Event[] = []): Event[] {
  for (;;) {
    const found = game.play.pending(t).flatMap((ask) => {
      const d = ask.seat === OTHER ? rival(ask, game.play.options(t, ask)) : null;
      return d === null ? [] : [d];
    })[0];
    if (found === undefined) return out;
    game.play.decide(t, found, out);
  }
}

/** What the learner must answer now; [] if it is something else. */
function asked(t: Table, kind: Kind): Decision[] {
  const ask = game.play.pending(t).find(({ seat, may }) => seat === LEARNER && may !== true);
  return ask?.kind === kind ? game.play.options(t, ask) : [];
}

function after(t: Table, d: Decision | undefined): Table | null {
  if (d === undefined) return null;
  const next = game.sight.clone(t);
  game.play.decide(next, d, null);
  settle(next);
  return next;
}

/** Everywhere the rolled steps may lead without anything else being asked. */
function walks({ t, path }: Moment): Moment[] {
  const steps = asked(t, 'step').flatMap((d) => (d.kind === 'step' && 'to' in d && d.to >= 0 ? [d] : []));
  // Where there is only one way the step is taken without asking.
  if (steps.length === 0) return path.length > 0 ? [{ t, path }] : [];
  if (path.length >= LONGEST) return [];
  return steps.flatMap((d) => walks({ t: after(t, d)!, path: [...path, d.to] }));
}

function turnOf(t: Table, what: 'roll' | 'attack' | 'end'): Table | null {
  return after(
    t,
    asked(t, 'turn').find((d) => d.kind === 'turn' && d.do === what),
  );
}

const me = (t: Table) => t.seats[LEARNER]!;
const walked = (t: Table | null): Moment[] => (t === null ? [] : walks({ t: turnOf(t, 'roll') ?? t, path: [] }));

function hits(t: Table): Table | null {
  const before = t.seats[OTHER]!.hp;
  const near = turnOf(t, 'attack');
  const next =
    near &&
    after(
      near,
      asked(near, 'press').find((d) => d.kind === 'press' && d.on),
    );
  const { hp } = next?.seats[OTHER] ?? { hp: 0 };
  return next !== null && hp > 0 && hp < before ? turnOf(next, 'end') : null;
}

const PEACE: Decision = { seat: LEARNER, kind: 'offer', moves: [], with: [OTHER], threat: false, pact: 'peace', promise: '' };

/** Paths of three turns that end on EXIT; null: none. */
function threeTurns(t: Table): number[][] | null {
  for (const first of walked(t)) {
    if (me(first.t).items.length !== 1 || kindName(first.t.rooms[me(first.t).room]!) !== 'item') continue;
    for (const second of walked(turnOf(first.t, 'end'))) {
      if (me(second.t).room !== second.t.seats[OTHER]!.room) continue;
      const struck = hits(second.t);
      const peaceful = struck && after(struck, PEACE);
      for (const third of walked(peaceful)) {
        if (kindName(third.t.rooms[me(third.t).room]!) === 'exit') return [first.path, second.path, third.path];
      }
    }
  }
  return null;
}

function seek(seed: string) {
  const { table } = new Match(game, { seats: 2, seed, options: OPTIONS });
  settle(table);
  for (const goal of asked(table, 'goal')) {
    const drafted = after(table, goal)!;
    const hero = asked(drafted, 'hero')[0];
    const named = after(drafted, hero);
    const ability = named && asked(named, 'ability')[0];
    const ready = named && after(named, ability ?? undefined);
    for (const start of ready === null ? [] : asked(ready, 'start')) {
      const paths = threeTurns(after(ready!, start)!);
      if (paths === null || goal.kind !== 'goal' || hero?.kind !== 'hero' || ability?.kind !== 'ability' || start.kind !== 'start')
        continue;
      return { seed, goal: goal.card, hero: hero.card, ability: ability.keep, dropped: ability.drop, start: start.room, paths };
    }
  }
  return null;
}

if (import.meta.main) {
  for (let n = 0; ; n++) {
    const found = seek(`rat-${n}`);
    if (found === null) continue;
    writeFileSync(new URL('../../web/lesson.json', import.meta.url), `${JSON.stringify(found)}\n`);
    console.log(found);
    break;
  }
}
