/** What the load has seen of a server: counted only while it is being measured. */
export interface Played {
  moves: number;
  /** From sending a move to hearing that it is stored, in milliseconds. */
  latencies: number[];
  /** Bytes that came back, to all seats. */
  bytes: number;
}

export class Tally {
  measuring = false;
  /** All moves so far, measured or not. */
  acknowledgements = 0;
  readonly played: Played = { moves: 0, latencies: [], bytes: 0 };

  heard(bytes: number): void {
    if (this.measuring) this.played.bytes += bytes;
  }

  acknowledged(sentAt: number): void {
    this.acknowledgements++;
    if (!this.measuring) return;
    this.played.moves++;
    this.played.latencies.push(performance.now() - sentAt);
  }
}

/** Something that plays until it is closed. */
export interface Load {
  begin(): void;
  /** Whether there was something to play all the time. */
  readonly busy: boolean;
  close(): void;
}
