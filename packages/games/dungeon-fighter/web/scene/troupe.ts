/** The monster at the far edge with its back to the arch, and the others of the party on the sill behind it, all of paper. */
import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, type Vector3 } from 'three';
import { type Bearing, BLEND, bearingAt, hopFor, isMoving, type Mood, mixBearings, type Role, UPRIGHT } from './antics.ts';
import { paperFigure } from './paper.ts';

/** Somebody of paper. `down`: lies on their back. */
export interface Standing {
  key: string;
  svg: string;
  down?: boolean;
}

export interface Cast {
  monster: (Standing & { tags: readonly Standing[] }) | null;
  crowd: readonly Standing[];
}
export const NOBODY: Cast = { monster: null, crowd: [] };

/** Height of a figure over its width, and which point of it stands on the ground. */
export interface PaperShape {
  ratio: number;
  foot: readonly [number, number];
}

/** Where they stand and how tall they are, in centimetres; narrow: where little of the far edge is to be seen. */
export interface Places {
  monster: { x: number; tall: number };
  crowd: { from: number; step: number; tall: number };
}
const [EDGE, SILL, SILL_TOP] = [-51, -64.5, -0.9];
export const WIDE: Places = { monster: { x: -20, tall: 26 }, crowd: { from: -5.4, step: 7.4, tall: 8.4 } };
export const NARROW: Places = { monster: { x: -10, tall: 17 }, crowd: { from: 2, step: 5.2, tall: 5.6 } };

interface Figure {
  key: string;
  role: Role;
  group: Group;
  down: boolean;
  bearing: Bearing;
  /** How it stood when the mood changed. */
  from: Bearing;
  lift: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** How fast a hop follows the dice, as a share of the way in a frame of 60. */
const SPRING = 0.25;

export class Troupe {
  readonly group = new Group();
  private readonly shape: PaperShape;
  private readonly still: boolean;
  private readonly figures = new Map<string, Figure>();
  private readonly tags = new Group();
  private places: Places = WIDE;
  private cast: Cast = NOBODY;
  private mood: { now: Mood; since: number } = { now: 'calm', since: 0 };
  /** What hangs there already. */
  private hung = '';
  private asked = 0;

  constructor(shape: PaperShape, still: boolean) {
    this.shape = shape;
    this.still = still;
  }

  /** Who is there. Those who stay are not made anew. */
  async show(cast: Cast, places = this.places): Promise<void> {
    const asked = ++this.asked;
    const moved = places !== this.places;
    this.cast = cast;
    this.places = places;
    const wanted = [...(cast.monster === null ? [] : [cast.monster]), ...cast.crowd];
    for (const [key, { group }] of this.figures)
      if (moved || !wanted.some((each) => each.key === key)) {
        this.group.remove(group);
        this.figures.delete(key);
      }
    for (const each of wanted) {
      if (!this.figures.has(each.key)) await this.enter(each, each === cast.monster ? 'monster' : 'crowd');
      if (asked !== this.asked) return;
    }
    await this.hang();
    this.stand();
  }

  private async enter({ key, svg }: Standing, role: Role): Promise<void> {
    const tall = this.places[role].tall;
    const group = await paperFigure({
      svg,
      width: tall / this.shape.ratio,
      height: tall,
      foot: this.shape.foot,
      lit: role === 'monster' ? 0.28 : 0.34,
    });
    if (this.figures.has(key)) return;
    if (role === 'monster') group.add(base(tall * 0.22));
    const holder = new Group();
    holder.add(group);
    this.group.add(holder);
    this.figures.set(key, { key, role, group: holder, down: false, bearing: UPRIGHT, from: UPRIGHT, lift: 0 });
  }

  /** Tokens hang below each other beside the monster's head. */
  private async hang(): Promise<void> {
    const { monster } = this.cast;
    const figure = monster === null ? undefined : this.figures.get(monster.key);
    const hung = monster === null ? '' : [monster.key, ...monster.tags.map(({ key }) => key)].join();
    if (monster === null || figure === undefined || (hung === this.hung && this.tags.parent === figure.group.children[0])) return;
    this.hung = hung;
    this.tags.clear();
    const { tall } = this.places.monster;
    const size = tall * 0.22;
    const made = await Promise.all(
      monster.tags.map(({ svg }) => paperFigure({ svg, width: size, height: size * this.shape.ratio, foot: [0.5, 0], lit: 0.4 })),
    );
    if (hung !== this.hung) return;
    for (const [i, tag] of made.entries()) {
      tag.position.set(tall * 0.36, tall * (0.86 - 0.24 * i), 0.5);
      tag.rotation.z = radians(i % 2 === 0 ? 6 : -5);
      this.tags.add(tag);
    }
    figure.group.children[0]!.add(this.tags);
  }

  /** Puts everybody in their places. */
  private stand(): void {
    const { monster, crowd } = this.cast;
    const { from, step } = this.places.crowd;
    for (const [i, each] of crowd.entries()) {
      const figure = this.figures.get(each.key);
      figure?.group.position.set(from + step * i, SILL_TOP, SILL);
      if (figure !== undefined) figure.down = each.down === true;
    }
    if (monster !== null) this.figures.get(monster.key)?.group.position.set(this.places.monster.x, 0, EDGE);
    for (const figure of this.figures.values()) this.bear(figure, figure.bearing);
  }

  act(mood: Mood, now: number): void {
    if (mood === this.mood.now) return;
    this.mood = { now: mood, since: now };
    for (const figure of this.figures.values()) figure.from = figure.bearing;
  }

  /** Shows the moment; says whether it goes on. `flying`: dice in motion, in the troupe's own space. */
  step(now: number, flying: readonly Vector3[]): boolean {
    if (this.still) return false;
    const ms = now - this.mood.since;
    let moves = false;
    for (const figure of this.figures.values()) {
      const { role, group } = figure;
      const bearing = mixBearings(figure.from, bearingAt(role, this.mood.now, ms), Math.min(1, Math.max(0, ms / BLEND)));
      const hop = role === 'monster' ? hopFor(flying.map(({ x, z }) => Math.hypot(x - group.position.x, z - group.position.z))) : 0;
      figure.lift += (hop - figure.lift) * SPRING;
      if (Math.abs(figure.lift) < 0.02) figure.lift = 0;
      this.bear(figure, bearing);
      moves ||= ms < BLEND || isMoving(role, this.mood.now, ms) || figure.lift > 0;
    }
    return moves;
  }

  private bear(figure: Figure, bearing: Bearing): void {
    figure.bearing = bearing;
    const paper = figure.group.children[0]!;
    const { lift, lean, turn, tall, wide } = bearing;
    // Whoever lies there lies on the ground, not half in it.
    paper.position.y = lift + figure.lift + (figure.down ? this.places[figure.role].tall * 0.34 : 0);
    paper.rotation.set(radians(figure.down ? 0 : lean), radians(turn), radians(figure.down ? 82 : 0));
    paper.scale.set(wide, tall, 1);
  }
}

/** The round wooden foot of a standee. */
function base(radius: number): Mesh {
  const foot = new Mesh(
    new CylinderGeometry(radius, radius * 1.08, 0.9, 28),
    new MeshStandardMaterial({ color: '#8a5a33', roughness: 0.7 }),
  );
  foot.position.y = 0.45;
  foot.castShadow = true;
  foot.receiveShadow = true;
  return foot;
}
