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

/** An SVG as a picture. It is part of the page: nothing is fetched. */
export function pictureOf(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('a drawing of the scene cannot be shown'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
