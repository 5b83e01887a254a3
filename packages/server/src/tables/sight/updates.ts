/** The news of a table as one viewer may know it: a function of the log alone, so it is the same whenever it is asked for. */

import { CHANCE, type Json } from '@undercroft/engine';
import type { Update } from '../said/contract.ts';
import type { TableEntry } from '../said/log.ts';
import { boundBy } from '../table/binding.ts';
import type { Desk, Told } from '../table/happen.ts';
import { fewerFor, isHidden, numberFor } from '../table/secrets.ts';
import type { TableState, Viewer } from '../table/state.ts';

/** What everybody may know of an entry; of a decision that is who decided what kind of question, and how. */
function publicData(entry: TableEntry): Json {
  switch (entry.kind) {
    case 'created':
      return { commit: entry.data.commit, host: { ...entry.data.host } };
    case 'sat':
      // What people add to the dice stays with the server until the dice are revealed.
      if ('bot' in entry.data) return { bot: entry.data.bot };
      return { person: entry.person, name: entry.data.name, commit: boundBy(entry.data).commit };
    case 'brought':
      // What it is shows at the table, as far as the game shows it.
      return { person: entry.person, title: entry.data.thing?.title ?? null };
    case 'committed':
    case 'anew':
      return { person: entry.person, ...entry.data };
    case 'noticed':
    case 'revealed':
    case 'revealing':
      return { person: entry.person };
    case 'left':
      return { person: entry.person, ...entry.data, host: entry.data.host && { ...entry.data.host } };
    case 'decided':
      return { kind: kindOf(entry.data.decision), by: entry.data.by, ...tellingOf(entry.data.decision) };
    case 'said':
      return { person: entry.person, ...entry.data };
    case 'vote':
    case 'undone':
      return { person: entry.person, ...entry.data };
    case 'ended':
      return { outcome: { ...entry.data.outcome } };
    case 'admitted':
      return { person: entry.person, ...entry.data };
    case 'inherited':
      return { host: { ...entry.data.host } };
    case 'ruled':
    case 'paced':
    case 'rematch':
    case 'archived':
      return { ...entry.data };
    default:
      return {};
  }
}

/** What a die shows is told to everybody, with who told it. */
function tellingOf(decision: Json): { decision?: Json } {
  return kindOf(decision) === CHANCE ? { decision } : {};
}

function kindOf(decision: Json): Json {
  return typeof decision === 'object' && decision !== null && !Array.isArray(decision) ? (decision['kind'] ?? null) : null;
}

function dataFor(state: TableState, entry: TableEntry, viewer: Viewer): Json {
  if (entry.kind === 'decided' && viewer !== null && entry.seat === viewer) {
    const { decision, by } = entry.data;
    return { decision, by };
  }
  const data = publicData(entry);
  const fewer = fewerFor(state, viewer, entry.seq);
  if (fewer === 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  // A decision is named by the number it has for this viewer.
  return typeof data['to'] === 'number' ? { ...data, to: data['to'] - fewer } : data;
}

function updateFor({ state, desk }: At, { entry, events }: Told, viewer: Viewer): Update {
  const redacted: (Json | null)[] = events.map((event) => desk.game.sight.redact(event, viewer));
  const { at, kind, seat } = entry;
  const seq = numberFor(state, viewer, entry.seq);
  return { seq, at, kind, seat, data: dataFor(state, entry, viewer), events: redacted.filter((event) => event !== null) };
}

/** A table that has come at least as far as what is told of it. */
interface At {
  state: TableState;
  desk: Desk;
}

/** The news as the viewer may know them, numbered as the viewer counts them. What the viewer may not know of is left out. */
export function updatesFor(at: At, news: readonly Told[], viewer: Viewer): Update[] {
  const known = news.filter(({ entry }) => !isHidden(at.state, viewer, entry.seq));
  return known.map((told) => updateFor(at, told, viewer));
}
