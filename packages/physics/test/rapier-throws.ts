/** The same throws in Rapier 0.19.3 at 960 Hz, told in the same words: a second opinion, not the truth. */
import RAPIER from '@dimforge/rapier3d-deterministic-compat';
import type { Motion, Pose } from '../src/index.ts';
import { meshOf } from './mesh.ts';
import { BOARD } from './table.ts';

/** What both engines are compared by. Lengths in mm, times in seconds. */
export interface Told {
  first: 'table' | 'board' | 'none';
  bounces: number;
  path: number;
  /** Until it last moved. */
  time: number;
  distance: number;
  end: 'board' | 'hole' | 'table' | 'off';
}

await RAPIER.init();

/** Rapier likes bodies of about 1: centimetres. */
const CM = 10;
const R = BOARD.radius / 1000;
const { corners, triangles } = meshOf(BOARD, CM);

/** How long the steps took, without building worlds: milliseconds so far. */
export const spent = { ms: 0 };

export interface Settings {
  hertz: number;
  table: { bounce: number; friction: number };
  board: { bounce: number; friction: number };
  softCcd: number;
}

const fixed = (
  world: InstanceType<typeof RAPIER.World>,
  shape: InstanceType<typeof RAPIER.ColliderDesc>,
  { bounce, friction }: Settings['table'],
) =>
  world.createCollider(
    shape
      .setRestitution(bounce)
      .setFriction(friction)
      .setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min)
      .setFrictionCombineRule(RAPIER.CoefficientCombineRule.Min),
  );

function die(world: InstanceType<typeof RAPIER.World>, { place, turned }: Pose, softCcd: number) {
  const length = Math.hypot(...turned);
  const [w, x, y, z] = turned.map((part) => part / length) as [number, number, number, number];
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(place[0] / 10_000, place[1] / 10_000, place[2] / 10_000)
      .setRotation({ w, x, y, z })
      .setSoftCcdPrediction(softCcd),
  );
  const inertia = (5 * 1.6 * 1.6) / 6;
  const shape = RAPIER.ColliderDesc.roundCuboid(0.65, 0.65, 0.65, 0.15)
    .setMassProperties(5, { x: 0, y: 0, z: 0 }, { x: inertia, y: inertia, z: inertia }, { w: 1, x: 0, y: 0, z: 0 })
    .setRestitution(1)
    .setFriction(10);
  return { body, collider: world.createCollider(shape, body) };
}

const size = (v: { x: number; y: number; z: number }) => Math.hypot(v.x, v.y, v.z);

/** Whether two colliders push each other, at a place for which the test holds (in mm, from above). */
function pushes(
  world: InstanceType<typeof RAPIER.World>,
  a: InstanceType<typeof RAPIER.Collider>,
  b: InstanceType<typeof RAPIER.Collider>,
  at: (r: number) => boolean,
): boolean {
  let found = false;
  world.contactPair(a, b, (manifold: InstanceType<typeof RAPIER.TempContactManifold>, flipped: boolean) => {
    for (let i = 0; i < manifold.numContacts(); i++) {
      const p = flipped ? manifold.localContactPoint1(i) : manifold.localContactPoint2(i);
      if (manifold.contactImpulse(i) > 0 && p !== null && at(Math.hypot(p.x, p.y) * CM)) found = true;
    }
  });
  return found;
}

export function throwInRapier(thrown: Motion, lying: readonly Pose[], { hertz, table, board, softCcd }: Settings): Told {
  const world = new RAPIER.World({ x: 0, y: 0, z: -981 });
  world.timestep = 1 / hertz;
  world.numSolverIterations = 4;
  const top = fixed(world, RAPIER.ColliderDesc.cuboid(55, 55, 5).setTranslation(0, 0, -5), table);
  const disc = fixed(world, RAPIER.ColliderDesc.trimesh(corners, triangles, RAPIER.TriMeshFlags.FIX_INTERNAL_EDGES), board);
  for (const pose of lying) die(world, pose, softCcd);
  const { body, collider } = die(world, thrown, softCcd);
  body.setLinvel({ x: thrown.velocity[0] / CM, y: thrown.velocity[1] / CM, z: thrown.velocity[2] / CM }, true);
  body.setAngvel({ x: thrown.spin[0] / 1000, y: thrown.spin[1] / 1000, z: thrown.spin[2] / 1000 }, true);
  const told: Told = { first: 'none', bounces: 0, path: 0, time: 8, distance: 0, end: 'table' };
  const begun = performance.now();
  let [slow, lastTable, onBoard, before] = [0, Number.NEGATIVE_INFINITY, false, body.translation()];
  for (let step = 1; step <= 8 * hertz; step++) {
    world.step();
    const now = body.translation();
    told.path += size({ x: now.x - before.x, y: now.y - before.y, z: now.z - before.z }) * CM;
    before = now;
    if (!onBoard && pushes(world, collider, top, (r) => r > R)) {
      if (told.first === 'none') told.first = 'table';
      if ((step - lastTable) / hertz > 0.0125) told.bounces++;
      lastTable = step;
    }
    onBoard ||= pushes(world, collider, disc, () => true);
    if (onBoard && told.first === 'none') told.first = 'board';
    slow = size(body.linvel()) * CM < 5 && size(body.angvel()) < 0.3 ? slow + 1 : 0;
    if (slow === 0) told.time = step / hertz;
    // What falls over the edge is over: neither path nor time on the way to the floor says anything.
    if (now.z < -1 || slow / hertz >= 0.25) break;
  }
  spent.ms += performance.now() - begun;
  world.free();
  told.distance = Math.hypot(before.x, before.y) * CM;
  told.end = endOf(told.distance, before.z * CM);
  return told;
}

/** By where the middle of the die is: 10.5 mm up on the board, 8 mm up on the table. */
export function endOf(distance: number, height: number): Told['end'] {
  if (height < -5) return 'off';
  if (distance > R + 4) return 'table';
  return height < 9.6 ? 'hole' : 'board';
}
