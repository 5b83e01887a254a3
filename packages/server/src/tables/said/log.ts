/**
 * Everything that can happen at a table, as its log keeps it. The log is the table: whoever replays it gets the same
 * seats, the same game and the same news for every viewer. `seat` and `person` say whom an entry is about.
 */

import type { Json } from '@undercroft/engine';
import { z } from 'zod';
import type { Entry } from '../../store/store.ts';
import { PACES, USUAL_PACE } from './pace.ts';

const person = z.object({ id: z.string(), name: z.string() });

/** Passed on untouched: what a decision or an option may be is the game's business. */
const json = z.custom<Json>((value) => value !== undefined, 'must be JSON');

const optionValues = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), factor: z.number() }),
  z.object({ kind: z.literal('days'), hours: z.number(), quiet: z.object({ from: z.number(), to: z.number() }).optional() }),
  z.object({ kind: z.literal('none') }),
]);

const spec = z.object({
  name: z.string(),
  game: z.string(),
  /** Rules version and hash of the content the table was made with. */
  version: z.string(),
  content: z.string(),
  seats: z.int(),
  options: optionValues,
  visibility: z.enum(['public', 'private']),
  clock,
  abandoned: z.enum(['finish', 'archive']),
  pace: z.enum(PACES).default(USUAL_PACE),
  /** The people at the table roll; left out, the house does. */
  dice: z.literal('people').optional(),
  /** Whoever is alone with bots may take back anything. */
  practice: z.literal(true).optional(),
  /** Whoever has an invite may watch a private table once it runs. */
  watched: z.literal(true).optional(),
  /** What the table was made with, if it was; the material itself stands beside. */
  material: z.object({ title: z.string(), hash: z.string() }).optional(),
});

/**
 * What a forked table begins with: seed and decisions of a finished one, which may have been a fork itself; or what
 * everybody could see of a moment, of which everything hidden is dealt anew.
 */
export type ForkData = { seed: string; log: Json[]; fork?: ForkData | undefined } | { view: Json };

const fork: z.ZodType<ForkData> = z.union([
  z.object({ view: json }),
  z.object({
    seed: z.string(),
    log: z.array(json),
    get fork() {
      return fork.optional();
    },
  }),
]);

/** Which table a fork comes from and who may know its secrets; `seats`: whose they are, if nobody else may sit there. */
const origin = z.object({
  table: z.string(),
  name: z.string(),
  decisions: z.int(),
  secrets: z.enum(['same', 'new']),
  knownBy: z.union([z.literal('everybody'), z.array(person)]),
  seats: z.array(z.string().nullable()).nullable(),
  /** At a rematch also by name; logs of earlier versions have it not. */
  people: z.array(person.nullable()).optional(),
  /** Who watched the game before its rematch watches that, too. */
  watchers: z.array(person).optional(),
});

export type Origin = z.infer<typeof origin>;

/** How an answer came about: a person gave it, a bot did, or time was up and the game's default was taken. */
const by = z.enum(['person', 'bot', 'clock']);

const side = z.object({
  name: z.string(),
  seats: z.array(z.int()),
  won: z.boolean(),
  score: z.number(),
  rank: z.string().optional(),
});

const outcome = z.object({ winners: z.array(z.int()), scores: z.array(z.number()), reason: z.string(), sides: z.array(side).optional() });

/** A hash of what it led to (`proofs.ts`); logs of earlier versions have none. */
const led = z.string().optional();

const DATA = {
  /** The table was made by `person`, its host; `commit` is the hash of the secret behind its dice. */
  created: z.object({
    spec,
    commit: z.string(),
    host: person,
    bots: z.array(z.string().nullable()),
    fork: fork.optional(),
    /** Data that was chosen for the table: here and nowhere else. */
    material: json.optional(),
    /** What the seats had brought to the table that this one is a fork of. */
    brings: z.array(json.nullable()).optional(),
    /** Logs of earlier versions have forks without it. */
    origin: origin.optional(),
  }),
  /**
   * A person sat down on `seat` and committed to a text by its hash, or gave the text itself, as everybody did in earlier
   * versions; or the host put a bot there.
   */
  sat: z.union([
    z.object({ name: z.string(), commit: z.string() }),
    z.object({ name: z.string(), entropy: z.string() }),
    z.object({ bot: z.string() }),
  ]),
  /** `person` brought something of theirs to `seat`, in place of what was there; null: nothing any more. */
  brought: z.object({ thing: z.object({ id: z.string(), version: z.int(), title: z.string(), value: json }).nullable() }),
  /** `person` committed to another text for `seat`, before any was shown. */
  committed: z.object({ commit: z.string() }),
  /** The start was asked for, all have committed: texts are shown now. `here`: ids of those who were connected. */
  revealing: z.object({ here: z.array(z.string()) }),
  /** `person` connected while texts are shown: from now on silence is a choice. */
  noticed: z.object({}),
  /** The text of `seat`. */
  revealed: z.object({ entropy: z.string() }),
  /** The start was given up: these seats kept their texts to themselves, or somebody left. `commit` is that of a new secret. */
  anew: z.object({ commit: z.string(), withheld: z.array(z.int()) }),
  /** `seat` is empty again or, after the start, held by a bot; `host` is the new host if that changed. */
  left: z.object({ why: z.enum(['left', 'kicked', 'voted']), bot: z.string().nullable(), host: person.nullable() }),
  /** The seed is made of the secret and the texts of those who sit now; it is never written down. */
  started: z.object({ led }),
  /** `seat` answered. */
  decided: z.object({ decision: json, by, led }),
  /** The decisions from number `to` on are taken back. `free`: nothing had been shown since, so nobody was asked. */
  undone: z.object({ to: z.int(), free: z.boolean() }),
  /** `person` said something to the table. */
  said: z.object({ name: z.string(), text: z.string(), reaction: z.boolean() }),
  /** A bot holds `seat` until its owner is back. */
  away: z.object({}),
  back: z.object({}),
  /** `person` asks the others for an undo (back `to`) or for an absent person's `seat`; answers; or time was up. */
  vote: z.discriminatedUnion('step', [
    z.object({ step: z.literal('asked'), about: z.enum(['undo', 'takeOver']), name: z.string(), to: z.int().nullable() }),
    z.object({ step: z.literal('answered'), yes: z.boolean() }),
    z.object({ step: z.literal('lapsed') }),
  ]),
  /** `person` says how fast bots go on, from now on or only until a person has answered. */
  paced: z.object({ pace: z.enum(PACES), once: z.boolean() }),
  ended: z.object({ outcome }),
  /** `person`, called so, opened a rematch at another table. */
  rematch: z.object({ table: z.string(), name: z.string() }),
  /** Nobody will go on here: all have left, nobody ever came, or the rules failed. */
  archived: z.object({ reason: z.enum(['abandoned', 'idle', 'rules-failed', 'rules-changed']) }),
  /** The log until here leads to the same by these rules as by those before, and it is played by them from now on. */
  ruled: z.object({ version: z.string(), content: z.string() }),
  /** Somebody sits here before the start, and the host is not at the table any more. */
  hostAway: z.object({}),
  hostBack: z.object({}),
  /** `person`, who sits here, is the host from now on: the old one was away for too long. */
  inherited: z.object({ host: person }),
  /** `person`, called so, came with an invite to watch a private table that has begun. */
  admitted: z.object({ name: z.string() }),
  /** Its host took an archived table up again. Everybody's time to think begins anew. */
  revived: z.object({}),
};

export type Kind = keyof typeof DATA;

type Data<K extends Kind> = z.infer<(typeof DATA)[K]>;

export type Happening = { [K in Kind]: { kind: K; data: Data<K> } }[Kind];

export type Spec = z.infer<typeof spec>;

export type DecidedBy = z.infer<typeof by>;

/** An entry whose data is known to fit its kind. */
export type TableEntry = Omit<Entry, 'kind' | 'data'> & Happening;

const happening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), data: DATA.created }),
  z.object({ kind: z.literal('sat'), data: DATA.sat }),
  z.object({ kind: z.literal('brought'), data: DATA.brought }),
  z.object({ kind: z.literal('committed'), data: DATA.committed }),
  z.object({ kind: z.literal('revealing'), data: DATA.revealing }),
  z.object({ kind: z.literal('noticed'), data: DATA.noticed }),
  z.object({ kind: z.literal('revealed'), data: DATA.revealed }),
  z.object({ kind: z.literal('anew'), data: DATA.anew }),
  z.object({ kind: z.literal('left'), data: DATA.left }),
  z.object({ kind: z.literal('started'), data: DATA.started }),
  z.object({ kind: z.literal('decided'), data: DATA.decided }),
  z.object({ kind: z.literal('undone'), data: DATA.undone }),
  z.object({ kind: z.literal('said'), data: DATA.said }),
  z.object({ kind: z.literal('away'), data: DATA.away }),
  z.object({ kind: z.literal('back'), data: DATA.back }),
  z.object({ kind: z.literal('vote'), data: DATA.vote }),
  z.object({ kind: z.literal('paced'), data: DATA.paced }),
  z.object({ kind: z.literal('ended'), data: DATA.ended }),
  z.object({ kind: z.literal('rematch'), data: DATA.rematch }),
  z.object({ kind: z.literal('archived'), data: DATA.archived }),
  z.object({ kind: z.literal('ruled'), data: DATA.ruled }),
  z.object({ kind: z.literal('revived'), data: DATA.revived }),
  z.object({ kind: z.literal('hostAway'), data: DATA.hostAway }),
  z.object({ kind: z.literal('hostBack'), data: DATA.hostBack }),
  z.object({ kind: z.literal('inherited'), data: DATA.inherited }),
  z.object({ kind: z.literal('admitted'), data: DATA.admitted }),
]);

/** Reads an entry back. Throws on what this version does not know: going on without it would be another table. */
export function readEntry({ kind, data, ...entry }: Entry): TableEntry {
  return { ...entry, ...happening.parse({ kind, data }) };
}
