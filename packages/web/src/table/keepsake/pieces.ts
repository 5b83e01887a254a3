/** Drawings of the page as images of their own, so that a canvas can show them: with the colours they have here, and nothing from outside. */

/** What style sheets say of drawings. */
const KEPT = [
  'color',
  'fill',
  'fill-opacity',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
] as const;
/** What is drawn beyond the box of a drawing is seen too. */
const MARGIN = 0.3;

const sheets = new Map<string, Promise<Document>>();

async function sheetAt(address: string): Promise<Document> {
  const text = await (await fetch(address)).text();
  return new DOMParser().parseFromString(text, 'image/svg+xml');
}

/** Large drawings lie on sheets of their own, which an image cannot reach. */
async function fetchedInto(copy: SVGElement): Promise<void> {
  for (const use of copy.querySelectorAll('use')) {
    const [address = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
    const sheet = sheets.get(address) ?? sheetAt(address);
    sheets.set(address, sheet);
    const drawing = (await sheet).getElementById(id)?.cloneNode(true);
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    for (const name of KEPT) group.setAttribute(name, use.getAttribute(name) ?? '');
    if (drawing) group.append(drawing);
    use.replaceWith(group);
  }
}

function withStyle(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  for (const name of KEPT) copy.setAttribute(name, style.getPropertyValue(name));
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const [i, child] of [...original.children].entries()) withStyle(child, copy.children[i]!);
}

export interface Piece {
  image: HTMLImageElement;
  /** In the drawing's own units. */
  box: DOMRect;
  /** From those to the screen. */
  place: DOMMatrix;
}

export async function pieceOf(svg: SVGSVGElement): Promise<Piece | null> {
  const place = svg.getScreenCTM();
  const { x, y, width, height } = svg.viewBox.baseVal;
  if (place === null || width === 0) return null;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  withStyle(svg, copy);
  await fetchedInto(copy);
  const box = new DOMRect(x - width * MARGIN, y - height * MARGIN, width * (1 + 2 * MARGIN), height * (1 + 2 * MARGIN));
  const said = {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width: box.width,
    height: box.height,
    preserveAspectRatio: 'none',
  };
  for (const [name, value] of Object.entries(said)) copy.setAttribute(name, String(value));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return { image, box, place: DOMMatrix.fromMatrix(place) };
}
