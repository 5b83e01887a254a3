/** Deep or from above: what the machine can, and what its owner likes. */
import { useCallback, useEffect, useState } from 'react';

type Depth = 'none' | 'slow' | 'fine';

/** Three dimensions need WebGL; drawn by the processor alone they are possible, but slow. */
function measureDepth(): Depth {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return 'none';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = names === null ? '' : String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(renderer) ? 'slow' : 'fine';
}

let known: Depth | null = null;
/** Asked once: each time costs a context. */
function depthHere(): Depth {
  known ??= measureDepth();
  return known;
}

/** From where this browser's owner likes to look; null: never said. */
const CHOICE = 'undercroft-df-view';
function chosenView(): 'above' | 'deep' | null {
  try {
    const stored = localStorage.getItem(CHOICE);
    return stored === 'above' || stored === 'deep' ? stored : null;
  } catch {
    // Storage may be forbidden: then it is as the machine can.
    return null;
  }
}

function rememberView(view: 'above' | 'deep'): void {
  try {
    localStorage.setItem(CHOICE, view);
  } catch {
    // It lasts as long as the table is shown.
  }
}

/** Somebody who wants less movement, and a machine that draws it slowly, look from above, unless their owner says otherwise. */
export const looksFromAbove = (chosen: 'above' | 'deep' | null, still: boolean, slow: boolean): boolean =>
  (chosen ?? (still || slow ? 'above' : 'deep')) === 'above';

/** A throw is near: what shows it is fetched, where it will be shown. */
export function prepareTable(still: boolean): void {
  const depth = depthHere();
  if (depth !== 'none' && !looksFromAbove(chosenView(), still, depth === 'slow')) import('../../scene/scene.ts').catch(() => {});
}

/** Whether one looks from above. */
export function useDepth(still: boolean) {
  const [depth, setDepth] = useState(depthHere);
  const [chosen, setChosen] = useState(chosenView);
  const wantsAbove = looksFromAbove(chosen, still, depth === 'slow');
  const giveUp = useCallback((why: 'none' | 'slow') => setDepth(why), []);
  const toggle = useCallback(() => {
    const wanted = wantsAbove ? 'deep' : 'above';
    rememberView(wanted);
    setChosen(wanted);
  }, [wantsAbove]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const isTyping = e.target instanceof HTMLElement && e.target.matches('input, textarea, select');
      if (e.key.toLowerCase() === 'v' && !isTyping && !e.ctrlKey && !e.metaKey && !e.altKey) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [toggle]);
  return { able: depth !== 'none', wantsAbove, toggle, giveUp };
}
