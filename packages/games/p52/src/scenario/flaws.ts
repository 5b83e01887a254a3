/** What is wrong with a scenario, and where. */

export interface Flaw {
  /** From 1, in the text that was read. */
  line: number;
  column: number;
  sentence: string;
}

/** Whoever made so many mistakes mends these first. */
export const MOST_FLAWS = 100;

export class Flaws {
  readonly all: Flaw[] = [];
  /** Where each line begins. */
  private readonly lines: number[] = [0];

  constructor(text: string) {
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.lines.push(i + 1);
  }

  add(at: number, sentence: string): void {
    if (this.all.length >= MOST_FLAWS) return;
    const line = this.lineOf(at);
    this.all.push({ line: line + 1, column: at - this.lines[line]! + 1, sentence });
  }

  private lineOf(at: number): number {
    let [low, high] = [0, this.lines.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.lines[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
