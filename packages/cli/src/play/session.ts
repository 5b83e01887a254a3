/** One game at the terminal, from the first question to the result. */
import { randomBytes } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { type Bot, botByName, Considered, decideFor, greedy } from '@undercroft/bots';
import { type Ask, type DecisionBase, type Game, type Match, type Random, type RuleStatement, type Seat, sfc32 } from '@undercroft/engine';
import type { Asking, Board, Page, Place } from '@undercroft/terminal/board.ts';
import type { Lines } from '@undercroft/terminal/lines.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { writeJson } from '../files.ts';
import type { Io } from '../io.ts';
import { type Company, isPerson, peopleOf, USUAL_BOT } from './company.ts';
import { showEnding } from './ending.ts';
import { type Pace, pacingOf, rest } from './pace.ts';
import { Story } from './story.ts';
import { takeTurn } from './turn.ts';

export interface SessionParts {
  io: Io;
  lines: Lines;
  match: Match;
  company: Company;
  rules: readonly RuleStatement[];
  board: Board<unknown>;
  /** Where the match is kept; null: nowhere unless it is left unfinished. */
  file: string | null;
  /** How fast bots go on. */
  pace: Pace;
}

/** Decisions per seat after which a person who is not asked is told what happens. */
const PATIENCE = 3;

/** What came of a person's turn: the table has changed (or is to be shown again), or the person leaves. */
export type TurnEnd = 'go-on' | 'leave';

export class Session {
  readonly io: Io;
  readonly lines: Lines;
  readonly match: Match;
  readonly company: Company;
  readonly rules: readonly RuleStatement[];
  readonly screen: Screen;
  readonly story: Story;
  /** Chance for the bots; the table's own generator is none of their business. */
  readonly random: Random = sfc32(randomBytes(4).readUInt32LE());
  file: string | null;
  pace: Pace;
  /** Who holds the keyboard. */
  holder: Seat | null = null;
  /** Who asked for the keyboard, to take an answer back. */
  wanted: Seat | null = null;
  /** Every answer that was ever offered to a seat, by its words: somebody may ask why it is not offered now. */
  readonly offered = new Map<string, DecisionBase>();
  private readonly look: Board<unknown>;
  /** Null: nobody named one, so the pace says how long it thinks. */
  private readonly bots: (Bot | null)[];
  /** Somebody wants to get to their turn. */
  private skipping = false;
  /** Which bots have thought about which optional question, with these answers, since the last required one came up. */
  private readonly considered = new Considered();
  private lastAsks: string[] = [];
  /** How many decisions bots have taken since a person was asked. */
  private unasked = 0;

  constructor(parts: SessionParts) {
    this.io = parts.io;
    this.lines = parts.lines;
    this.match = parts.match;
    this.company = parts.company;
    this.rules = parts.rules;
    this.look = parts.board;
    this.file = parts.file;
    this.pace = parts.pace;
    this.screen = new Screen(parts.io);
    this.bots = parts.company.bots.map((name) => (name === USUAL_BOT ? null : botByName(name)));
    this.story = Story.of(parts.match, peopleOf(parts.company));
  }

  get game(): Game {
    return this.match.game;
  }

  /** Whether several people share the keyboard, so that hands must be hidden from one another. */
  get isHotSeat(): boolean {
    return this.company.people > 1;
  }

  /** Whether the next hand must not be seen before its owner sits there. */
  get hidesHands(): boolean {
    return this.isHotSeat && !this.game.sight.openly?.(this.match.config);
  }

  /** Plays on until the game is over or somebody leaves. The result is the exit code. */
  async play(): Promise<number> {
    try {
      while (!this.match.over) if ((await this.goOn()) === 'leave') return await this.leave();
    } catch (error) {
      // Whatever broke, the evening's game is not lost.
      await this.leave();
      throw error;
    }
    showEnding(this);
    if (this.file !== null) await this.saveFinished(this.file);
    return 0;
  }

  /** One decision: bots speak up first, then people answer, then bots. */
  private async goOn(): Promise<TurnEnd> {
    const pending = this.match.game.play.pending(this.match.table);
    const required = pending.filter((ask) => !ask.may);
    this.noticeNewQuestions(required);
    if (this.botSpeaksUp(pending)) return 'go-on';
    const person = this.nextPerson(required);
    if (person) {
      this.unasked = 0;
      this.skipping = false;
      return takeTurn(this, person);
    }
    const [first] = required;
    if (this.lines.interrupted) return 'leave';
    if (!first) throw new Error(`${this.game.about.name} asks nobody and is not over: please report it with the saved match`);
    this.botAnswers(first);
    await this.tellDeed(first.seat);
    this.tellOnlookers();
    // Bots think without a break; this is when a pressed key gets heard.
    await pause();
    return 'go-on';
  }

  /** Whoever wants the keyboard, then whoever holds it, then the others in seat order. */
  private nextPerson(required: Ask[]): Ask | undefined {
    const people = required.filter((ask) => isPerson(this.company, ask.seat));
    const of = (seat: Seat | null) => people.find((ask) => ask.seat === seat);
    const next = of(this.wanted) ?? of(this.holder) ?? people[0];
    this.wanted = null;
    return next;
  }

  private noticeNewQuestions(required: Ask[]): void {
    const asks = required.map((ask) => `${ask.seat} ${ask.kind}`);
    if (!asks.every((ask) => this.lastAsks.includes(ask))) this.considered.clear();
    this.lastAsks = asks;
  }

  /** Lets each bot take an optional decision, if the game's judgement is for it: once per question, and again when its answers change. */
  private botSpeaksUp(pending: readonly Ask[]): boolean {
    this.considered.pending(pending);
    for (const ask of pending) {
      if (!ask.may || isPerson(this.company, ask.seat)) continue;
      if (!this.considered.isNew(ask, this.game.play.options(this.match.table, ask))) continue;
      // A bot that weighs nothing has nothing to offer, but it answers what others offer.
      if (ask.open && !this.botOn(ask.seat).rank) continue;
      const d = decideFor(greedy, { game: this.game, t: this.match.table, ask }, this.random);
      if (d === null) continue;
      this.decide(d);
      return true;
    }
    return false;
  }

  /** Whoever is out of the game, and so is asked nothing, still wants to know how it goes on. */
  private tellOnlookers(): void {
    this.unasked++;
    if (this.isHotSeat || this.unasked <= this.match.config.seats * PATIENCE) return;
    this.screen.say(...this.story.news(0).map((line) => `  · ${this.paint(line)}`));
  }

  /** At the pace of a story what a bot did is told before the next one acts; Enter leads to the own turn. */
  private async tellDeed(seat: Seat): Promise<void> {
    const { pause: ms } = pacingOf(this.pace);
    const goesOn = this.match.game.play.pending(this.match.table).some((ask) => !ask.may && ask.seat === seat);
    if (ms === 0 || this.isHotSeat || this.skipping || goesOn || this.match.over) return;
    const news = this.story.news(0);
    this.screen.say(...news.map((line) => `  · ${this.paint(line)}`));
    const isOver = () => {
      this.skipping ||= this.lines.hurried();
      return this.skipping || this.lines.interrupted;
    };
    if (this.io.isTTY && news.length > 0) await rest(ms, isOver);
  }

  private botAnswers(ask: Ask): void {
    if (this.io.isTTY) this.io.stdout.write(`\r\u001b[K${this.screen.ink('dim', `  … ${this.seatName(ask.seat)} thinks`)}`);
    this.decide(this.botDecision(ask) ?? this.game.play.questions[ask.kind]!.fallback(this.match.table, ask));
    if (this.io.isTTY) this.io.stdout.write('\r\u001b[K');
  }

  /** A bot that breaks does not end the evening: the table's usual answer is given, and the log says so. */
  private botDecision(ask: Ask): DecisionBase | null {
    try {
      return decideFor(this.botOn(ask.seat), { game: this.game, t: this.match.table, ask }, this.random);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.story.note(this.match.log.length, `${this.seatName(ask.seat)} loses its thread (${why}) and does the usual.`);
      return null;
    }
  }

  botOn(seat: Seat): Bot {
    const bot = this.bots[seat - this.company.people];
    return bot === null ? botByName(`mcts:${pacingOf(this.pace).thought}ms`) : (bot ?? greedy);
  }

  /** Takes a decision and tells what happened. Throws `Refused` if it is not legal. */
  decide(d: unknown): void {
    this.match.decide(d);
    this.considered.heard(this.game, this.match.log.at(-1)!);
    this.story.tell(this.match);
  }

  /** Goes back to the point before decision `at` and notes it in the log. */
  backTo(at: number, note: string): void {
    this.match.backTo(at);
    this.story.backTo(at);
    this.story.note(at, note);
    this.considered.clear();
  }

  seatName(seat: Seat, viewer: Seat | null = this.holder): string {
    return this.game.words.seat(this.game.sight.view(this.match.table, viewer), seat);
  }

  board(viewer: Seat | null): string[] {
    return this.look.draw(this.game.sight.view(this.match.table, viewer), this.placeOf(viewer));
  }

  /** What the game shows besides its board, by name. */
  get pages(): Readonly<Record<string, Page<unknown>>> {
    return this.look.pages ?? {};
  }

  page(name: string, viewer: Seat | null): string[] {
    return this.pages[name]!.draw(this.game.sight.view(this.match.table, viewer), this.placeOf(viewer));
  }

  private placeOf(viewer: Seat | null): Place {
    const { ink, width } = this.screen;
    return { viewer, ink, width, seats: this.match.config.seats, name: (seat) => this.seatName(seat, viewer) };
  }

  /** What a long list of options is sorted under. */
  groupOf(view: unknown, d: DecisionBase): string {
    return this.look.groupOf?.(view, d) ?? '';
  }

  /** Whether the board can ask this open question line by line. */
  hasForm(kind: string): boolean {
    return this.look.forms?.includes(kind) ?? false;
  }

  /** Asks an open question line by line; null if the person would rather not. */
  async fillForm(ask: Ask): Promise<DecisionBase | null> {
    const view: unknown = this.game.sight.view(this.match.table, ask.seat);
    const asking: Asking = {
      name: (seat) => this.seatName(seat, ask.seat),
      say: (...lines) => this.screen.say(...lines),
      line: async (prompt) => (await this.lines.ask(this.screen.ink('yellow', prompt)))?.trim() ?? null,
    };
    return (await this.look.fill?.(view, ask, asking)) ?? null;
  }

  /** A line of text in the colours of the game. */
  paint(line: string): string {
    return this.look.paint?.(line, this.screen.ink) ?? line;
  }

  /** Writes the match, and who sits where, to a file. */
  async save(file: string): Promise<void> {
    await writeJson(this.io, file, { ...this.match.save(), company: this.company });
  }

  private async leave(): Promise<number> {
    const file = this.file ?? `${this.game.about.slug}.save.json`;
    await this.save(file);
    this.screen.say('', `Saved to ${file}. Go on with:`, `  undercroft play ${this.game.about.slug} --resume ${file}`);
    return 0;
  }

  private async saveFinished(file: string): Promise<void> {
    await this.save(file);
    this.screen.say('', `The match is kept in ${file}. Verify it with:`, `  undercroft verify ${file}`);
  }
}
