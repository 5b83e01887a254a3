/** Exact chances: how likely the quest succeeds if some dice are rolled (again) and nothing else happens. */
import { BITS, CRITICAL, DIFFERENT, FACES, MAGIC, SHOWN, SIDES, symbolOf } from '../content/dice.ts';
import { COLOURS, type Operation } from '../content/vocabulary.ts';
import type { RollDecision } from '../decisions.ts';
import type { Table } from '../table.ts';
import { addedBy } from './added.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { colourOf, type Die, newDie, setTo } from './dice.ts';
import { immunityOf, isMet, succeedsWith } from './fulfilment.ts';
import { hasPassing, type Lie, lieOf, looksAtSymbols, type Rolling, symbolsWith } from './lie.ts';
import { keyIn, powerOf, type Tool, toolOf } from './tools.ts';

/** The lowest bits of a sum: swords, arrows and magic. */
const DAMAGE = (1 << (BITS * (MAGIC + 1))) - 1;

/** Sums over rolled dice with how many of the possible throws give them; keys hold symbols, criticals and blanks. */
type Throws = Map<number, number>;
const CRITICALS = 2 ** 30;
const BLANKS = 2 ** 36;

const wholeKey = (colour: number, face: number): number => {
  const shown = SHOWN[colour]![face]!;
  return shown + (CRITICAL[colour]![face] ? CRITICALS : 0) + (shown === 0 ? BLANKS : 0);
};
/** Where only damage matters, far fewer sums differ. */
const damageKey = (colour: number, face: number): number => SHOWN[colour]![face]! & DAMAGE;
/** Where powers count criticals or blanks, but nothing looks at shields or runes. */
const countedKey = (colour: number, face: number): number => wholeKey(colour, face) - SHOWN[colour]![face]! + damageKey(colour, face);

function throwsOf(colours: readonly number[], key: (colour: number, face: number) => number): Throws {
  let throws: Throws = new Map([[0, 1]]);
  for (const colour of colours) {
    const next: Throws = new Map();
    for (const [sum, ways] of throws) {
      for (let face = 0; face < SIDES; face++) {
        const with1 = sum + key(colour, face);
        next.set(with1, (next.get(with1) ?? 0) + ways);
      }
    }
    throws = next;
  }
  return throws;
}

const lieFrom = (rest: Lie, key: number): Lie => ({
  symbols: rest.symbols + (key % CRITICALS),
  criticals: rest.criticals + (Math.floor(key / CRITICALS) % 64),
  blanks: rest.blanks + Math.floor(key / BLANKS),
});

/** How exactly a throw must be told apart: by damage alone; besides by what powers count; or by everything that lies there. */
function keyFor(t: Rolling): typeof wholeKey {
  if (t.conversions.length > 0 || looksAtSymbols(t)) return wholeKey;
  return hasPassing(t) ? countedKey : damageKey;
}

/** Chance of success if exactly these dice of the pool are rolled again, 0 .. 1. */
export function chanceIfRerolled(t: Rolling, dice: readonly number[]): number {
  const rest = lieOf(t.pool, dice);
  const colours = dice.map((i) => colourOf(t.pool[i]!));
  const key = keyFor(t);
  const throws = throwsOf(colours, key);
  let good = 0;
  if (key === wholeKey) {
    for (const [lies, ways] of throws) if (succeedsWith(t, lieFrom(rest, lies))) good += ways;
  } else {
    const c = challengeOf(t);
    const immune = immunityOf(t);
    // What powers add depends on criticals and blanks alone.
    const around = new Map<number, number>();
    for (const [lies, ways] of throws) {
      const counted = Math.floor(lies / CRITICALS);
      const sum = around.get(counted) ?? symbolsWith(t, lieFrom(rest, counted * CRITICALS));
      around.set(counted, sum);
      if (isMet(c, sum + (lies % CRITICALS), immune)) good += ways;
    }
  }
  return good / SIDES ** colours.length;
}

const succeedsLike = (t: Table, pool: readonly Die[], added: readonly number[] = t.added): number =>
  Number(succeedsWith({ ...t, pool: [...pool], added: [...added] }, lieOf(pool)));

/** Chance of success right after one operation with one die; null: it has nothing to do with success. */
function chanceOfOperation(t: Table, op: Operation, tool: Tool, die: number): number | null {
  switch (op.do) {
    case 'reroll':
      return chanceIfRerolled(t, [die]);
    case 'setFace': {
      const faces = op.to === 'any' ? DIFFERENT[colourOf(t.pool[die]!)]! : [FACES[colourOf(t.pool[die]!)]!.indexOf(op.to)];
      return Math.max(...faces.map((face) => succeedsLike(t, t.pool.with(die, setTo(t.pool[die]!, face)))));
    }
    case 'add': {
      const more = Array.from({ length: op.amount ?? 1 }, () => addedBy(tool, symbolOf(op.symbol)));
      return succeedsLike(t, t.pool, [...t.added, ...more]);
    }
    case 'addDie':
      return op.colour === 'any'
        ? null
        : chanceIfRerolled({ ...t, pool: [...t.pool, newDie(COLOURS.indexOf(op.colour))] }, [t.pool.length]);
    default:
      return null;
  }
}

/** Chance of success right after an answer of the roller, as far as its first operation decides it. */
export function chanceAfter(t: Table, d: Exclude<RollDecision, { do: 'evaluate' }>): number | null {
  if (d.do === 'banner' || d.do === 'rune') return chanceIfRerolled(t, [d.die]);
  const key = keyIn(t, d);
  const op = powerOf(key).does[0];
  return op === undefined ? null : chanceOfOperation(t, op, toolOf(key), d.die);
}

const known = new Map<string, number>();

/** Chance that a fresh throw of dice of these colours meets a challenge, with symbols that are sure to come. */
export function chanceOf(c: Challenge, colours: readonly number[], sure = 0): number {
  const counts = [0, 0, 0, 0];
  for (const colour of colours) counts[colour]!++;
  const key = `${c.sword},${c.arrow},${c.magic},${c.hearts},${c.immune},${counts.join()},${sure}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let good = 0;
  for (const [sum, ways] of throwsOf(colours, damageKey)) if (isMet(c, sum + sure, c.immune)) good += ways;
  const chance = good / SIDES ** colours.length;
  if (known.size > 20_000) known.clear();
  known.set(key, chance);
  return chance;
}
