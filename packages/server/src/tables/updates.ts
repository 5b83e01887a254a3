/** The news of a table as one viewer may know it: a function of the log alone, so it is the same whenever it is asked for. */
import type { Game, Json, Seat } from '@undercroft/engine';
import type { Update } from './contract.ts';
import type { Told } from './draft.ts';
import type { TableEntry } from './log.ts';

/** What everybody may know of an entry; of a decision that is who decided what kind of question, and how. */
function publicData(entry: TableEntry): Json {
  switch (entry.kind) {
    case 'created':
      return { commit: entry.data.commit, host: { ...entry.data.host } };
    case 'sat':
      // What people add to the dice stays with the server until the dice are revealed.
      return 'bot' in entry.data ? { bot: entry.data.bot } : { person: entry.person, name: entry.data.name };
    case 'left':
      return { person: entry.person, ...entry.data, host: entry.data.host && { ...entry.data.host } };
    case 'decided':
      return { kind: kindOf(entry.data.decision), by: entry.data.by };
    case 'said':
      return { person: entry.person, ...entry.data };
    case 'vote':
    case 'undone':
      return { person: entry.person, ...entry.data };
    case 'ended':
      return { outcome: { ...entry.data.outcome } };
    case 'archived':
      return { ...entry.data };
    default:
      return {};
  }
}

function kindOf(decision: Json): Json {
  return typeof decision === 'object' && decision !== null && !Array.isArray(decision) ? (decision['kind'] ?? null) : null;
}

function dataFor(entry: TableEntry, viewer: Seat | null): Json {
  if (entry.kind === 'decided' && viewer !== null && entry.seat === viewer) return { ...entry.data };
  return publicData(entry);
}

/** A decision that led to something, of which the viewer may know nothing: then neither who decided, nor what about. */
const isSecret = ({ entry, events }: Told, seen: readonly Json[], viewer: Seat | null): boolean =>
  entry.kind === 'decided' && entry.seat !== viewer && events.length > 0 && seen.length === 0;

export function updateFor(game: Game, told: Told, viewer: Seat | null): Update {
  const { entry, events } = told;
  const redacted: (Json | null)[] = events.map((event) => game.redact(event, viewer));
  const seen = redacted.filter((event) => event !== null);
  const { seq, at, kind, seat } = entry;
  if (isSecret(told, seen, viewer)) return { seq, at, kind, seat: null, data: {}, events: [] };
  return { seq, at, kind, seat, data: dataFor(entry, viewer), events: seen };
}
