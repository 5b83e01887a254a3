/** Dice: a rounded face on a dark lip. The frame says the colour, too: red has rivets, green leaves, blue a hexagon, yellow a double line. */
import { FACES, type FaceName } from '../../src/index.ts';
import { SYMBOL_DRAWINGS, Sym, type SymbolDrawing } from './symbols.tsx';
import './die.css';

export const COLOUR_NAMES = ['red', 'green', 'blue', 'yellow'] as const;

const FRAMES = [
  '<g fill="var(--symbol)" opacity=".55"><circle cx="14" cy="14" r="3.6"/><circle cx="86" cy="14" r="3.6"/><circle cx="14" cy="86" r="3.6"/><circle cx="86" cy="86" r="3.6"/></g>',
  '<g fill="none" stroke="var(--symbol)" stroke-width="3.2" opacity=".55" stroke-linecap="round"><path d="M10 30Q10 10 30 10M90 70Q90 90 70 90"/><path d="M10 38Q18 18 38 10M90 62Q82 82 62 90" opacity=".6"/></g>',
  '<path d="M50 7l37 21.5v43L50 93 13 71.5v-43z" fill="none" stroke="var(--symbol)" stroke-width="3" opacity=".5" stroke-linejoin="round"/>',
  '<g fill="none" stroke="var(--symbol)" opacity=".5"><rect x="9" y="9" width="82" height="82" rx="14" stroke-width="3"/><rect x="14.5" y="14.5" width="71" height="71" rx="10" stroke-width="1.6"/></g>',
];
/** On a die without a face the frame is all there is: it is drawn bolder. */
const BOLD_FRAMES = [
  '<g fill="var(--symbol)" opacity=".95"><circle cx="16" cy="16" r="8"/><circle cx="84" cy="16" r="8"/><circle cx="16" cy="85" r="8"/><circle cx="84" cy="85" r="8"/></g>',
  '<path d="M12 36Q12 12 36 12M88 65Q88 89 64 89" fill="none" stroke="var(--symbol)" stroke-width="8" stroke-linecap="round"/>',
  '<path d="M50 9l35 20.5v42L50 92 15 71.500v-42z" fill="none" stroke="var(--symbol)" stroke-width="7" stroke-linejoin="round"/>',
  '<g fill="none" stroke="var(--symbol)" stroke-width="6"><rect x="11" y="11" width="78" height="79" rx="14"/><rect x="26" y="26" width="48" height="49" rx="8"/></g>',
];

/** Rays behind a critical hit. */
const BURST = Array.from({ length: 28 }, (_, i) => {
  const [angle, radius] = [(Math.PI * 2 * i) / 28, i % 2 === 1 ? 33 : 47];
  return `${i === 0 ? 'M' : 'L'}${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('');

const LETTERS: Readonly<Record<string, SymbolDrawing>> = { S: 'sword', A: 'arrow', M: 'magic', H: 'shield', R: 'rune' };
/** What a face shows, symbol by symbol. */
export const symbolsOn = (face: FaceName): SymbolDrawing[] =>
  face === 'blank' ? [] : [...face].flatMap((letter) => LETTERS[letter] ?? []);

interface Spot {
  x: number;
  y: number;
  size: number;
}
const ALONE: readonly Spot[] = [{ x: 21, y: 22, size: 58 }];
const PAIR: readonly Spot[] = [
  { x: 6, y: 27, size: 45 },
  { x: 47, y: 27, size: 45 },
];

function Shown({ name, at: { x, y, size }, spent }: { name: SymbolDrawing; at: Spot; spent: boolean }) {
  return (
    <svg aria-hidden="true" x={x} y={y} width={size} height={size} viewBox="-2 -4 68 70" overflow="visible">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page */}
      <g className={spent ? 'spent' : ''} dangerouslySetInnerHTML={{ __html: SYMBOL_DRAWINGS[name] }} />
      {spent && <path className="stroke" d="M4 60L60 4" />}
    </svg>
  );
}

function Body({ colour, children }: { colour: number; children: React.ReactNode }) {
  return (
    <svg className={`ap-die ${COLOUR_NAMES[colour]}`} viewBox="0 0 100 108" aria-hidden="true">
      <rect className="lip" x="2" y="9" width="96" height="98" rx="21" />
      <rect className="side" x="2" y="2" width="96" height="97" rx="21" />
      {children}
      <rect className="edge" x="3" y="3" width="94" height="95" rx="20" />
    </svg>
  );
}

/** A die as it lies. `spent`: its rune was used. */
export function DieFace({ colour, face, spent = false }: { colour: number; face: number; spent?: boolean }) {
  const name = FACES[colour]![face]!;
  const symbols = symbolsOn(name);
  const critical = name === 'SS' || name === 'AA';
  const spots = symbols.length === 1 ? ALONE : PAIR;
  return (
    <Body colour={colour}>
      {critical ? (
        <path className="rays" d={`${BURST}z`} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: frames are bundled with the page
        <g dangerouslySetInnerHTML={{ __html: FRAMES[colour]! }} />
      )}
      {symbols.length === 0 && <path className="blank" d="M38 50h24" />}
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face never changes its symbols
        <Shown key={i} name={symbol} at={spots[i]!} spent={spent && symbol === 'rune'} />
      ))}
    </Body>
  );
}

/** A die that was not rolled yet, as heroes bring it; any other number than a colour's is a die of any colour. */
export function DieOf({ colour }: { colour: number }) {
  const frame = BOLD_FRAMES[colour];
  if (frame === undefined) return <Sym name="anyDie" className="ap-any-die" />;
  return (
    <Body colour={colour}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: frames are bundled with the page */}
      <g dangerouslySetInnerHTML={{ __html: frame }} />
    </Body>
  );
}
