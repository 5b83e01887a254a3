/**
 * The throwing table in three dimensions. It shows what was simulated and decides nothing: dice lie where they are told to, a film is
 * played as it was recorded. Pictures are made only while something moves.
 */
import { Group, Mesh, MeshStandardMaterial, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Lying, Obstacle } from '../../src/throws/record.ts';
import { type Flight, tickAt } from '../flight.ts';
import type { Mood } from './antics.ts';
import { Eye, type Free, followShot, mixShots, type Shot, type ShotName, shotFor } from './camera.ts';
import { DiceMaker } from './dice.ts';
import { MarkLayer, type Marks, type Place, type TrailMarks } from './marks.ts';
import { framesAt, type Showing } from './playing.ts';
import { furnish, type Quality } from './room.ts';
import { fromUm, toUm, turnedLike } from './space.ts';
import { THEMES } from './theme.ts';
import { type Cast, NARROW, NOBODY, type PaperShape, Troupe, WIDE } from './troupe.ts';

export interface SceneOptions {
  theme: 'dark' | 'light';
  quality: Quality;
  icons: { hero: number; bonus: number };
  paper: PaperShape;
  /** The camera cuts, follows nothing, nobody moves, and nothing is slowed down. */
  still: boolean;
  /** Called once if this machine is too slow for it. */
  tooSlow(): void;
}

/** A machine whose middle picture of the first ones takes longer than this is too slow, in ms. */
const [FIRST, SLOW] = [20, 40];
/** How long the camera takes to another shot, down from a new monster, and to a die it follows, in ms. */
const [TRAVEL, REVEAL, FOLLOW] = [700, 900, 280];
/** Where less than this is free, little of the far edge is to be seen. */
const FEW_PIXELS = 600;
const ease = (share: number): number => 1 - (1 - share) ** 3;

/** What one wants to see. */
export interface Wish {
  name: ShotName;
  /** How many degrees round the table the thrower stands, 0 at the near side. */
  round: number;
  /** How far to the side of the thrower; left out: as the shot has it. */
  aside?: number;
}

export class ThrowingTable {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly eye = new Eye();
  private readonly marks = new MarkLayer();
  private readonly dice = new Map<number, Group>();
  private readonly wall = new Group();
  private readonly troupe: Troupe;
  private readonly standing = new Group();
  private readonly rays = new Raycaster();
  private readonly still: boolean;
  private cast: Cast = NOBODY;
  private maker: DiceMaker | null = null;
  private size = { width: 1, height: 1 };
  private free: Free = { left: 0, top: 0, width: 1, height: 1 };
  private shot: Wish = { name: 'aim', round: 0 };
  private seen: Shot;
  private travel: { from: Shot; begun: number; ms: number } | null = null;
  private showing: Showing | null = null;
  private frame = 0;
  private last = 0;
  private readonly watchers = new Set<() => void>();
  private readonly took: number[] = [];
  private readonly tooSlow: () => void;

  private constructor(canvas: HTMLCanvasElement, { quality, paper, still, tooSlow }: SceneOptions) {
    this.renderer = new WebGLRenderer({ canvas, antialias: quality.shadows, powerPreference: 'high-performance' });
    this.renderer.shadowMap.enabled = quality.shadows;
    this.still = still;
    this.tooSlow = tooSlow;
    this.seen = shotFor('aim', this.free, 0);
    this.troupe = new Troupe(paper, still);
    this.wall.add(this.troupe.group);
    this.scene.add(this.marks.group, this.standing);
  }

  static async open(canvas: HTMLCanvasElement, options: SceneOptions): Promise<ThrowingTable> {
    const table = new ThrowingTable(canvas, options);
    await furnish(table.scene, table.wall, THEMES[options.theme], options.quality);
    table.maker = await DiceMaker.with(options.icons);
    return table;
  }

  /** The canvas has this size in CSS pixels, and this part of it is free. */
  resize(size: { width: number; height: number }, free: Free): void {
    this.size = size;
    this.free = free;
    this.renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio ?? 1));
    this.renderer.setSize(size.width, size.height, false);
    this.seen = this.wanted();
    // Narrower or wider than before, people stand elsewhere.
    void this.people(this.cast);
  }

  private wanted(): Shot {
    return shotFor(this.shot.name, this.free, this.shot.round, this.shot.aside);
  }

  look(wish: Wish): void {
    const { name, round, aside } = wish;
    if (name === this.shot.name && round === this.shot.round && aside === this.shot.aside) return;
    const begins = name === 'reveal';
    const ms = this.shot.name === 'reveal' ? REVEAL : TRAVEL;
    this.shot = wish;
    // A new monster is cut to, and then comes the way down to the table.
    if (this.still || begins) this.seen = this.wanted();
    this.travel = this.still || begins ? null : { from: this.seen, begun: performance.now(), ms };
    this.draw();
  }

  private dieOf(die: number): Group {
    let group = this.dice.get(die);
    if (group === undefined) {
      group = this.maker!.make(die);
      this.dice.set(die, group);
      this.scene.add(group);
    }
    group.visible = true;
    return group;
  }

  /** Dice at rest, and perhaps one in the hand; others are not there. */
  lay(lying: readonly Lying[]): void {
    for (const group of this.dice.values()) group.visible = false;
    for (const { die, pose } of lying) {
      const group = this.dieOf(die);
      fromUm(...pose.place, group.position);
      turnedLike(...pose.turned, group.quaternion);
    }
    this.draw();
  }

  mark(marks: Marks): void {
    this.marks.show(marks);
    this.draw();
  }

  trail(marks: TrailMarks | null): void {
    this.marks.trail(marks);
    this.draw();
  }

  /** Calls whenever a picture was made, until what it returns is called. */
  onDraw(seen: () => void): () => void {
    this.watchers.add(seen);
    this.draw();
    return () => void this.watchers.delete(seen);
  }

  /** Card, box or sheet on the oak, with their half sizes in centimetres. */
  stand(obstacles: readonly { obstacle: Obstacle; half: Place }[]): void {
    this.standing.clear();
    for (const { obstacle, half } of obstacles) {
      const [x, y, z] = half;
      const mesh = new Mesh(
        new RoundedBoxGeometry(2 * x, 2 * z, 2 * y, 2, 0.08),
        new MeshStandardMaterial({ color: '#e9d5ac', roughness: 0.8 }),
      );
      fromUm(obstacle.x, obstacle.y, 0, mesh.position);
      mesh.position.y = z;
      mesh.rotation.y = (obstacle.facing / 10) * (Math.PI / 180);
      mesh.castShadow = true;
      this.standing.add(mesh);
    }
    this.draw();
  }

  /** Who stands at the far edge and who watches. */
  async people(cast: Cast): Promise<void> {
    this.cast = cast;
    await this.troupe.show(cast, this.free.width < FEW_PIXELS ? NARROW : WIDE);
    this.draw();
  }

  mood(mood: Mood): void {
    this.troupe.act(mood, performance.now());
    this.draw();
  }

  /** Plays a throw, faster for a smaller `speed`; what it returns ends it where the dice come to rest. */
  play(flight: Flight, speed: number): () => void {
    const finish = () => {
      if (this.showing?.flight !== flight) return;
      this.put(flight.film.ticks);
      this.showing = null;
      this.travel = this.still ? null : { from: this.seen, begun: performance.now(), ms: TRAVEL };
      this.draw();
    };
    this.showing = { flight, speed, begun: performance.now(), tick: 0, finish };
    this.draw();
    return finish;
  }

  private put(tick: number): void {
    const flight = this.showing?.flight;
    if (flight === undefined) return;
    for (const [i, die] of flight.dice.entries()) framesAt(flight.film, i, tick, this.dieOf(die));
  }

  /** Where a place of the table is on the canvas, in CSS pixels. */
  onScreen(place: Place): { x: number; y: number } {
    const at = fromUm(...place).project(this.eye.camera);
    return { x: ((at.x + 1) / 2) * this.size.width, y: ((1 - at.y) / 2) * this.size.height };
  }

  /** The place at a height (in micrometres) that lies behind a point of the canvas; null: it looks past it. */
  behind(x: number, y: number, height: number): Place | null {
    this.rays.setFromCamera(new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2), this.eye.camera);
    const hit = this.rays.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height / 10_000), new Vector3());
    return hit === null ? null : toUm(hit);
  }

  private draw(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.animate(now));
  }

  private animate(now: number): void {
    this.frame = 0;
    const goesOn = this.showFilm(now) || this.moveEye(now);
    this.eye.set(this.seen, this.size.width, this.size.height);
    this.wall.rotation.y = (this.seen.wall * Math.PI) / 180;
    const acts = this.troupe.step(now, this.flying());
    const begun = performance.now();
    this.renderer.render(this.scene, this.eye.camera);
    this.watchTime(Math.max(performance.now() - begun, this.last === 0 ? 0 : now - this.last));
    for (const seen of this.watchers) seen();
    const isMoving = goesOn || acts || this.showing !== null || this.travel !== null;
    // Between pictures that were not asked for at once lies no work.
    this.last = isMoving ? now : 0;
    if (isMoving) this.draw();
  }

  /** Dice in motion, as the troupe sees them. */
  private flying(): Vector3[] {
    if (this.showing === null) return [];
    this.wall.updateMatrixWorld();
    return this.showing.flight.dice.slice(0, 1).map((die) => this.wall.worldToLocal(this.dieOf(die).position.clone()));
  }

  private watchTime(ms: number): void {
    if (this.took.length >= FIRST || this.took.push(ms) < FIRST) return;
    if (this.took.toSorted((a, b) => a - b)[FIRST / 2]! > SLOW) this.tooSlow();
  }

  private showFilm(now: number): boolean {
    const { showing } = this;
    if (showing === null) return false;
    const { flight, begun, speed } = showing;
    showing.tick = tickAt(flight, Math.max(0, now - begun) / Math.max(speed, 0.01));
    this.put(showing.tick);
    if (showing.tick >= flight.film.ticks) showing.finish();
    else if (!this.still && this.shot.name === 'aim') this.follow(showing, now);
    else this.moveEye(now);
    return true;
  }

  /** From the first bounce on, not from release: before it the eye stays with the hand. */
  private follow({ flight: { dice, knocks }, tick }: Showing, now: number): void {
    if (tick < (knocks[0]?.tick ?? Number.POSITIVE_INFINITY)) return void this.moveEye(now);
    this.travel = null;
    const behind = followShot(this.dieOf(dice[0]!).position, this.free, this.shot.round);
    const passed = Math.min(100, now - (this.last || now));
    this.seen = mixShots(this.seen, behind, 1 - Math.exp(-passed / FOLLOW));
  }

  private moveEye(now: number): boolean {
    if (this.travel === null) return false;
    const share = Math.min(1, Math.max(0, now - this.travel.begun) / this.travel.ms);
    this.seen = mixShots(this.travel.from, this.wanted(), ease(share));
    if (share === 1) this.travel = null;
    return true;
  }

  dispose(): void {
    this.showing?.finish();
    cancelAnimationFrame(this.frame);
    this.renderer.dispose();
  }
}
