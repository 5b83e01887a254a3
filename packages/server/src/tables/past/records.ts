/** What can be taken away from a table: the proof of its dice, and the table as a document. */

import {
  beginTable,
  canonical,
  type DecisionBase,
  type Draw,
  type EventBase,
  type Json,
  sha256,
  type TableBase,
  withDraws,
} from '@undercroft/engine';
import { secretOf } from '../../fair/fair.ts';
import { exportTable } from '../../store/export.ts';
import type { Store } from '../../store/store.ts';
import type { Kept } from '../keep/loading.ts';
import { TableError, type Update, type Verification } from '../said/contract.ts';
import { withoutText } from '../table/binding.ts';
import { contentOf } from '../table/content.ts';
import type { Rules } from '../table/course.ts';
import { rulesFor, type Told } from '../table/happen.ts';
import { otherRules } from '../table/proofs.ts';
import type { Course, TableState } from '../table/state.ts';
import type { Step } from './reading.ts';

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Decisions replayed, or news redacted, in one step. */
const AT_ONCE = 64;

/** A list in pieces that one step can bear. */
export function inSteps<X>(all: readonly X[], size = AT_ONCE): X[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

interface Replayed {
  table: TableBase;
  events: EventBase[][];
  /** What was drawn meanwhile: beside each of the events. */
  draws: Draw[][];
}

/** On a copy, so that a step can be begun anew. */
function playOn({ game }: Rules, from: TableBase, log: readonly DecisionBase[]): Replayed {
  const table = game.sight.clone(from);
  const done = log.map((d) => {
    const out: EventBase[] = [];
    const { draws } = withDraws(() => game.play.decide(table, d, out));
    return { out, draws };
  });
  return { table, events: done.map(({ out }) => out), draws: done.map(({ draws }) => draws) };
}

function begun({ game, ...beginning }: Rules): Replayed {
  const out: EventBase[] = [];
  const { result: table, draws } = withDraws(() => beginTable(game, beginning, out));
  return { table, events: [out], draws: [draws] };
}

/** The match from its seed on, as anybody can replay it: what happened, and the table it leads to. */
async function replayedMatch(rules: Rules, log: readonly DecisionBase[], step: Step): Promise<Replayed> {
  let { table, events, draws } = await step(() => begun(rules));
  for (const part of inSteps(log)) {
    const from = table;
    const next = await step(() => playOn(rules, from, part));
    table = next.table;
    events = [...events, ...next.events];
    draws = [...draws, ...next.draws];
  }
  return { table, events, draws };
}

function mustHaveEnded({ status, course, fault, rules }: TableState): Course {
  if (status === 'finished' && course !== null) return course;
  if (fault !== null) throw otherRules(rules);
  throw new TableError('not-finished', 409, 'the dice can be checked when the game has ended');
}

/** A finished match with the proof of its dice. */
export async function verificationOf({ state, desk }: Kept, step: Step): Promise<Verification> {
  const { log } = mustHaveEnded(state);
  const rules = await step(() => rulesFor(desk, state));
  const { seed, fork, config, game } = rules;
  const { table, events, draws } = await replayedMatch(rules, log, step);
  const { seats, options, shut = [], dice, material, brings } = config;
  const outcome = await step(() => game.play.outcome(table));
  const { slug, version } = game.about;
  const made = { format: 'undercroft-match-1', game: slug, version, content: contentOf(game, material) };
  const played = {
    seats,
    options,
    shut,
    ...(dice && { dice }),
    ...(material && { material: material.json }),
    ...(brings && { brings }),
    seed,
    ...(fork && { fork }),
    log,
    fingerprint: sha256(canonical(table)),
  };
  return {
    secret: secretOf(desk.secret, state.round),
    commit: state.commit,
    entropy: state.entropy.map(({ seat, entropy }) => ({ seat, entropy })),
    commits: state.commits.map(({ seat, commit }) => ({ seat, commit })),
    without: withoutText(state),
    round: state.round,
    tableId: state.id,
    seed,
    match: toJson({ ...made, ...played, events, outcome }),
    // A fork draws as the game it comes from did, and only then for itself.
    draws: fork === undefined ? draws : null,
  };
}

/** A finished table whole, as it can be moved to another server. */
export const wholeTable = async (store: Store, { state }: Kept): Promise<Json> => toJson(await exportTable(store, state.id));

/** A running table as far as somebody may know it: all its news, and the table they lead to. */
export async function seenTable(news: readonly Told[], show: (part: readonly Told[]) => Update[], step: Step): Promise<Update[]> {
  const updates: Update[] = [];
  for (const part of inSteps(news)) updates.push(...(await step(() => show(part))));
  return updates;
}
