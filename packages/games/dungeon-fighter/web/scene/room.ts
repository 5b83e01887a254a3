/** Everything that stands still: the oak table, the shield on it, the wall with its arch, candles and light. */
import {
  AdditiveBlending,
  AmbientLight,
  BoxGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  type Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Path,
  PlaneGeometry,
  PointLight,
  RepeatWrapping,
  type Scene,
  Shape,
  ShapeGeometry,
  SpotLight,
  Sprite,
  SpriteMaterial,
  Vector2,
} from 'three';
import { BOARD, HOLES, MOAT } from '../../src/throws/target.ts';
import { paintShield, SHIELD_RADIUS } from '../art/shield.ts';
import { between, blank, pictureOf, textureOf, wear } from './canvas.ts';
import type { Theme } from './theme.ts';
import { paintWood } from './wood.ts';

/** How much a machine is asked for. */
export interface Quality {
  shadows: boolean;
  /** Pixels of the largest painting. */
  pixels: number;
}

const CM = 1 / 10_000;
const TABLE = 110;
const ARCH = { half: 52, rise: 19.5, stone: 4.2, z: -62, y: -1, count: 25 };

const matt = (colour: string, roughness = 0.85): MeshStandardMaterial => new MeshStandardMaterial({ color: colour, roughness });

function lying<M extends Mesh>(mesh: M, y = 0): M {
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = y;
  mesh.receiveShadow = true;
  return mesh;
}

function block(size: readonly [number, number, number], at: readonly [number, number, number], material: MeshStandardMaterial): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size), material);
  mesh.position.set(...at);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function addTable(scene: Scene, theme: Theme, { pixels }: Quality): void {
  const map = textureOf(paintWood(theme, pixels), 16);
  scene.add(lying(new Mesh(new PlaneGeometry(TABLE, TABLE), new MeshStandardMaterial({ map, roughness: 0.5 }))));
  scene.add(block([TABLE, 5, TABLE], [0, -2.7, 0], matt(theme.wood[2])));
  const lip = matt(between(theme.wood[0], '#ffdca8', 0.25), 0.5);
  for (const side of [-1, 1]) {
    scene.add(block([111.6, 0.5, 0.9], [0, -0.16, side * 55.3], lip));
    scene.add(block([0.9, 0.5, 111.6], [side * 55.3, -0.16, 0], lip));
  }
}

/** The board with its real holes; three's shapes have y where the table has it. */
function shieldShape(): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, BOARD.radius * CM, 0, Math.PI * 2);
  for (const { x, y, radius } of HOLES) {
    const hole = new Path();
    hole.absarc(x * CM, y * CM, radius * CM, 0, Math.PI * 2, true);
    shape.holes.push(hole);
  }
  const [from, to] = [MOAT.from, MOAT.to].map(([x, y]) => Math.atan2(y, x));
  const moat = new Path();
  moat.absarc(0, 0, MOAT.outer * CM, from!, to!);
  moat.absarc(0, 0, MOAT.inner * CM, to!, from!, true);
  moat.closePath();
  shape.holes.push(moat);
  return shape;
}

async function addShield(scene: Scene, theme: Theme, { pixels }: Quality): Promise<void> {
  const R = SHIELD_RADIUS;
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-text') || 'sans-serif';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-R} ${-R} ${2 * R} ${2 * R}" font-family='${font.replaceAll("'", '')}'>${paintShield({ worn: true, cut: true })}</svg>`;
  const painting = blank(pixels);
  painting.ink.drawImage(await pictureOf(svg), 0, 0, pixels, pixels);
  const thickness = BOARD.thickness * CM;
  const shape = new ExtrudeGeometry(shieldShape(), { depth: thickness, bevelEnabled: false, curveSegments: 64 });
  const [uv, place] = [shape.getAttribute('uv'), shape.getAttribute('position')];
  const radius = BOARD.radius * CM;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, (place.getX(i) + radius) / (2 * radius), (place.getY(i) + radius) / (2 * radius));
  const board = new Mesh(shape, [new MeshStandardMaterial({ map: textureOf(painting, 16), roughness: 0.55 }), matt('#3a2010')]);
  board.castShadow = true;
  scene.add(lying(board));
  scene.add(contactShadow(theme));
}

/** Painted round the shield: it looks heavy even without shadows. */
function contactShadow({ glow }: Theme): Mesh {
  const painting = blank(256);
  const shade = painting.ink.createRadialGradient(128, 128, 90, 128, 128, 128);
  shade.addColorStop(0, 'rgba(0,0,0,.75)');
  shade.addColorStop(0.35, 'rgba(0,0,0,.45)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  painting.ink.fillStyle = shade;
  painting.ink.fillRect(0, 0, 256, 256);
  const material = new MeshBasicMaterial({ map: textureOf(painting), transparent: true, depthWrite: false, opacity: 0.35 + 0.45 * glow });
  const mesh = lying(new Mesh(new PlaneGeometry(56, 56), material), 0.02);
  mesh.position.set(0.8, 0.02, 0.8);
  return mesh;
}

function paintBricks(theme: Theme) {
  const painting = blank(1024);
  const { ink } = painting;
  const next = wear(9);
  const [height, width] = [73, 146];
  ink.fillStyle = theme.mortar;
  ink.fillRect(0, 0, 1024, 1024);
  for (let row = 0; row < 14; row++)
    for (let i = -1; i < 8; i++) {
      const x = i * width + (row % 2 === 1 ? width / 2 : 0) + (next() - 0.5) * 6;
      ink.fillStyle = between(theme.stone[1], theme.stone[2], next());
      ink.beginPath();
      ink.roundRect(x + 3, row * height + 3, width - 6, height - 6, 6);
      ink.fill();
    }
  const texture = textureOf(painting);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / 46, 1 / 46);
  return texture;
}

function wallShape(): Shape {
  const wall = new Shape();
  wall.moveTo(-260, -60).lineTo(260, -60).lineTo(260, 140).lineTo(-260, 140);
  const opening = new Path();
  opening.moveTo(-ARCH.half, -60).lineTo(-ARCH.half, ARCH.y);
  opening.absellipse(0, ARCH.y, ARCH.half, ARCH.rise, Math.PI, 0, true);
  opening.lineTo(ARCH.half, -60);
  wall.holes.push(opening);
  return wall;
}

function addWall(scene: Group, theme: Theme): void {
  const wall = new Mesh(new ShapeGeometry(wallShape(), 48), new MeshStandardMaterial({ map: paintBricks(theme), roughness: 0.95 }));
  wall.position.z = ARCH.z;
  wall.receiveShadow = true;
  scene.add(wall);
  const next = wear(7);
  for (let i = 0; i < ARCH.count; i++) scene.add(archStone(i, theme.stone[Math.floor(next() * 3)]!));
  scene.add(recess(theme));
  scene.add(block([140, 3, 30], [0, -2.4, ARCH.z - 8], matt(theme.stone[1])));
}

function archStone(i: number, colour: string): Mesh {
  const isKey = i === (ARCH.count - 1) / 2;
  const high = ARCH.stone + (isKey ? 1.2 : 0);
  const [from, to] = [(Math.PI * i) / ARCH.count + 0.008, (Math.PI * (i + 1)) / ARCH.count - 0.008];
  const corner = (angle: number, out: number) =>
    new Vector2(-(ARCH.half + out) * Math.cos(angle), ARCH.y + (ARCH.rise + out) * Math.sin(angle));
  const middle = (from + to) / 2;
  const shape = new Shape([corner(from, 0), corner(middle, 0), corner(to, 0), corner(to, high), corner(middle, high), corner(from, high)]);
  const bevel = { bevelEnabled: true, bevelSize: 0.3, bevelThickness: 0.3, bevelSegments: 1 };
  const stone = new Mesh(new ExtrudeGeometry(shape, { depth: isKey ? 5 : 4, ...bevel }), matt(colour, 0.92));
  stone.position.z = ARCH.z - 0.5;
  stone.castShadow = true;
  stone.receiveShadow = true;
  return stone;
}

function recess(theme: Theme): Mesh {
  const painting = blank(512, 256);
  const shade = painting.ink.createRadialGradient(256, 200, 10, 256, 165, 280);
  for (const [i, colour] of theme.niche.entries()) shade.addColorStop([0, 0.45, 1][i]!, colour);
  painting.ink.fillStyle = shade;
  painting.ink.fillRect(0, 0, 512, 256);
  const map = textureOf(painting);
  const glow = { emissiveMap: map, emissive: new Color('#fff'), emissiveIntensity: theme.glow < 1 ? 0.5 : 0.12 };
  const mesh = new Mesh(new PlaneGeometry(130, 60), new MeshStandardMaterial({ map, roughness: 0.95, ...glow }));
  mesh.position.set(0, 22, ARCH.z - 22);
  return mesh;
}

const FLAME = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 24 34" width="96" height="160" preserveAspectRatio="none"><path d="M12 0c1 6 7 9 7 16a7 7 0 0 1-14 0c0-4 3-5 3-9 2 1 3 2 3 4 1-3 2-6 1-11z" fill="#ffb02e"/><path d="M12 9c1 3 3 5 3 8a3 3 0 0 1-6 0c0-3 2-4 3-8z" fill="#fff3c4"/></svg>`;
/** Where candles stand: x, z, height, radius. */
const CANDLES = [
  [-41, -67, 5.4, 1.3],
  [-37, -70, 3.6, 1.3],
  [31, -69, 5.2, 1.3],
  [35.5, -67, 3.4, 1.3],
  [-1, -76, 3.4, 1.1],
] as const;

async function addCandles(scene: Group, theme: Theme): Promise<void> {
  const flame = blank(96, 160);
  flame.ink.drawImage(await pictureOf(FLAME), 0, 0, 96, 160);
  const halo = blank(128);
  const shade = halo.ink.createRadialGradient(64, 64, 0, 64, 64, 64);
  shade.addColorStop(0, 'rgba(255,190,90,.9)');
  shade.addColorStop(0.25, 'rgba(255,160,60,.32)');
  shade.addColorStop(1, 'rgba(255,140,40,0)');
  halo.ink.fillStyle = shade;
  halo.ink.fillRect(0, 0, 128, 128);
  const sprites = {
    flame: new SpriteMaterial({ map: textureOf(flame), depthWrite: false }),
    halo: new SpriteMaterial({ map: textureOf(halo), depthWrite: false, blending: AdditiveBlending, opacity: 0.75 * theme.glow }),
  };
  const wax = new MeshStandardMaterial({
    color: '#e8cda2',
    roughness: 0.7,
    emissive: new Color('#ff9d52'),
    emissiveIntensity: 0.2 * theme.glow,
  });
  for (const candle of CANDLES) addCandle(scene, candle, { wax, ...sprites });
}

interface CandleLook {
  wax: MeshStandardMaterial;
  flame: SpriteMaterial;
  halo: SpriteMaterial;
}

function addCandle(scene: Group, [x, z, height, radius]: (typeof CANDLES)[number], { wax, flame, halo }: CandleLook): void {
  const stick = new Mesh(new CylinderGeometry(radius, radius * 1.06, height, 16), wax);
  stick.position.set(x, height / 2 - 1, z);
  scene.add(stick);
  for (let i = 0; i < 3; i++) {
    const angle = i * 2.1 + x;
    const drip = new Mesh(new CapsuleGeometry(radius * 0.24, height * 0.2, 3, 6), wax);
    drip.position.set(x + Math.cos(angle) * radius * 0.92, height * 0.8 - 1, z + Math.sin(angle) * radius * 0.92);
    scene.add(drip);
  }
  const fire = new Sprite(flame);
  fire.scale.set((2.5 * radius) / 1.3, (4.2 * radius) / 1.3, 1);
  fire.position.set(x, height - 1 + (2.2 * radius) / 1.3, z);
  const light = new Sprite(halo);
  light.scale.set(20, 20, 1);
  light.position.set(x, height + 1, z + 0.2);
  scene.add(fire, light);
}

function addLight(scene: Group, theme: Theme, { shadows }: Quality): void {
  const { above, below, strength } = theme.sky;
  scene.add(new HemisphereLight(above, below, strength), new AmbientLight('#ffe2b8', theme.ambient));
  const byDay = theme.glow < 1;
  const key = new SpotLight(theme.key.colour, theme.key.strength, 0, byDay ? 0.75 : 0.5, byDay ? 0.5 : 0.95, 0);
  if (byDay) key.position.set(-95, 120, 40);
  else key.position.set(-46, 104, 34);
  key.target.position.set(0, 0, byDay ? -4 : 4);
  key.castShadow = shadows;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.camera.near = 4;
  key.shadow.camera.far = 320;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.02;
  key.shadow.radius = 3;
  scene.add(key, key.target);
  for (const [x, y, z, power, reach] of [
    [-39, 12, -50, 300, 90],
    [33, 12, -50, 320, 90],
    [-4, 18, -46, 230, 90],
  ] as const) {
    const glow = new PointLight('#ffab5c', power * (byDay ? 0.35 : 1), reach, 1.6);
    glow.position.set(x, y, z);
    scene.add(glow);
  }
}

/** `wall`: what goes round the table with whoever throws: the arch, its candles, and their light. */
export async function furnish(scene: Scene, wall: Group, theme: Theme, quality: Quality): Promise<void> {
  scene.background = new Color(theme.background);
  scene.add(wall);
  addTable(scene, theme, quality);
  addWall(wall, theme);
  addLight(wall, theme, quality);
  await addShield(scene, theme, quality);
  await addCandles(wall, theme);
}
