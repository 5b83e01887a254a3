/** What the client programs know: what they sent, what the server acknowledged, what they were told. */
import type { Update } from '@undercroft/client';
import type { Json } from '@undercroft/engine';

export interface Sent {
  table: string;
  person: string;
  /** A decision, or the text of something said. */
  what: { decision: Json & { seat: number } } | { text: string };
  key: string;
  /** The entry its sender had seen when choosing. */
  seen: number;
  /** The entry the table had come to when the server said yes; null: it never did. */
  acknowledged: number | null;
}

/** What one seat was told, in the order it was told. */
export interface Heard {
  table: string;
  seat: number;
  /** Whose seat it is: with this token the server shows what that person may see. */
  token: string;
  updates: readonly Update[];
}

export class Ledger {
  readonly sent: Sent[] = [];
  readonly heard: Heard[] = [];
  /** How much the server has said yes to. */
  acknowledged = 0;

  add(sent: Omit<Sent, 'acknowledged'>): Sent {
    const noted: Sent = { ...sent, acknowledged: null };
    this.sent.push(noted);
    return noted;
  }

  acknowledge(sent: Sent, seq: number): void {
    sent.acknowledged = seq;
    this.acknowledged++;
  }
}
