/** Tables that are played while the servers are killed at random moments and started again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fraction, pick, type Random, sfc32 } from '@undercroft/engine';
import { Arena, type StoreKind } from './arena.ts';
import { audit } from './audit.ts';
import { Company } from './company.ts';
import { type Asked, type Outcome, reporting, secondsSince } from './scenario.ts';

/** A little fewer decisions than people take at a table when they answer at random: the kills are spread over so many. */
const DECISIONS_PER_TABLE = 30;
/** Sometimes a server dies again before it has done anything much. */
const AT_ONCE = 0.2;
const LONGEST_LIFE_MS = 20_000;

interface Killing {
  arena: Arena;
  kills: number;
  /** How many decisions are acknowledged, and how many there will be, about. */
  acknowledged(): number;
  expected: number;
  random: Random;
}

/** Kills one node, starts it again, and so on: each time at a random moment of the next part of all decisions. */
async function killOn({ arena, kills, acknowledged, expected, random }: Killing, isOver: () => boolean): Promise<void> {
  while (!isOver() && arena.kills < kills) {
    const due = fraction(random) < AT_ONCE ? 0 : ((arena.kills + fraction(random)) / kills) * expected;
    const born = performance.now();
    while (!isOver() && acknowledged() < due && performance.now() - born < LONGEST_LIFE_MS) await sleep(10);
    await sleep(500 * fraction(random));
    const node = pick(random, arena.nodes);
    await node.kill();
    await sleep(300 * fraction(random));
    await node.start();
  }
}

/** What is in memory proves nothing: everything is read again from the store. */
async function startAnew({ nodes }: Arena): Promise<void> {
  for (const node of nodes) {
    await node.kill();
    await node.start();
  }
}

export async function underKills(store: StoreKind, asked: Asked & { kills: number; bots: boolean }): Promise<Outcome> {
  const { tables, kills, seed, say, bots } = asked;
  const started = performance.now();
  const arena = await Arena.open(store);
  const expected = tables * DECISIONS_PER_TABLE;
  const acknowledged = () => company.ledger.acknowledged;
  // Nobody may run ahead of the kills: else most tables would have ended when the last ones come.
  const isAhead = () => arena.kills < kills && acknowledged() > ((arena.kills + 1) / kills) * expected;
  const pace = async (random: Random): Promise<void> => {
    do await sleep(20 + 80 * fraction(random));
    while (isAhead());
  };
  const company = new Company({ urls: arena.urls, tables, seed, bots, pace });
  const stopReporting = reporting(say, () => {
    return `${arena.kills} kills, ${acknowledged()} decisions acknowledged, ${company.ended.size} of ${tables} tables ended`;
  });
  let keep = true;
  try {
    await company.sitDown();
    company.play();
    let over = false;
    const killing = killOn({ arena, kills, acknowledged, expected, random: sfc32(seed + 1) }, () => over);
    await Promise.all([company.finish().finally(() => (over = true)), killing]);
    company.leave();
    const inPlay = arena.kills;
    await startAnew(arena);
    const findings = await audit(arena.urls[0]!, company.tables, company.ledger);
    const violations = [...findings.violations, ...(inPlay < kills ? [`there were only ${inPlay} kills`] : [])];
    keep = violations.length > 0;
    const notes = [`${inPlay} kills while they were played`];
    return { name: `kills, ${store}`, seconds: secondsSince(started), findings, notes, violations, traces: keep ? arena.traces : null };
  } catch (error) {
    throw new Error(`see ${arena.traces}`, { cause: error });
  } finally {
    stopReporting();
    company.leave();
    await arena.close({ keep });
  }
}
