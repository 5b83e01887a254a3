/** Seats are colour and sigil, always both: a colour alone says nothing to some people. */
import mug from 'game-icon:beer-stein';
import carrot from 'game-icon:carrot';
import goose from 'game-icon:goose';
import key from 'game-icon:key';
import boot from 'game-icon:leather-boot';
import mushroom from 'game-icon:mushroom';
import rat from 'game-icon:rat';
import spoon from 'game-icon:spoon';
import type { CSSProperties } from 'react';
import { Icon } from '../controls/icon.tsx';

const DRAWINGS = { mug, goose, boot, key, mushroom, rat, carrot, spoon };
export type SigilName = keyof typeof DRAWINGS;

export const SIGILS: readonly SigilName[] = ['mug', 'goose', 'boot', 'key', 'mushroom', 'rat', 'carrot', 'spoon'];

/** The sigil of a seat; more than eight seats share them. */
export function sigilOf(seat: number): SigilName {
  return SIGILS[seat % SIGILS.length]!;
}

/** A round token, `size` pixels across. */
export function Sigil({ name, size = 36 }: { name: SigilName; size?: number }) {
  const style = { '--seat': `var(--seat-${name})`, '--size': `${size}px` } as CSSProperties;
  return (
    <span className="sigil" style={style}>
      <Icon drawing={DRAWINGS[name]} />
    </span>
  );
}
