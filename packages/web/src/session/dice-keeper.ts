/** Where this browser keeps its own texts for the dice and what it saw before the first die: its proof in case of doubt. */
import type { DiceKeeper, DiceRecord } from '@undercroft/client';

const PLACE = 'undercroft-dice/';
/** Of so many tables the newest records are kept. */
const MOST = 200;

interface Kept extends DiceRecord {
  /** When it was written. */
  at: number;
}

function parsed(text: string | null): Kept | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    // Written by this page alone.
    return typeof kept === 'object' && kept !== null && 'texts' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

function forgetOldest(storage: Storage): void {
  const places = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((place) => place.startsWith(PLACE));
  if (places.length <= MOST) return;
  const byAge = places.map((place) => ({ place, at: parsed(storage.getItem(place))?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { place } of byAge.slice(0, places.length - MOST)) storage.removeItem(place);
}

/** Another page of this browser may have written over what this one wrote: nothing that either knows is lost. */
function together(stored: DiceRecord, own: DiceRecord): DiceRecord {
  const shownHere = (commit: string) => own.texts.find((each) => each.commit === commit)?.shown ?? null;
  const missing = own.texts.filter(({ commit }) => !stored.texts.some((each) => each.commit === commit));
  return {
    commits: { ...own.commits, ...stored.commits },
    texts: [...stored.texts.map((each) => ({ ...each, shown: each.shown ?? shownHere(each.commit) })), ...missing],
    seats: [...new Set([...stored.seats, ...own.seats])],
    seen: { ...own.seen, ...stored.seen },
  };
}

export function diceKeeper(storage: () => Storage): DiceKeeper {
  /** Private windows may have no storage: then a record lasts until the page closes. */
  const own = new Map<string, DiceRecord>();
  const stored = (table: string): DiceRecord | null => {
    try {
      const kept = parsed(storage().getItem(PLACE + table));
      if (kept === null) return null;
      const { at: _, ...record } = kept;
      return record;
    } catch {
      return null;
    }
  };
  const known = (table: string): DiceRecord | null => {
    const [kept, mine] = [stored(table), own.get(table) ?? null];
    return kept && mine ? together(kept, mine) : (kept ?? mine);
  };
  return {
    read: (table) => structuredClone(known(table)),
    write: (table, record) => {
      own.set(table, record);
      try {
        storage().setItem(PLACE + table, JSON.stringify({ ...record, at: Date.now() }));
        forgetOldest(storage());
      } catch {
        // No storage, or no room in it.
      }
    },
  };
}
