/** What has occurred in games that were played: a promise about something that never did was neither kept nor broken. */
import { type Ask, type Field, type Game, samePoint, sfc32, type TableBase } from '@undercroft/engine';
import { freshTable, type Recording } from '../play.ts';
import { keptFrom } from './secret-answers.ts';

export interface Occurred {
  /** The table has secrets. */
  secrets: boolean;
  /** Several seats were asked at once, and all were waited for. */
  several: boolean;
  /** And one of their answers is not shown before all are in. */
  sealed: boolean;
  /** An open question was asked. */
  open: boolean;
  /** An answer was given of which somebody is never told a part, and another would have been legal that differs in that part alone. */
  secretAnswers: boolean;
  /** A decision used no chance and showed nothing hidden: it can be taken back. */
  undoable: boolean;
  /** A chapter kept variables to itself. */
  hiddenVars: boolean;
  /** A table had material. */
  material: boolean;
  /** Seats may bring things. */
  things: boolean;
  /** A table said that its seats hide nothing from each other. */
  openTable: boolean;
}

const isSecret = ({ who, heap, of }: Field): boolean => (of ? Object.values(of).some(isSecret) : who !== 'everybody' || heap);

const known = new WeakMap<readonly Recording[], Occurred>();

export function occurredIn(game: Game, played: readonly Recording[]): Occurred {
  const before = known.get(played);
  if (before !== undefined) return before;
  const occurred: Occurred = {
    secrets: game.sight.fields !== undefined && Object.values(game.sight.fields).some(isSecret),
    several: false,
    sealed: false,
    open: false,
    secretAnswers: false,
    undoable: false,
    hiddenVars: false,
    material: played.some(({ config }) => config.material !== undefined),
    things: game.doors?.thing !== undefined,
    openTable: played.some(({ config }) => game.sight.openly?.(config) === true),
  };
  for (const recording of played) watch(game, recording, occurred);
  known.set(played, occurred);
  return occurred;
}

/** A game that breaks on the way has been watched as far as it goes: another promise tells of that. */
function watch(game: Game, { config, seed, log }: Recording, occurred: Occurred): void {
  try {
    const t = freshTable(game, config, seed);
    for (const next of log) {
      note(game, t, occurred);
      occurred.secretAnswers ||= keptFrom(game, t, next, config.seats, sfc32(1)).length > 0;
      const { revealed, random } = t;
      const words = { ...random, words: random.words.slice() };
      game.play.decide(t, next, null);
      if (t.revealed === revealed && samePoint(t.random, words)) occurred.undoable = true;
    }
  } catch {}
}

function note(game: Game, t: TableBase, occurred: Occurred): void {
  const asks: readonly Ask[] = game.play.pending(t);
  const must = asks.filter(({ may }) => !may);
  if (t.stack.at(-1)?.until === 'all' && must.length > 1) {
    occurred.several = true;
    occurred.sealed ||= must.some(({ kind }) => !game.play.questions[kind]!.visible);
  }
  if (asks.some(({ open }) => open)) occurred.open = true;
  const keepsQuiet = ({ proc, vars }: TableBase['stack'][number]) =>
    Object.keys(vars).some((name) => !game.play.procedures[proc]!.shows.includes(name));
  if (t.stack.some(keepsQuiet)) occurred.hiddenVars = true;
}
