/** The games there are, with everything a table form needs. */
import { botNames } from '@undercroft/bots';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { type Game, type Json, readMaterial } from '@undercroft/engine';
import { z } from 'zod';
import { TableError, type TableService } from '../../tables/said/contract.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { json, LARGEST_MATERIAL, materialGiven, materialInfo } from '../schemas.ts';

const text = {
  name: z.string(),
  help: z.string(),
  group: z.string().optional().meta({ description: 'one of `houseRuleGroups`' }),
  ruling: z.string().optional(),
  privateOnly: z.literal(true).optional().meta({ description: 'a public table cannot change it' }),
};
const defaults = <Value extends z.ZodType>(value: Value) => ({
  default: value,
  privately: value.optional().meta({ description: 'the default at private tables, if it is another' }),
});
const houseRule = z.discriminatedUnion('type', [
  z.object({ ...text, type: z.literal('switch'), ...defaults(z.boolean()) }),
  z.object({ ...text, type: z.literal('number'), ...defaults(z.number()), min: z.number(), max: z.number() }),
  z.object({ ...text, type: z.literal('choice'), ...defaults(z.string()), choices: z.record(z.string(), z.string()) }),
]);
const gameInfo = z
  .object({
    slug: z.string(),
    id: z.string(),
    name: z.string(),
    tagline: z.string(),
    version: z.string(),
    seats: z.object({ min: z.int(), max: z.int(), usual: z.int() }),
    houseRuleGroups: z
      .record(z.string(), z.string())
      .meta({ description: 'groups of house rules, in the order in which forms show them, with their names' }),
    houseRules: z.record(z.string(), houseRule),
    material: z
      .object({
        name: z.string().meta({ description: 'what the game calls it' }),
        shipped: z.array(z.object({ name: z.string(), title: z.string() })),
        usual: z.string().nullable().meta({ description: 'taken if nobody chooses' }),
      })
      .nullable()
      .meta({ description: 'what tables can be made with; null: the game takes no material' }),
    thing: z
      .object({
        name: z.string().meta({ description: 'what the game calls one' }),
        canMake: z.boolean(),
        admission: z.string().nullable().meta({ description: 'the house rule that says which are admitted' }),
      })
      .nullable()
      .meta({ description: 'what people bring to its tables and take home; null: nothing' }),
    questions: z
      .array(z.object({ kind: z.string(), seconds: z.number().nullable() }))
      .meta({ description: 'kinds of questions, with the live time; null: it depends on the table' }),
  })
  .meta({ id: 'Game' });
export type GameInfo = z.infer<typeof gameInfo>;

function materialOf(game: Game): GameInfo['material'] {
  const door = game.doors?.material;
  if (door === undefined) return null;
  const shipped = Object.keys(door.shipped).map((name) => ({ name, title: readMaterial(game, name).title }));
  return { name: door.name, shipped, usual: door.usual ?? null };
}

function thingOf({ doors }: Game): GameInfo['thing'] {
  const door = doors?.thing;
  return door === undefined ? null : { name: door.name, canMake: door.make !== undefined, admission: door.admission ?? null };
}

/** What a game says of itself does not change while we run, and reading all its material each time would be dear. */
const known = new WeakMap<Game, GameInfo>();

function infoOf(game: Game): GameInfo {
  const info = known.get(game) ?? infoFrom(game);
  known.set(game, info);
  return info;
}

function infoFrom(game: Game): GameInfo {
  const { slug, id, name, tagline, version, seats, houseRules, houseRuleGroups = {} } = game.about;
  const questions = Object.entries(game.play.questions).map(([kind, { seconds }]) => ({
    kind,
    seconds: typeof seconds === 'number' ? seconds : null,
  }));
  const doors = { material: materialOf(game), thing: thingOf(game) };
  return { slug, id, name, tagline, version, seats, houseRuleGroups, houseRules, ...doors, questions };
}

/** Points for answers of some hundred kB. */
const COST = { allGames: 1, material: 3 } as const;

const ofGame = z.object({ game: z.string().max(64) });

function shippedOf({ about: { name }, doors }: Game, wanted: string): Json {
  const shipped = doors?.material?.shipped ?? {};
  if (!Object.hasOwn(shipped, wanted)) throw new TableError('no-material', 404, `${name} has no material of that name`);
  return shipped[wanted]!;
}

function materialRoutes(tables: TableService): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/api/games/:game/material',
      tag: 'games',
      summary: 'Check material of your own: its title, or 422 with everything that is wrong with it.',
      needsPerson: true,
      largest: LARGEST_MATERIAL,
      params: ofGame,
      body: z.strictObject({ material: materialGiven }),
      answer: materialInfo,
      handle: ({ params, body, person }) => tables.checkMaterial(person(), params.game, body.material),
    }),
    endpoint({
      method: 'GET',
      path: '/api/games/:game/material/:name',
      tag: 'games',
      summary: 'Material that comes with the game: to look at, or to begin one of your own with.',
      params: z.object({ game: z.string().max(64), name: z.string().max(64) }),
      answer: z.object({ material: json }),
      cost: () => COST.material,
      handle: async ({ params }) => ({ material: shippedOf(await loadGame(params.game), params.name) }),
    }),
  ];
}

export function gameRoutes({ tables }: { tables: TableService }): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/games',
      tag: 'games',
      summary: 'All games with their house rules, and the bots that play any of them.',
      answer: z.object({ games: z.array(gameInfo), bots: z.array(z.string()) }),
      cost: () => COST.allGames,
      handle: async () => ({ games: (await Promise.all((await gameSlugs()).map(loadGame))).map(infoOf), bots: [...botNames] }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/games/:game',
      tag: 'games',
      summary: 'One game.',
      params: ofGame,
      answer: gameInfo,
      handle: async ({ params }) => infoOf(await loadGame(params.game)),
    }),
    ...materialRoutes(tables),
  ];
}
