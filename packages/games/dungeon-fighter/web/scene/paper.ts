/** Paper people: monsters, the watching party and the thrower's own limbs are drawings on cardboard that stand in the scene. */
import { Color, DoubleSide, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { blank, pictureOf, textureOf } from './canvas.ts';

export interface PaperFigure {
  /** A whole SVG with width and height. */
  svg: string;
  /** Centimetres. */
  width: number;
  height: number;
  /** Which point of it stands where the group is, as shares of width and height from its top left. */
  foot: readonly [x: number, y: number];
  /** How much it shines by itself, so that it can be read in the dark. */
  lit?: number;
}

const PIXELS = 512;

export async function paperFigure({ svg, width, height, foot, lit = 0.3 }: PaperFigure): Promise<Group> {
  const painting = blank(PIXELS, Math.round((PIXELS * height) / width));
  painting.ink.drawImage(await pictureOf(svg), 0, 0, painting.canvas.width, painting.canvas.height);
  const map = textureOf(painting);
  const shine = { emissive: new Color('#fff'), emissiveMap: map, emissiveIntensity: lit };
  const sheet = new Mesh(
    new PlaneGeometry(width, height),
    new MeshStandardMaterial({ map, alphaTest: 0.5, side: DoubleSide, roughness: 0.9, ...shine }),
  );
  sheet.castShadow = true;
  sheet.position.set(width * (0.5 - foot[0]), height * (foot[1] - 0.5), 0);
  const group = new Group();
  group.add(sheet);
  return group;
}
