/**
 * Icons of game-icons.net by name: `import owl from 'game-icon:owl'` gives its drawing, and nothing else is bundled.
 *
 * In built pages the drawings of a module in a game's `web/art/` are not part of the code: they lie on sheets (SVG files) beside it,
 * which browsers fetch when something on them is first shown, and what is imported only points there. A board is there before its pictures.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';
const ABOUT = 'about-icons';
/** What tells a drawing on a sheet from one in the code, in the id of its module. */
const ON = '?on=';
const ART = /\/games\/([^/]+)\/web\/art\/([^/]+)\.tsx?$/;
/** Fewer characters of drawings than these are not worth a journey. */
const LEAST = 10_000;
/** Characters of drawings on one sheet, about: some 8 kB to fetch. */
const HEAP = 20_000;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const NUMBER = /-?\d*\.\d+/g;

/** A number of a path with one digit after the point. It needs a space before it, unless its sign keeps it apart. */
function short(number: string): string {
  const text = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
  return text.startsWith('-') && text !== '-0' ? text : ` ${text.replace('-0', '0')}`;
}

/** A tenth of a 512th of a picture is finer than anybody sees, and a third less to fetch. */
export const rounded = (path: string): string => path.replace(NUMBER, short).replace(/([a-z ]) +/gi, '$1');

/** The drawing of an icon, as the inside of an `<svg viewBox="0 0 512 512">`. */
function drawingOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`game-icons has no icon '${name}'`);
  return icon.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
}

/** The icons that pictures of games name (`about.ts`), as one module: `import drawings from 'about-icons'`. */
async function aboutIcons(set: IconSet): Promise<string> {
  const { abouts } = await import('@undercroft/catalog/abouts');
  const names = abouts.flatMap(({ picture: { base, props } }) => [base, ...props.map(({ icon }) => icon)]);
  return `export default ${JSON.stringify(Object.fromEntries([...names, 'uncertainty'].map((name) => [name, drawingOf(set, name)])))}`;
}

interface Sheet {
  fileName: string;
  source: string;
  names: readonly string[];
}

/** Drawings in heaps of about as many characters: who sees a few of them fetches few heaps. */
function heapsOf(drawings: readonly { name: string; drawing: string }[]): (typeof drawings)[] {
  const heaps: { name: string; drawing: string }[][] = [];
  let size = 0;
  for (const each of drawings) {
    if (heaps.length === 0 || size >= HEAP) {
      heaps.push([]);
      size = 0;
    }
    heaps.at(-1)!.push(each);
    size += each.drawing.length;
  }
  return heaps;
}

/** All drawings that a module of art names, on sheets; none: they are so few that they stay in the code. */
function sheetsOf(set: IconSet, file: string): Sheet[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/'game-icon:([^']+)'/g)].map(([, name]) => name!);
  const drawings = names.map((name) => ({ name, drawing: `<g id="${name}">${drawingOf(set, name)}</g>` }));
  if (drawings.reduce((size, { drawing }) => size + drawing.length, 0) < LEAST) return [];
  const [, game, module] = ART.exec(file)!;
  return heapsOf(drawings).map((heap) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg">${heap.map(({ drawing }) => drawing).join('')}</svg>`;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { fileName: `assets/${game}-${module}-${hash}.svg`, source, names: heap.map(({ name }) => name) };
  });
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  let building = false;
  const sheets = new Map<string, readonly Sheet[]>();
  return {
    name: 'game-icons',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId(id, importer) {
      if (id === ABOUT) return `\0${id}`;
      if (!id.startsWith(PREFIX)) return null;
      return building && importer !== undefined && ART.test(importer) ? `\0${id}${ON}${importer}` : `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`) && id !== `\0${ABOUT}`) return null;
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      if (id === `\0${ABOUT}`) return aboutIcons(set);
      const [name = '', file] = id.slice(PREFIX.length + 1).split(ON);
      if (file !== undefined && !sheets.has(file)) {
        sheets.set(file, sheetsOf(set, file));
        for (const { fileName, source } of sheets.get(file)!) this.emitFile({ type: 'asset', fileName, source });
      }
      const sheet = sheets.get(file ?? '')?.find(({ names }) => names.includes(name));
      const drawing = sheet ? `<use href="/${sheet.fileName}#${name}"/>` : drawingOf(set, name);
      return `export default ${JSON.stringify(drawing)}`;
    },
  };
}
