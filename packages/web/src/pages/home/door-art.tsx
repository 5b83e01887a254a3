/** What stands in the doors: each game's paper standee. */
import { type Creature, Standee } from '@undercroft/board/art/standee.tsx';
import { abouts } from '@undercroft/catalog/abouts';
import type { Picture } from '@undercroft/engine';
import drawings from 'about-icons';

const TINT = 'color-mix(in srgb, var(--accent) 70%, #4a1500)';
const STRANGER: Picture = { base: 'uncertainty', props: [] };

function creatureOf({ base, props, detail }: Picture): Creature {
  const drawingOf = (icon: string) => drawings[icon] ?? drawings[STRANGER.base] ?? '';
  const stuck = props.map(({ icon, at: [x, y], scale, turn = 0 }) => ({ drawing: drawingOf(icon), at: [x, y] as const, scale, turn }));
  return { base: drawingOf(base), props: stuck, tint: TINT, ...(detail !== undefined && { detail }) };
}

export function DoorStandee({ slug }: { slug: string }) {
  const picture = abouts.find((about) => about.slug === slug)?.picture ?? STRANGER;
  return <Standee creature={creatureOf(picture)} className="door-standee" />;
}
