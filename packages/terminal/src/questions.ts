/** Small questions a form is made of: pick one, pick some, a number, a text. Enter alone leaves it. */
import type { Asking } from './board.ts';

const numbered = (names: readonly string[]): string[] => names.map((name, i) => `  ${i + 1}) ${name}`);

/** The index of what was picked; null: none. A wrong number is asked for again. */
export async function pickOne({ say, line }: Asking, title: string, names: readonly string[]): Promise<number | null> {
  say(title, ...numbered(names));
  for (;;) {
    const typed = await line(`1-${names.length}, or Enter for none › `);
    if (typed === null || typed === '') return null;
    const n = Number(typed);
    if (Number.isInteger(n) && n >= 1 && n <= names.length) return n - 1;
    say(`There is no ${typed} here.`);
  }
}

/** The indices of what was picked, in the order typed: `1 3`. */
export async function pickSome({ say, line }: Asking, title: string, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  say(title, ...numbered(names));
  for (;;) {
    const typed = (await line('Numbers, or Enter for none › ')) ?? '';
    const picked = [
      ...new Set(
        typed
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number),
      ),
    ];
    if (picked.every((n) => Number.isInteger(n) && n >= 1 && n <= names.length)) return picked.map((n) => n - 1);
    say(`Choose from 1 to ${names.length}, with blanks between them.`);
  }
}

/** Whole numbers, as many as wanted; null: left alone. */
export async function wholeNumbers({ say, line }: Asking, prompt: string, count: number): Promise<number[] | null> {
  for (;;) {
    const typed = await line(`${prompt} › `);
    if (typed === null || typed === '') return null;
    const numbers = typed.split(/[\s,]+/).map(Number);
    if (numbers.length === count && numbers.every(Number.isInteger)) return numbers;
    say(count === 1 ? 'A whole number, please.' : `${count} whole numbers, with blanks between them.`);
  }
}

/** A text of at most so many characters; '' if left alone. */
export async function text({ say, line }: Asking, prompt: string, longest: number): Promise<string> {
  for (;;) {
    const typed = (await line(`${prompt} › `)) ?? '';
    if (typed.length <= longest) return typed;
    say(`At most ${longest} characters; that was ${typed.length}.`);
  }
}

export async function yes({ line }: Asking, question: string): Promise<boolean> {
  return /^y/i.test((await line(`${question} y/n › `)) ?? '');
}
