/** Client programs that play many tables of Table Dungeon at once, and note what they sent and what was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type ConnectOptions, connect, newKey, type TableView } from '@undercroft/client';
import { below, fraction, pick, type Random, sfc32 } from '@undercroft/engine';
import { type Decision, type Habits, isDecision, Player } from '../packages/client/test/player.ts';
import { Ledger } from './ledger.ts';

/** A restart takes seconds, and nobody gives up within a minute. */
const PATIENCE = { firstMs: 20, longestMs: 1_000, tries: 120 };
const HEARD_MS = 15_000;

export interface CompanySettings {
  /** The nodes; the seats of every table are spread over them. */
  urls: readonly string[];
  tables: number;
  seed: number;
  /** Whether some seats are held by bots. */
  bots: boolean;
  /** Called before every decision: resolves when it may be sent. */
  pace(random: Random, seen: TableView): Promise<unknown>;
  /** How they answer; at random unless said. */
  choose?: Habits['choose'];
  /** What everybody adds to the dice; something new each time unless said. */
  entropy?: string;
  connection?: Partial<ConnectOptions>;
}

interface Guest {
  client: Client;
  person: string;
  token: string;
}

/** Looks at the table, which shows the text for the dice, until it is shown. */
async function textShown({ api }: Client, table: string, seat: number): Promise<void> {
  for (;;) {
    const { status, fair } = await api.table(table);
    if (status !== 'open' || !fair.revealing?.waitingFor.includes(seat)) return;
    await sleep(5);
  }
}

export class Company {
  readonly ledger = new Ledger();
  readonly tables: string[] = [];
  /** Ids of the tables that have ended, as far as their people were told. */
  readonly ended = new Set<string>();
  private readonly settings: CompanySettings;
  private readonly random: Random;
  private readonly clients: Client[] = [];
  private readonly games: Promise<unknown>[] = [];
  private readonly players: Player[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(settings: CompanySettings) {
    this.settings = settings;
    this.random = sfc32(settings.seed);
  }

  private async guest(name: string): Promise<Guest> {
    const url = this.settings.urls[this.clients.length % this.settings.urls.length]!;
    const client = connect({ url, patience: PATIENCE, pingMs: 5_000, answerMs: 2_000, ...this.settings.connection });
    this.clients.push(client);
    const { person, token } = await client.api.become(name);
    return { client, person: person.id, token };
  }

  /** Makes and starts all tables; nobody answers yet. */
  async sitDown(): Promise<void> {
    for (let i = 0; i < this.settings.tables; i++) {
      const people = 2 + below(this.random, 2);
      const bots = this.settings.bots && i % 4 === 0 ? 1 : 0;
      await this.sitDownAt(i, people, bots);
    }
  }

  private async sitDownAt(nth: number, people: number, bots: number): Promise<void> {
    const guests: Guest[] = [];
    while (guests.length < people) guests.push(await this.guest(`Guest ${nth}.${guests.length}`));
    const host = guests[0]!.client.api;
    const seats = people + bots;
    const by = Array.from({ length: seats }, (_, seat) => (seat < people ? null : 'random'));
    const { id } = await host.create({ game: 'table-dungeon', seats, clock: { kind: 'none' }, bots: by });
    const { entropy } = this.settings;
    for (const [seat, { client }] of guests.entries()) {
      await client.api.sit(id, entropy === undefined ? { seat } : { seat, entropy: `${entropy}, seat ${seat}` });
    }
    await host.start(id);
    // One after the other, so that the log is the same every time.
    for (const [seat, { client }] of guests.entries()) await textShown(client, id, seat);
    this.tables.push(id);
    this.waiting.push(() => this.games.push(this.game(id, guests)));
  }

  /** Everybody begins to answer. */
  play(): void {
    for (const begin of this.waiting.splice(0)) begin();
  }

  private async game(id: string, guests: readonly Guest[]): Promise<void> {
    const players = guests.map((guest, seat) => {
      const player = new Player(guest.client, id, seat, this.habits(guest, id));
      this.ledger.heard.push({ table: id, seat, token: guest.token, updates: player.heard });
      this.players.push(player);
      return player;
    });
    await Promise.all(players.map(({ finished }) => finished));
    this.ended.add(id);
  }

  /** Some programs answer over the socket, some over HTTP; some talk. */
  private habits({ client, person }: Guest, table: string): Habits {
    const random = sfc32(below(this.random, 2 ** 20));
    const overHttp = fraction(random) < 0.3;
    const talk = async (seen: number) => {
      const text = `It is ${below(random, 1000)} o'clock`;
      const sent = this.ledger.add({ table, person, what: { text }, key: newKey(), seen });
      this.ledger.acknowledge(sent, (await client.api.say(table, text, { key: sent.key })).seq);
    };
    return {
      choose: this.settings.choose ?? ((view) => someAnswer(view, random)),
      send: async (watch, decision, seen) => {
        await this.settings.pace(random, seen);
        // Somebody else was faster, and what was chosen may not fit any more.
        if (watch.view !== seen) return;
        const sent = this.ledger.add({ table, person, what: { decision }, key: newKey(), seen: seen.seq });
        const { key } = sent;
        const reached = overHttp
          ? (await client.api.decide(table, { seat: decision.seat, seq: seen.seq, decision, key })).seq
          : await client.decide(watch, decision, key);
        this.ledger.acknowledge(sent, reached);
        if (fraction(random) < 0.03) await talk(reached);
      },
    };
  }

  /** Resolves when every table has ended and everybody has heard of it all; rejects if a program had to give up. */
  async finish(): Promise<void> {
    await Promise.all(this.games);
    while (this.players.some(({ busy }) => busy)) await sleep(20);
    const reader = connect({ url: this.settings.urls[0]!, patience: PATIENCE }).api;
    for (const table of this.tables) {
      const { seq } = await reader.table(table);
      const reached = this.players.filter(({ watch }) => watch.table === table).map(({ watch }) => watch.reached(seq));
      // Who is not told in time is not waited for: the audit will say what is missing.
      await Promise.race([Promise.all(reached), sleep(HEARD_MS, undefined, { ref: false })]);
    }
  }

  leave(): void {
    for (const client of this.clients) client.close();
  }
}

/** Any legal answer; now and then one that is not asked for but allowed. */
function someAnswer({ asked }: TableView, random: Random): Decision | null {
  const must = asked.find(({ ask }) => !ask.may);
  if (!must) return null;
  const may = asked.filter(({ ask, options }) => ask.may && options.length > 0 && ask.kind !== 'leave');
  const { options } = may.length > 0 && fraction(random) < 0.05 ? pick(random, may) : must;
  const chosen = pick(random, options);
  if (!isDecision(chosen)) throw new Error('the server lists an answer that is no decision');
  return chosen;
}
