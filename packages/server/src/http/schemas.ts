/** What goes over the wire, as schemas: they check requests and answers, and the documentation is made from them. */
import { type Draw, isVisible, type Json, type ThingFile } from '@undercroft/engine';
import { z } from 'zod';
import type { CreateTable, TableInfo, TableView, ThingInfo, ThingShown, Update, Verification, Vote } from '../tables/said/contract.ts';
import { PACES, USUAL_PACE } from '../tables/said/pace.ts';

/** Any JSON, passed on untouched. */
export const json = z.custom<Json>((value) => value !== undefined, 'must be JSON').meta({ description: 'any JSON' });

const isPlain = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
/** One line of text: no control characters, no blanks around it. */
export const plainLine = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isPlain, 'must be one line of text without control characters');
/** One line for people: there is something to see in it. */
export const line = (longest: number) => plainLine(longest).refine(isVisible, 'must have something to see in it');

/** A text that goes into the dice: not a blank of it is changed, for its hash must stay the same. */
const diceText = z.string().min(1).max(200).refine(isPlain, 'must be one line of text without control characters');
export const texts = z.array(diceText).max(64).meta({ description: 'each opens the seats that committed to its SHA-256' });
export const commit = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256: 64 hexadecimal digits')
  .meta({ description: 'the SHA-256 of a text of your own, which you show when the start asks for it' });

export const tableId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the id of a table');
export const code = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'is not a code');
export const seat = z.int().min(0).max(63);
/** Whose eyes: a seat's, or none: what everybody may see. */
export const eyes = z.union([seat, z.literal('none')]);
export const seq = z.int().min(0);
/** Idempotency key: made once per intention, sent again with every retry. */
export const key = z
  .string()
  .regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'must be 1 to 64 of the characters A-Z a-z 0-9 _ . : -')
  .meta({ description: 'made once per intention and sent again with every retry: the same key is never applied twice' });
/** A whole number in a query. */
export const digits = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const status = z.enum(['open', 'running', 'finished', 'archived']);
const visibility = z.enum(['public', 'private']);
export const person = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Person' });

const hour = z.int().min(0).max(24);
export const clock = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('live'), factor: z.number().min(0.1).max(20) }),
    z.strictObject({
      kind: z.literal('days'),
      hours: z
        .number()
        .min(1)
        .max(24 * 14),
      quiet: z.strictObject({ from: hour, to: hour }).optional(),
    }),
    z.strictObject({ kind: z.literal('none') }),
  ])
  .meta({ id: 'Clock' });

export const pace = z.enum(PACES);
const dice = z.enum(['house', 'people']);

const optionValue = z.union([z.boolean(), z.number(), z.string().max(200)]);

export const materialInfo = z
  .object({ title: z.string(), hash: z.string().meta({ description: 'the SHA-256 of the material as JSON with sorted keys' }) })
  .meta({ id: 'Material' });

/** Material may be much larger than anything else that is sent. */
export const LARGEST_MATERIAL = 512 * 1024;
/** Of a message with a thing in it; the shelf says how large a thing may be. */
export const LARGEST_WITH_THING = 320 * 1024;
export const materialGiven = z
  .union([z.string().max(64), z.record(z.string(), json)])
  .meta({ description: 'the name of material that comes with the game, or material itself' });

const bots = z.array(z.string().max(40).nullable()).max(64);
/** A new table. Everything but the game has a default. */
export const newTable = z
  .strictObject({
    game: z.string().min(1).max(64),
    seats: z.int().min(1).max(64).optional(),
    options: z.record(z.string().max(100), optionValue).default({}),
    visibility: visibility.default('public'),
    clock: clock.optional().meta({ description: 'left out, none at a private table and a live one at a public table' }),
    bots: bots.default([]).meta({ description: "bots by seat, null where a person may sit: [null, 'greedy', 'mcts:300']" }),
    abandoned: z.enum(['finish', 'archive']).default('finish'),
    pace: pace.default(USUAL_PACE).meta({ description: 'how fast bots go on' }),
    dice: dice.default('house').meta({
      description: 'who rolls: the house, or the people at the table, who are then asked what each die shows; such dice cannot be verified',
    }),
    practice: z.boolean().default(false).meta({
      description: 'whoever is alone with bots may take back anything, also what chance decided; the dice stay what they were',
    }),
    watched: z.boolean().default(true).meta({ description: 'whoever has an invite may watch a private table once it runs' }),
    name: line(60).optional(),
    material: materialGiven.optional(),
    fork: z
      .strictObject({ table: tableId, decisions: z.int().min(0), secrets: z.enum(['same', 'new']).default('same') })
      .meta({
        description:
          'goes on from another table as it was after so many decisions, with dice of its own; `new`: what was hidden then is dealt anew from what everybody could see, and only so from a table that still runs',
      })
      .optional(),
    key: key.optional(),
  })
  .meta({ id: 'NewTable' });
export type NewTableRequest = z.infer<typeof newTable>;
/** Compiles only while the schema says what the table service takes. */
export const asCreateTable = (request: NewTableRequest, seats: number): CreateTable => ({
  ...request,
  seats,
  // Among friends nobody is hurried.
  clock: request.clock ?? (request.visibility === 'private' ? { kind: 'none' } : { kind: 'live', factor: 1 }),
});

const side = z
  .object({ name: z.string(), seats: z.array(seat), won: z.boolean(), score: z.number(), rank: z.string().optional() })
  .meta({ description: 'seats that won or lost together; a party is one side with everybody on it' });
const outcome = z
  .object({ winners: z.array(seat), scores: z.array(z.number()), reason: z.string(), sides: z.array(side).optional() })
  .nullable();

const fork: z.ZodType<TableInfo['fork']> = z
  .object({
    table: z.string().nullable(),
    name: z.string(),
    decisions: z.int().min(0),
    secrets: z.enum(['same', 'new']),
    knownBy: z.union([z.literal('everybody'), z.array(person)]).meta({ description: 'who may know what is hidden; nobody: []' }),
    seats: z.array(z.string().nullable()).nullable().meta({ description: 'whose seats they are, if nobody else may sit there' }),
  })
  .nullable()
  .meta({ description: 'where the table comes from, if it goes on from a moment of another one' });

const fair: z.ZodType<TableInfo['fair']> = z
  .object({
    round: z.int().min(0).meta({ description: 'how often everything had to be committed anew' }),
    commits: z.array(z.string().nullable()).meta({ description: "by seat: the SHA-256 of the person's text" }),
    open: z.array(seat).meta({ description: 'seats that gave the text itself: the server has known it from then on' }),
    revealing: z
      .object({ waitingFor: z.array(seat), until: z.number() })
      .nullable()
      .meta({ description: 'while the start waits for texts' }),
    withheld: z.array(seat).meta({ description: 'whose silence stopped the last start' }),
    without: z.array(seat).meta({ description: 'people who were away: the game began without their text' }),
  })
  .meta({ id: 'Fair' });

/** What goes home with the owner of a seat. */
const brings = z.object({ id: z.string(), title: z.string() }).meta({ description: 'what was brought to the seat, or made at it' });

export const tableInfo: z.ZodType<TableInfo> = z
  .object({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    version: z.string(),
    status,
    visibility,
    options: z.record(z.string(), optionValue),
    clock,
    pace,
    dice,
    practice: z.boolean(),
    watched: z.boolean().meta({ description: 'whoever has an invite may watch it (`watch`), if it is private' }),
    material: materialInfo
      .nullable()
      .meta({ description: 'what the table was made with; GET /api/tables/:table/material is the material itself' }),
    host: person,
    hostAway: z
      .object({ since: z.number(), until: z.number() })
      .nullable()
      .meta({ description: "before the start, while the host is not here: from `until` on whoever sits here may do what is the host's" }),
    seats: z.array(
      z.object({
        seat,
        person: person.nullable(),
        bot: z.string().nullable(),
        away: z.boolean(),
        owner: person.optional(),
        keptFor: person
          .optional()
          .meta({ description: 'before a rematch: no other person may sit on this seat, and a bot there makes room' }),
        brings: brings.optional(),
      }),
    ),
    commit: z.string(),
    fair,
    invitesFrom: seq,
    seq,
    createdAt: z.number(),
    updatedAt: z.number(),
    waitingFor: z.array(seat),
    waitingSince: z.number(),
    outcome,
    fork,
    rematch: z
      .object({ table: z.string(), by: z.string() })
      .nullable()
      .meta({ description: 'where those who played here meet again, and who asked for it' }),
    before: z.string().nullable().meta({ description: 'the table that this one is the rematch of' }),
  })
  .meta({ id: 'TableInfo' });

const ask = z.object({
  seat,
  kind: z.string(),
  may: z.literal(true).optional(),
  open: z.literal(true).optional(),
  die: z.int().optional(),
});

const vote: z.ZodType<Vote> = z.object({
  about: z.enum(['undo', 'takeOver']),
  by: person,
  seat: seat.nullable(),
  to: z.number().nullable(),
  waitingFor: z.array(z.string()),
});

export const tableView: z.ZodType<TableView> = z
  .object({
    info: tableInfo,
    seq,
    mine: z.array(seat),
    viewer: seat.nullable(),
    host: z.boolean(),
    view: json,
    asked: z.array(z.object({ ask, options: z.array(json), deadline: z.number().nullable() })),
    canUndo: z.boolean(),
    canAsk: z.boolean().meta({ description: 'whether `undo` asks the others instead' }),
    canReconsider: z.boolean(),
    vote: vote.nullable(),
  })
  .meta({ id: 'TableView' });

export const update: z.ZodType<Update> = z
  .object({
    seq,
    at: z.number(),
    kind: z.enum([
      'created',
      'sat',
      'brought',
      'committed',
      'revealing',
      'noticed',
      'revealed',
      'anew',
      'left',
      'started',
      'decided',
      'undone',
      'said',
      'away',
      'back',
      'vote',
      'paced',
      'ended',
      'ruled',
      'rematch',
      'archived',
      'revived',
      'hostAway',
      'hostBack',
      'inherited',
      'admitted',
    ]),
    seat: seat.nullable(),
    data: json,
    events: z.array(json),
  })
  .meta({ id: 'Update' });

const draw: z.ZodType<Draw> = z.union([
  z.tuple([z.enum(['below', 'die']), z.int(), z.int()]),
  z.tuple([z.literal('pick'), z.array(json), json]),
  z.tuple([z.literal('shuffle'), z.array(json), z.array(json)]),
  z.tuple([z.literal('word'), z.number()]),
]);

export const verification: z.ZodType<Verification> = z
  .object({
    secret: z.string(),
    commit: z.string(),
    entropy: z.array(z.object({ seat, entropy: z.string() })),
    commits: z.array(z.object({ seat, commit: z.string() })).meta({ description: 'what each person had committed to' }),
    without: z.array(seat).meta({ description: 'people who were away: the game began without their text' }),
    round: z.int().min(0).meta({ description: 'how often everything had been committed anew' }),
    tableId: z.string(),
    seed: z.string(),
    match: json,
    draws: z
      .array(z.array(draw))
      .nullable()
      .meta({ description: 'what was drawn for the set-up, then for each decision; null for a fork' }),
  })
  .meta({ id: 'Verification' });

const thing = {
  id: z.string(),
  game: z.string(),
  title: z.string(),
  version: z.int(),
  table: z.string().nullable().meta({ description: 'the living table it is at' }),
  createdAt: z.number(),
  updatedAt: z.number(),
  lines: z.array(z.string()).meta({ description: 'what the game tells of it' }),
  sound: z.boolean().meta({ description: 'false: the rules of today do not take it any more' }),
};
export const thingId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the id of a thing');
export const thingInfo: z.ZodType<ThingInfo> = z.object(thing).meta({ id: 'Thing' });
export const thingShown: z.ZodType<ThingShown> = z.object({ ...thing, thing: json }).meta({ id: 'ThingShown' });
export const seal = z
  .string()
  .max(64)
  .meta({ description: 'by the house that kept it: a thing that comes back with it is as it was given out' });
export const thingFile: z.ZodType<ThingFile> = z
  .object({ format: z.literal('undercroft-thing-1'), game: z.string(), thing: json, id: thingId.optional(), seal: seal.optional() })
  .meta({ id: 'ThingFile' });

export const decide = z.strictObject({ seat, seq, decision: json, key }).meta({ id: 'Decide' });
export const say = z.strictObject({ text: line(500), key, reaction: z.boolean().optional() }).meta({ id: 'Say' });

export const problem = z
  .object({
    type: z.string(),
    code: z.string(),
    title: z.string(),
    detail: z.string(),
    status: z.int(),
    rule: z.string().optional(),
    flaws: z
      .array(z.object({ at: z.string().optional(), message: z.string() }))
      .optional()
      .meta({ description: 'everything that is wrong with a file, each with its place' }),
  })
  .meta({ id: 'Problem' });
