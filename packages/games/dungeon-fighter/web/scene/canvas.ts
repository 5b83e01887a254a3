/** Canvases that become textures, colours between colours, and wear that is the same every evening. */
import { CanvasTexture, Color, SRGBColorSpace } from 'three';

export interface Painting {
  canvas: HTMLCanvasElement;
  ink: CanvasRenderingContext2D;
}

export function blank(width: number, height = width): Painting {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to paint on');
  return { canvas, ink };
}

export function textureOf({ canvas }: Painting, sharpness = 8): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = sharpness;
  return texture;
}

export const between = (a: string, b: string, share: number): string => new Color(a).lerp(new Color(b), share).getStyle();

/** 0 .. 1, the same row of numbers for the same seed. */
export function wear(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The sheets that drawings lie on, each fetched once; browsers have them already. */
const sheets = new Map<string, Promise<Document>>();

async function fetchSheet(place: string): Promise<Document> {
  return new DOMParser().parseFromString(await (await fetch(place)).text(), 'image/svg+xml');
}

/** A picture fetches nothing by itself: drawings on sheets are written into it. */
async function withDrawings(svg: string): Promise<string> {
  let whole = svg;
  for (const [use, place = '', name = ''] of svg.matchAll(/<use href="([^"#]+)#([^"]+)"\/>/g)) {
    const sheet = sheets.get(place) ?? fetchSheet(place);
    sheets.set(place, sheet);
    whole = whole.replace(use, (await sheet).getElementById(name)?.innerHTML ?? '');
  }
  return whole;
}

/** An SVG as a picture. */
export async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withDrawings(svg))}`;
  await image.decode();
  return image;
}
