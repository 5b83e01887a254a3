/** `undercroft games`: what can be played, and with which house rules. */
import { gameSlugs, loadGame } from '@undercroft/catalog';
import { allowedValues, type Game, inGroups, type OptionSpec, readMaterial } from '@undercroft/engine';
import { Screen } from '@undercroft/terminal/screen.ts';
import type { Command, Io } from '../io.ts';
import { readArgs, Usage } from '../usage.ts';

const help = `Lists the games with their seats and house rules.

Usage: undercroft games [--json]

  --json   the same as JSON
`;

export function seatsOf({ about: { seats } }: Game): string {
  const { min, max } = seats;
  return min === max ? `${min} seats` : `${min} to ${max} seats`;
}

const valueText = (value: OptionSpec['default']): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/** What tables can be made with, by name. */
function materialsOf(game: Game): { name: string; title: string }[] {
  const names = Object.keys(game.doors?.material?.shipped ?? {});
  return names.map((name) => ({ name, title: readMaterial(game, name).title }));
}

function describe(game: Game): object {
  const { id, slug, name, tagline, version, seats, houseRules, houseRuleGroups = {} } = game.about;
  const rules = Object.entries(houseRules).map(([key, spec]) => ({ key, ...spec }));
  return { id, slug, name, tagline, version, seats, houseRuleGroups, houseRules: rules, materials: materialsOf(game) };
}

function show(game: Game, screen: Screen): void {
  const { ink } = screen;
  screen.heading(game.about.name);
  screen.say(`${ink('bold', game.about.slug)} (${game.about.id}), ${seatsOf(game)}`, game.about.tagline);
  for (const { name, options } of inGroups(game.about.houseRules, game.about.houseRuleGroups)) {
    if (name !== null) screen.say('', `  ${ink(['bold', 'yellow'], name)}`);
    for (const [key, spec] of options) showOption(screen, key, spec);
  }
  const { material, thing } = game.doors ?? {};
  for (const { name, title } of materialsOf(game)) screen.say(`  --material ${ink('cyan', name)}  ${title}`);
  if (thing) screen.say(`  --bring ${ink('cyan', 'FILE')}  a ${thing.name.toLowerCase()} of earlier games; --keep takes it home`);
  if (material) screen.say(`  --material ${ink('cyan', 'FILE')}  ${material.name} of your own`);
  screen.say('');
}

function showOption(screen: Screen, key: string, spec: OptionSpec): void {
  const { ink } = screen;
  const ruling = spec.ruling ? ink('dim', ` (${spec.ruling})`) : '';
  screen.say(`  ${ink('cyan', key)}=${valueText(spec.default)}  ${ink('dim', allowedValues(spec))}`);
  screen.say(`      ${spec.name}. ${spec.help}${ruling}`);
}

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
  if (positionals.length > 0) throw new Usage(`games takes no words; what is '${positionals[0]}'?`);
  const all: Game[] = [];
  for (const slug of await gameSlugs()) all.push(await loadGame(slug));
  if (values.json) io.stdout.write(`${JSON.stringify(all.map(describe), null, 2)}\n`);
  else {
    const screen = new Screen(io);
    for (const game of all) show(game, screen);
  }
  return 0;
}

export const games: Command = { summary: 'list the games, their seats and house rules', help, run };
