import { gameSlugs, loadGame } from '@undercroft/catalog';
import { configFor, Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { run } from '../harness.ts';

/** What is printed from each hand-over to the Enter that ends it. */
function curtains(out: string): string[] {
  return out
    .split('Pass the keyboard to')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('Enter › ')));
}

/** Everything that could give a hand away: what items and cards are called. */
const SECRETS = /[♥♠♣♦]|might|wits|hand|rolling|lantern|crowbar/i;

/** Games whose seats hide something from each other; where they do not, no curtain falls. */
async function secretive(): Promise<string[]> {
  const games = await Promise.all((await gameSlugs()).map(async (slug) => ({ slug, game: await loadGame(slug) })));
  return games.filter(({ game }) => !game.sight.openly?.(configFor(game, { seats: 2 }))).map(({ slug }) => slug);
}

test.each(await secretive())('%s: between hand-over and Enter nobody sees a hand', async (slug) => {
  const lines = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? '' : 'sample'));
  const { out } = await run(['play', slug, '--seats', '2', '--people', '2', '--seed', 'curtain'], { lines });
  const hidden = curtains(out);
  expect(hidden.length).toBeGreaterThan(3);
  for (const text of hidden) {
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toMatch(SECRETS);
  }
});

test('on a terminal the screen and its history are cleared before the hand-over and after it', async () => {
  const prepare = '{"might":1,"stamina":1,"wits":1}';
  const { out } = await run(['play', 'cellar', '--seats', '2', '--people', '2'], { lines: ['', prepare, ''], isTTY: true });
  const clear = '\u001b[2J\u001b[3J\u001b[H';
  const [before = '', after = ''] = out.split(/Pass the keyboard to Seat 2, Bruno/);
  expect(before.lastIndexOf(clear)).toBeGreaterThan(before.lastIndexOf('Ada'));
  expect(after).toContain(clear);
});

test('the next seat sees its own view only', async () => {
  const game = await loadGame('cellar');
  const prepare = { might: 0, stamina: 0, wits: 3 };
  const match = new Match(game, { seats: 2, seed: 'own' });
  match.decide({ seat: 0, kind: 'prepare', ...prepare });
  match.decide({ seat: 1, kind: 'prepare', ...prepare });
  const other = match.table.thieves[1].hand.filter((card: string) => !match.table.thieves[0].hand.includes(card));
  const typed = JSON.stringify(prepare);
  const { out } = await run(['play', 'cellar', '--seats', '2', '--people', '2', '--seed', 'own'], { lines: ['', typed, '', typed, ''] });
  const shown = out.slice(out.lastIndexOf('Pass the keyboard to Seat 1, Ada'));
  expect(other.length).toBeGreaterThan(0);
  for (const card of other) expect(shown).not.toContain(card);
});

test('no curtain falls where nobody hides anything', async () => {
  const lines = Array.from({ length: 60 }, () => 'sample');
  const args = ['play', 'cellar', '--seats', '2', '--people', '2', '--seed', 'open', '--option', 'openHands=on'];
  const { out } = await run(args, { lines });
  expect(curtains(out)).toEqual([]);
  for (const name of ['Ada', 'Bruno']) expect(out).toContain(`── ${name}`);
});
