/** How much what happened is worth seeing: by what its film makes of it, first how much its moments weigh, then how long it is. */
import type { Face } from '@undercroft/board/contract.ts';
import type { Json } from '@undercroft/engine';

type Film = (events: readonly Json[], before: unknown) => readonly { ms: number; picture?: unknown }[];

/** Longer than any scene. */
const PER_WEIGHT = 1e6;

/** Games that weigh their moments say so in the pictures of their films. */
function weightIn(picture: unknown): number {
  if (typeof picture !== 'object' || picture === null || !('moment' in picture)) return 0;
  const { moment } = picture;
  return typeof moment === 'object' && moment !== null && 'weight' in moment ? Number(moment.weight) || 0 : 0;
}

export function worthOf(face: Face): (events: readonly Json[], before: unknown) => number {
  const film = face.film as Film | undefined;
  return (events, before) => {
    if (film === undefined) return events.length;
    try {
      const shots = film(events, before);
      const weight = Math.max(0, ...shots.map(({ picture }) => weightIn(picture)));
      return weight * PER_WEIGHT + shots.reduce((sum, { ms }) => sum + ms, 0);
    } catch {
      // A film that cannot be made is none.
      return 0;
    }
  };
}
