/** Which tables are watched on this node, and by whom. */
import type { Followed } from '../http/app.ts';
import { Channel, Pace } from './channel.ts';

export class Hub {
  private readonly tables: Followed;
  private readonly channels = new Map<string, { channel: Channel; unfollow: () => void }>();
  private readonly pace = new Pace();
  private readonly stopListening: () => void;

  constructor(tables: Followed) {
    this.tables = tables;
    this.stopListening = tables.onChange((tableId, seq, more) => this.channels.get(tableId)?.channel.changed(seq, more));
  }

  channel(tableId: string): Channel {
    const known = this.channels.get(tableId);
    if (known) return known.channel;
    const channel = new Channel(this.tables, tableId, this.pace);
    this.channels.set(tableId, { channel, unfollow: this.tables.follow(tableId) });
    return channel;
  }

  /** Forgets a channel nobody uses any more. */
  tidy(tableId: string): void {
    const known = this.channels.get(tableId);
    if (!known?.channel.isEmpty) return;
    known.unfollow();
    known.channel.close();
    this.channels.delete(tableId);
  }

  get size(): number {
    return this.channels.size;
  }

  close(): void {
    this.stopListening();
    for (const tableId of this.channels.keys()) this.tidy(tableId);
  }
}
