/** Dice as they look: colour and sign, never one alone. A die of 16 mm with round edges and a drawn outline. */
import blueSign from 'game-icon:drop';
import redSign from 'game-icon:fire';
import whiteSign from 'game-icon:round-star';
import greenSign from 'game-icon:three-leaves';
import { BackSide, Color, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { between, blank, pictureOf, textureOf } from './canvas.ts';

const EDGE = 1.6;
const ROUND = 0.15;
const OUTLINE = 1.09;

interface Look {
  base: string;
  dark: string;
  light: string;
  sign: string;
  ink: string;
}
/** By the number of the die: blue, green, red; every further one is white. */
const LOOKS: readonly Look[] = [
  { base: '#2f62b5', dark: '#1c3f7d', light: '#7fa6e6', sign: blueSign, ink: '#fff3d6' },
  { base: '#2f7d43', dark: '#1a5129', light: '#7fbf86', sign: greenSign, ink: '#fff3d6' },
  { base: '#bf2f24', dark: '#7f1811', light: '#f08a74', sign: redSign, ink: '#fff3d6' },
  { base: '#f3e4c3', dark: '#c9ad7c', light: '#fffaf0', sign: whiteSign, ink: '#7c2018' },
];
const WHITE = 3;

/** Faces of the judge (+z, -z, +x, -x, +y, -y of the die) in the order of three.js' boxes (+x, -x, +y, -y, +z, -z of the scene). */
const FACE_OF_SIDE = [2, 3, 0, 1, 5, 4] as const;

async function paintFace({ base, dark, light, sign, ink: colour }: Look, hasSign: boolean) {
  const painting = blank(256);
  const { ink } = painting;
  const shade = ink.createRadialGradient(90, 70, 10, 128, 128, 190);
  shade.addColorStop(0, between(base, light, 0.5));
  shade.addColorStop(0.55, base);
  shade.addColorStop(1, between(base, dark, 0.6));
  ink.fillStyle = shade;
  ink.fillRect(0, 0, 256, 256);
  ink.strokeStyle = between(base, light, 0.8);
  ink.lineWidth = 9;
  ink.globalAlpha = 0.75;
  ink.beginPath();
  ink.roundRect(20, 20, 216, 216, 34);
  ink.stroke();
  ink.globalAlpha = 1;
  if (hasSign) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="256" height="256" color="${colour}" fill="${colour}">${sign}</svg>`;
    ink.drawImage(await pictureOf(svg), 46, 46, 164, 164);
  }
  const map = textureOf(painting);
  return new MeshStandardMaterial({ map, roughness: 0.42, emissive: new Color(base), emissiveIntensity: 0.1 });
}

/** Makes dice; the pictures of each colour are painted once. */
export class DiceMaker {
  private readonly shape = new RoundedBoxGeometry(EDGE, EDGE, EDGE, 4, ROUND);
  private readonly outline = new MeshBasicMaterial({ color: '#1a0c06', side: BackSide });
  private readonly faces: { signed: MeshStandardMaterial; plain: MeshStandardMaterial }[] = [];
  private readonly icons: { hero: number; bonus: number };

  private constructor(icons: { hero: number; bonus: number }) {
    this.icons = icons;
  }

  /** `icons`: how many faces of a hero's and of a white die bear the sign. */
  static async with(icons: { hero: number; bonus: number }): Promise<DiceMaker> {
    const maker = new DiceMaker(icons);
    for (const look of LOOKS) maker.faces.push({ signed: await paintFace(look, true), plain: await paintFace(look, false) });
    return maker;
  }

  make(die: number): Group {
    const { signed, plain } = this.faces[Math.min(die, WHITE)]!;
    const signs = die < WHITE ? this.icons.hero : this.icons.bonus;
    const sides = FACE_OF_SIDE.map((face) => (face < signs ? signed : plain));
    const body = new Mesh(this.shape, sides);
    body.castShadow = true;
    body.receiveShadow = true;
    const edge = new Mesh(this.shape, this.outline);
    edge.scale.multiplyScalar(OUTLINE);
    const group = new Group();
    group.add(body, edge);
    return group;
  }
}
