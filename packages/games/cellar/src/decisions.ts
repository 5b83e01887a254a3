/** Every answer a seat can give. */
import type { Seat } from '@undercroft/engine';
import type { ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';

export type Prepare = { seat: Seat; kind: 'prepare'; might: number; stamina: number; wits: number };
export type Decision =
  | Prepare
  | { seat: Seat; kind: 'step'; to: RoomId }
  | { seat: Seat; kind: 'trap'; item: ItemId | null }
  | { seat: Seat; kind: 'join'; join: boolean }
  | { seat: Seat; kind: 'fight'; flee: boolean; item: ItemId | null }
  | { seat: Seat; kind: 'spoils'; take: 'gold' | 'item' }
  | { seat: Seat; kind: 'offer'; to: Seat; gold: number }
  | { seat: Seat; kind: 'sell'; item: ItemId | null };

export type Kind = Decision['kind'];
