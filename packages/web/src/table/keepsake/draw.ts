/** The last page as a picture to send: drawn on this device, with what the page says and the names people gave, and nothing else. */
import { type Piece, pieceOf } from './pieces.ts';

export interface Keepsake {
  game: string;
  headline: string;
  rank: string | null;
  /** Who came to what, the best first. */
  rows: readonly { name: string; score: string; won: boolean }[];
}

const WIDTH = 1080;
const EDGE = 60;
const SCENE = WIDTH - 2 * EDGE;
const ROW = 64;
const DISPLAY = '"Grenze Gotisch Variable", "Grenze Gotisch", serif';
const TEXT = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", sans-serif';

const colour = (name: string, of: Element = document.documentElement): string => getComputedStyle(of).getPropertyValue(name).trim();

/** A text in lines that fit. */
function linesOf(brush: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes in the middle, and says where the next line begins. */
function centred(brush: CanvasRenderingContext2D, text: string, y: number, look: { size: number; font: string; fill: string }): number {
  brush.font = `600 ${look.size}px ${look.font}`;
  brush.fillStyle = look.fill;
  brush.textAlign = 'center';
  const lines = linesOf(brush, text, SCENE);
  for (const [i, line] of lines.entries()) brush.fillText(line, WIDTH / 2, y + (i + 0.85) * look.size);
  return y + lines.length * look.size * 1.08;
}

/** The drawings of the scene from the back to the front, what stands before the floor, and the sigils beside the names. */
async function piecesIn(scene: Element): Promise<{ behind: Piece[]; before: Piece[]; sigils: Piece[] }> {
  const all = async (found: Iterable<SVGSVGElement>) => (await Promise.all([...found].map(pieceOf))).filter((piece) => piece !== null);
  const standing = [...scene.querySelectorAll('li')].sort((a, b) => Number(a.matches('.won')) - Number(b.matches('.won')));
  // The foremost of a party comes first on the page.
  const figures = standing.flatMap((li) => [...li.querySelectorAll<SVGSVGElement>('.figures svg')].reverse());
  const behind = scene.querySelectorAll<SVGSVGElement>(':scope > :not(ul) svg, :scope > svg');
  const sigils = scene.querySelectorAll<SVGSVGElement>('.tag .sigil svg');
  return { behind: await all(behind), before: await all(figures), sigils: await all(sigils) };
}

function put(brush: CanvasRenderingContext2D, { image, box, place }: Piece): void {
  brush.save();
  brush.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  brush.drawImage(image, box.x, box.y, box.width, box.height);
  brush.restore();
}

/** The names below the figures, on paper as on the page. */
function tags(brush: CanvasRenderingContext2D, scene: Element): void {
  for (const tag of scene.querySelectorAll('.tag')) {
    const name = tag.querySelector('bdi');
    if (name === null || name.getBoundingClientRect().width === 0) continue;
    const { left, top, width, height } = tag.getBoundingClientRect();
    brush.fillStyle = colour('--paper');
    brush.beginPath();
    brush.roundRect(left, top, width, height, 4);
    brush.fill();
    brush.fillStyle = colour('--seat', tag.querySelector('.sigil') ?? tag);
    brush.beginPath();
    const token = (tag.querySelector('.sigil') ?? tag).getBoundingClientRect();
    brush.arc(token.left + token.height / 2, token.top + token.height / 2, token.height / 2, 0, 2 * Math.PI);
    brush.fill();
    const words = name.getBoundingClientRect();
    brush.font = `700 ${Number.parseFloat(getComputedStyle(name).fontSize)}px ${TEXT}`;
    brush.fillStyle = colour('--ink');
    brush.textAlign = 'left';
    brush.textBaseline = 'middle';
    brush.fillText(name.textContent, words.left, top + height / 2, words.width);
    brush.textBaseline = 'alphabetic';
  }
}

function floor(brush: CanvasRenderingContext2D, { left, bottom, width, height }: DOMRect): void {
  const top = bottom - 0.13 * height;
  const oak = brush.createLinearGradient(0, top, 0, bottom);
  oak.addColorStop(0, colour('--wood-1'));
  oak.addColorStop(1, colour('--wood-3'));
  brush.fillStyle = oak;
  brush.fillRect(left, top, width, bottom - top);
  brush.fillStyle = colour('--wood-lip');
  brush.fillRect(left, top, width, 3);
}

async function drawScene(brush: CanvasRenderingContext2D, scene: Element, y: number): Promise<number> {
  const { behind, before, sigils } = await piecesIn(scene);
  const box = scene.getBoundingClientRect();
  const scale = SCENE / box.width;
  brush.save();
  brush.translate(EDGE, y);
  brush.scale(scale, scale);
  brush.translate(-box.left, -box.top);
  brush.beginPath();
  brush.rect(box.left, box.top, box.width, box.height);
  brush.clip();
  for (const piece of behind) put(brush, piece);
  floor(brush, box);
  for (const piece of before) put(brush, piece);
  tags(brush, scene);
  for (const piece of sigils) put(brush, piece);
  brush.restore();
  return y + box.height * scale;
}

function drawRows(brush: CanvasRenderingContext2D, rows: Keepsake['rows'], y: number): void {
  for (const [i, { name, score, won }] of rows.entries()) {
    const line = y + (i + 0.65) * ROW;
    brush.fillStyle = won ? colour('--candle') : colour('--text-2');
    brush.font = `${won ? 800 : 600} 36px ${TEXT}`;
    brush.textAlign = 'right';
    brush.fillText(score, WIDTH - EDGE, line);
    const room = SCENE - brush.measureText(score).width - 30;
    brush.textAlign = 'left';
    brush.fillText(name, EDGE, line, room);
  }
}

/** The picture; `scene`: the one on the page, if the game draws one. */
export async function drawKeepsake({ game, headline, rank, rows }: Keepsake, scene: Element | null): Promise<Blob> {
  await Promise.all([`600 80px ${DISPLAY}`, `700 36px ${TEXT}`].map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  // As high as it can become; what is left over is cut off.
  canvas.height = 2600;
  const brush = canvas.getContext('2d')!;
  const accent = scene ? colour('--accent', scene) : colour('--accent');
  const ground = brush.createLinearGradient(0, 0, 0, 1400);
  ground.addColorStop(0, colour('--cellar'));
  ground.addColorStop(1, colour('--night'));
  brush.fillStyle = ground;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  let y = centred(brush, game, EDGE, { size: 44, font: DISPLAY, fill: accent });
  y = centred(brush, headline, y + 12, { size: 80, font: DISPLAY, fill: colour('--text') });
  if (rank !== null) y = centred(brush, rank, y, { size: 52, font: DISPLAY, fill: accent });
  if (scene) y = await drawScene(brush, scene, y + 24);
  drawRows(brush, rows, y + 24);
  y += 24 + rows.length * ROW;
  y = centred(brush, 'Undercroft', y + 20, { size: 30, font: DISPLAY, fill: colour('--text-3') });
  const cut = document.createElement('canvas');
  cut.width = WIDTH;
  cut.height = Math.ceil(y + 36);
  cut.getContext('2d')!.drawImage(canvas, 0, 0);
  return new Promise((done, fail) => cut.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
