/** The symbols of dice and cards. Each differs from the others in outline, so that none needs its colour to be told apart. */
import './symbols.css';

/** The inside of an `<svg viewBox="-2 -4 68 70">`. */
export const SYMBOL_DRAWINGS = {
  sword: '<path d="M32-4l11 14v25H21V10z"/><path d="M9 34h46v10H9z"/><path d="M27 43h10v11H27z"/><circle cx="32" cy="58" r="7.5"/>',
  arrow:
    '<g transform="rotate(45 32 32)"><path d="M32-3l15 22H17z"/><path d="M28 16h8v34h-8z"/><path d="M32 40l13 11v14L32 54 19 65V51z"/></g>',
  magic:
    '<path d="M30 6c2 17 9 24 26 26-17 2-24 9-26 26-2-17-9-24-26-26 17-2 24-9 26-26z"/><path d="M52 1c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10z"/>',
  shield: '<path fill-rule="evenodd" d="M32 2l26 7v22c0 16-12 26-26 31C18 57 6 47 6 31V9zm0 11v37c9-4 16-10 16-20V17z"/>',
  rune: '<path fill-rule="evenodd" d="M32-1l29 33-29 33L3 32zm0 12L13 32l19 21 19-21z"/><path d="M32 45V21m0 14l9-9m-9 9l-9-9" fill="none" stroke="currentColor" stroke-width="6.5"/>',
  heart: '<path d="M32 60C10 44 3 33 3 20 3 9 11 3 19 3c6 0 11 4 13 9 2-5 7-9 13-9 8 0 16 6 16 17 0 13-7 24-29 40z"/>',
  deadly:
    '<path fill-rule="evenodd" d="M32 3c17 0 27 11 27 26 0 10-5 15-9 18v11H39v-7h-4v7h-6v-7h-4v7H14V47c-4-3-9-8-9-18C5 14 15 3 32 3zM21 23a7 8 0 1 0 .1 16A7 8 0 0 0 21 23zm22 0a7 8 0 1 0 .1 16A7 8 0 0 0 43 23zM32 37l-5 9h10z"/>',
  light:
    '<path d="M6 8c14 8 28 24 36 48-14-12-30-30-36-48zM24 4c13 8 26 22 33 44-13-11-27-27-33-44zM3 30c8 5 16 14 21 28-9-7-17-17-21-28z"/>',
  levelUp: '<path d="M32 3l26 22v13L32 16 6 38V25z"/><path d="M32 26l26 22v13L32 39 6 61V48z"/>',
  item: '<path fill-rule="evenodd" d="M14 3h36a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm2 6v46h32V9zm6 8h20v5H22zm0 11h20v5H22zm0 11h13v5H22z"/>',
  legendary:
    '<path fill-rule="evenodd" d="M14 3h36a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm4 18l3 22h22l3-22-8 8-6-12-6 12zm3 26v5h22v-5z"/>',
  gold: '<path fill-rule="evenodd" d="M32 4a28 28 0 1 1-.1 0zm0 7a21 21 0 1 0 .1 0zm0 6l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>',
  vp: '<path d="M32 2l9 19 21 2-16 14 5 21-19-11-19 11 5-21L2 23l21-2z"/>',
  hero: '<circle cx="32" cy="17" r="13"/><path d="M8 62c0-20 10-29 24-29s24 9 24 29z"/>',
  immune:
    '<circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="8"/><path d="M13 13l38 38" stroke="currentColor" stroke-width="8"/>',
  anyDie:
    '<path fill-rule="evenodd" d="M12 3h40a9 9 0 0 1 9 9v40a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9zm11 22h8c0-5 7-5 7-1 0 5-10 4-10 14h8c0-6 10-5 10-15C46 10 24 9 23 25zm5 18v8h8v-8z"/>',
} as const;
export type SymbolDrawing = keyof typeof SYMBOL_DRAWINGS;

/** By the number the rules give a symbol: sword, arrow, magic, shield, rune; the next one is the heart. */
export const SYMBOL_NAMES = ['sword', 'arrow', 'magic', 'shield', 'rune', 'heart'] as const satisfies readonly SymbolDrawing[];

/** A symbol in a line of text or on a card. What it means must stand beside it in words, seen or heard. */
export const Sym = ({ name, className = '' }: { name: SymbolDrawing; className?: string }) => (
  <svg
    className={`ap-sym ${name} ${className}`}
    viewBox="-2 -4 68 70"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are bundled with the page
    dangerouslySetInnerHTML={{ __html: SYMBOL_DRAWINGS[name] }}
  />
);
