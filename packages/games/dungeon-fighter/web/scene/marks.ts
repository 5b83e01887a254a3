/** What is drawn into the air and onto the oak while somebody aims: dots of the arc, the ring of the first bounce, rehearsals. */
import { Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, RingGeometry, SphereGeometry, Vector3 } from 'three';
import { fromUm } from './space.ts';

/** Places in micrometres of the table. */
export type Place = readonly [x: number, y: number, z: number];

export interface Marks {
  /** What the hand controls: dots to the first bounce. */
  arc: readonly Place[];
  /** Where it would first touch the table, and whether that is the shield. */
  bounce: { at: Place; onShield: boolean } | null;
  /** Where rehearsals came to rest. */
  hits: readonly Place[];
  misses: readonly Place[];
}

/** The way a die came: where it was, and what it touched. */
export interface TrailMarks {
  dots: readonly Place[];
  contacts: readonly { kind: 'bounce' | 'shield' | 'rest'; at: Place }[];
}

const MOST = 64;

class Dots {
  readonly mesh: InstancedMesh;
  private readonly matrix = new Matrix4();
  private readonly at = new Vector3();

  constructor(colour: string, radius: number) {
    this.mesh = new InstancedMesh(new SphereGeometry(radius, 10, 8), new MeshBasicMaterial({ color: colour }), MOST);
    this.mesh.count = 0;
    this.mesh.frustumCulled = false;
  }

  show(places: readonly Place[]): void {
    this.mesh.count = Math.min(places.length, MOST);
    for (let i = 0; i < this.mesh.count; i++) {
      fromUm(...places[i]!, this.at);
      this.mesh.setMatrixAt(i, this.matrix.makeTranslation(this.at));
    }
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

const RING_COLOURS = { bounce: '#8fe07a', shield: '#f5e7c8', rest: '#fffaf0' };

function ring(colour: string): Mesh<RingGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(new RingGeometry(2.2, 2.9, 40), new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.9 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.visible = false;
  return mesh;
}

export class MarkLayer {
  readonly group = new Group();
  private readonly way = new Dots('#f5e7c8', 0.25);
  private readonly ground = new Dots('#1a0c06', 0.2);
  private readonly contacts = new Group();
  private readonly arc = new Dots('#ffc83d', 0.27);
  private readonly hits = new Dots('#f5e7c8', 0.3);
  private readonly misses = new Dots('#c23a2b', 0.3);
  private readonly ring = ring('#ffc83d');

  constructor() {
    this.group.add(this.arc.mesh, this.hits.mesh, this.misses.mesh, this.ring, this.way.mesh, this.ground.mesh, this.contacts);
  }

  /** Null: nothing is argued about. */
  trail(marks: TrailMarks | null): void {
    this.way.show(marks?.dots ?? []);
    this.ground.show(marks?.dots.map(([x, y]): Place => [x, y, 400]) ?? []);
    this.contacts.clear();
    for (const { kind, at } of marks?.contacts ?? []) {
      const mesh = ring(RING_COLOURS[kind]);
      fromUm(...at, mesh.position);
      mesh.position.y += 0.08;
      mesh.visible = true;
      if (kind === 'shield') mesh.scale.setScalar(0.5);
      this.contacts.add(mesh);
    }
  }

  show({ arc, bounce, hits, misses }: Marks): void {
    this.arc.show(arc);
    this.hits.show(hits);
    this.misses.show(misses);
    this.ring.visible = bounce !== null;
    if (bounce === null) return;
    fromUm(...bounce.at, this.ring.position);
    this.ring.position.y += 0.06;
    this.ring.material.color.set(bounce.onShield ? '#d8402c' : '#ffc83d');
  }
}
