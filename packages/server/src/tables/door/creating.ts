/** Making a table: checking what is asked for, drawing the secret behind its dice. */

import { BadConfig, BadOption, type Config, configFor, defaultAt, type Game, type Material } from '@undercroft/engine';
import { commitOf } from '../../fair/fair.ts';
import type { Person } from '../../store/store.ts';
import { checkBot } from '../judge/sitting.ts';
import { type Clock, type CreateTable, TableError } from '../said/contract.ts';
import type { Spec, TableEntry } from '../said/log.ts';
import { USUAL_PACE } from '../said/pace.ts';
import { cleanName } from '../said/texts.ts';
import { contentOf } from '../table/content.ts';
import type { Forked } from './forks.ts';

const MOST_HOURS = 24 * 14;

const bad = (message: string): TableError => new TableError('bad-table', 400, message);

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 24;

function checkClock(clock: Clock): Clock {
  if (clock.kind === 'none') return { kind: 'none' };
  if (clock.kind === 'live') {
    if (!(clock.factor >= 0.1 && clock.factor <= 20)) throw bad('a live clock has a factor from 0.1 to 20');
    return { kind: 'live', factor: clock.factor };
  }
  const { hours, quiet } = clock;
  if (!(hours >= 1 && hours <= MOST_HOURS)) throw bad(`a clock by days gives 1 to ${MOST_HOURS} hours`);
  if (quiet === undefined) return { kind: 'days', hours };
  const { from, to } = quiet;
  if (!isHour(from) || !isHour(to) || Math.abs(from - to) === 24) throw bad('quiet hours go from one hour of the day to another');
  return { kind: 'days', hours, quiet: { from, to } };
}

/** Some house rules let people show others whatever they like: those are for tables whose people know each other. */
function checkPrivacy(game: Game, { options }: Config): void {
  for (const [key, spec] of Object.entries(game.about.houseRules)) {
    if (spec.privateOnly && options[key] !== spec.default) throw bad(`the house rule ${key} is for private tables`);
  }
}

function checkConfig(game: Game, { seats, options, visibility }: CreateTable, material: Material | null): Config {
  try {
    const usual = Object.entries(game.about.houseRules).map(([key, spec]) => [key, defaultAt(spec, visibility)]);
    const config = configFor(game, { seats, options: { ...Object.fromEntries(usual), ...options }, material });
    if (visibility === 'public') checkPrivacy(game, config);
    return config;
  } catch (error) {
    if (error instanceof BadConfig || error instanceof BadOption) throw bad(error.message);
    throw error;
  }
}

function checkBots(asked: CreateTable, seats: number): (string | null)[] {
  if (asked.bots.length > seats) throw bad(`there are ${asked.bots.length} bots named for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => {
    const bot = asked.bots[seat] ?? null;
    return bot === null ? null : checkBot(bot);
  });
}

/** The first entry of the table's log. Throws `TableError` if there can be no such table. */
export function firstEntry(
  game: Game,
  host: Person,
  asked: CreateTable,
  made: { secret: string; at: number; from: Partial<Forked>; material: Material | null },
): TableEntry {
  const { secret, from, material } = made;
  const { seats, options } = checkConfig(game, asked, material);
  const owner: Person = { id: host.id, name: cleanName(host.name) };
  const spec: Spec = {
    name: cleanName(asked.name ?? '', `${owner.name}: ${game.about.name}`.slice(0, 80)),
    game: game.about.slug,
    version: game.about.version,
    content: contentOf(game, material),
    seats,
    options,
    ...(asked.dice === 'people' && { dice: 'people' as const }),
    ...(asked.visibility === 'private' && asked.watched !== false && { watched: true as const }),
    ...(asked.practice === true && { practice: true as const }),
    ...(material && { material: { title: material.title, hash: material.hash } }),
    visibility: asked.visibility,
    clock: checkClock(asked.clock),
    abandoned: asked.abandoned,
    pace: asked.pace ?? USUAL_PACE,
  };
  const data = {
    spec,
    commit: commitOf(secret),
    host: owner,
    bots: checkBots(asked, seats),
    ...from,
    ...(material && { material: material.json }),
  };
  return { kind: 'created', data, seq: 1, seat: null, person: owner.id, at: made.at, key: null };
}
