/** What this house gave out, told from what was made or changed elsewhere: things that leave in a file carry its seal. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { canonical, type Json } from '@undercroft/engine';
import type { Keys } from '../../store/store.ts';

/** Which thing it is, and what it was when it left. */
interface Sealed {
  game: string;
  id: string;
  thing: Json;
}

export class Seals {
  private readonly keys: Keys;
  private key: Promise<string> | null = null;
  constructor(keys: Keys) {
    this.keys = keys;
  }

  /** The key lies in the store, so every node of the house seals alike. */
  private theKey(): Promise<string> {
    this.key ??= this.keys.keepKey('things', randomBytes(32).toString('base64url')).catch((error: unknown) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  async of(what: Sealed): Promise<string> {
    const { game, id, thing } = what;
    return createHmac('sha256', await this.theKey())
      .update(canonical({ game, id, thing }))
      .digest('base64url');
  }

  /** Whether it left this house as it is now. */
  async isOurs(what: Sealed, seal: string): Promise<boolean> {
    const [ours, given] = [Buffer.from(await this.of(what)), Buffer.from(seal)];
    return ours.length === given.length && timingSafeEqual(ours, given);
  }
}
