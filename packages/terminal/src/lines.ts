/** Lines typed by a person or piped in, one after the other; null when there are no more. */
import { createInterface, type Interface } from 'node:readline/promises';
import type { Io } from './io.ts';
import { clip, harmless } from './text.ts';

export class Lines {
  private readonly waiting: string[] = [];
  private readonly readers: ((line: string | null) => void)[] = [];
  private readonly reader: Interface;
  private readonly io: Io;
  private ended = false;
  /** Whether somebody pressed Ctrl+C. */
  interrupted = false;

  constructor(io: Io) {
    this.io = io;
    // An input that has ended before tells nobody again.
    this.ended = io.stdin.readableEnded || io.stdin.destroyed;
    // No history: at a shared keyboard it would tell what the others typed.
    this.reader = createInterface({ input: io.stdin, terminal: io.isTTY, historySize: 0, ...(io.isTTY ? { output: io.stdout } : {}) });
    this.reader.on('line', (line) => this.arrived(line));
    this.reader.on('close', () => this.arrived(null));
    this.reader.on('SIGINT', () => {
      this.interrupted = true;
      this.reader.close();
    });
  }

  private arrived(line: string | null): void {
    if (line === null) this.ended = true;
    const reader = this.readers.shift();
    if (reader) reader(line);
    else if (line !== null) this.waiting.push(line);
  }

  /** Asks for a line. What was piped in is repeated, so that a transcript can be read. */
  async ask(prompt: string): Promise<string | null> {
    if (this.io.isTTY) {
      this.reader.setPrompt(prompt);
      // A closed reader prompts no more, though lines may still be waiting.
      if (this.ended) this.io.stdout.write(prompt);
      else this.reader.prompt();
      return this.next();
    }
    this.io.stdout.write(prompt);
    const line = await this.next();
    this.io.stdout.write(`${clip(harmless(line ?? ''), 60)}\n`);
    return line;
  }

  /** Takes an empty line that was typed while nobody asked for one: somebody is in a hurry. */
  hurried(): boolean {
    if (this.waiting[0] !== '') return false;
    this.waiting.shift();
    return true;
  }

  private async next(): Promise<string | null> {
    const line = this.waiting.shift();
    if (line !== undefined) return line;
    if (this.ended) return null;
    return new Promise((resolve) => this.readers.push(resolve));
  }

  close(): void {
    this.reader.close();
  }
}
