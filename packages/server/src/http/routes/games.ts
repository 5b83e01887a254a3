/** The games there are, with everything a table form needs. */
import { botNames } from '@undercroft/bots';
import { gameSlugs, loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';

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
    questions: z
      .array(z.object({ kind: z.string(), seconds: z.number().nullable() }))
      .meta({ description: 'kinds of questions, with the live time; null: it depends on the table' }),
  })
  .meta({ id: 'Game' });
export type GameInfo = z.infer<typeof gameInfo>;

function infoOf({ about, play }: Game): GameInfo {
  const { slug, id, name, tagline, version, seats, houseRules, houseRuleGroups = {} } = about;
  const questions = Object.entries(play.questions).map(([kind, { seconds }]) => ({
    kind,
    seconds: typeof seconds === 'number' ? seconds : null,
  }));
  return { slug, id, name, tagline, version, seats, houseRuleGroups, houseRules, questions };
}

export function gameRoutes(): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/games',
      tag: 'games',
      summary: 'All games with their house rules, and the bots that play any of them.',
      answer: z.object({ games: z.array(gameInfo), bots: z.array(z.string()) }),
      handle: async () => ({ games: (await Promise.all((await gameSlugs()).map(loadGame))).map(infoOf), bots: [...botNames] }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/games/:game',
      tag: 'games',
      summary: 'One game.',
      params: z.object({ game: z.string().max(64) }),
      answer: gameInfo,
      handle: async ({ params }) => infoOf(await loadGame(params.game)),
    }),
  ];
}
