/** The lens: how near one looks, and what is drawn over the room. */
import lens from 'game-icon:magnifying-glass';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useKeys } from '@undercroft/board/controls/keys.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useRef, useState } from 'react';
import { FARTHEST, NEAREST } from './zoom.ts';

export const LAYERS = ['reach', 'sight', 'light', 'names'] as const;
export type Layer = (typeof LAYERS)[number];
export type Layers = Readonly<Record<Layer, boolean>>;

/** Reach and sight are drawn when a deed asks for them; the light is always there. */
export const USUAL: Layers = { reach: false, sight: false, light: true, names: false };

interface LensProps {
  layers: Layers;
  onLayers(layers: Layers): void;
  zoom: number;
  onZoom(to: number): void;
}

/** One press nearer, or farther. */
const STEP = 1.4;

export function Lens({ layers, onLayers, zoom, onZoom }: LensProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useKeys({ l: () => (open ? close() : setOpen(true)) });
  useEffect(() => {
    if (open) box.current?.querySelector('button')?.focus();
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes it from anywhere inside
    <div className="p52-lens" onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={say('p52.lens')}
        aria-expanded={open}
        aria-keyshortcuts="L"
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={lens} />
      </button>
      {open && (
        <fieldset ref={box} className="panel p52-layers">
          <legend className="out-of-sight">{say('p52.lens')}</legend>
          {LAYERS.map((layer) => (
            <button
              key={layer}
              type="button"
              className="chip"
              aria-pressed={layers[layer]}
              onClick={() => onLayers({ ...layers, [layer]: !layers[layer] })}
            >
              {say(`p52.layer.${layer}`)}
            </button>
          ))}
          <button type="button" className="chip" disabled={zoom <= FARTHEST} onClick={() => onZoom(zoom / STEP)}>
            {say('p52.zoom.out')}
          </button>
          <button type="button" className="chip" disabled={zoom >= NEAREST} onClick={() => onZoom(zoom * STEP)}>
            {say('p52.zoom.in')}
          </button>
        </fieldset>
      )}
    </div>
  );
}
