/** Heroes, monsters, equipment, dice and throws as small pictures. */
import blueSign from 'game-icon:drop';
import redSign from 'game-icon:fire';
import whiteSign from 'game-icon:round-star';
import greenSign from 'game-icon:three-leaves';
import { type Creature, Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { EQUIPMENT, type Gear, HEROES, MONSTERS, type Monster } from '../../src/index.ts';
import { GEAR } from '../art/equipment.ts';
import { HEROES as HERO_ART } from '../art/heroes.ts';
import { HIGH } from '../art/monsters-high.ts';
import { LOW } from '../art/monsters-low.ts';
import './pictures.css';

export const heroArt = (card: number): Creature | undefined => HERO_ART[HEROES[card]?.id ?? ''];
export const monsterArt = (monster: Monster): Creature | undefined => {
  const id = MONSTERS[monster]?.id ?? '';
  return LOW[id] ?? HIGH[id];
};
export const gearArt = (gear: Gear): string => GEAR[EQUIPMENT[gear]?.id ?? ''] ?? whiteSign;

/** A hero in an arch. */
export function Portrait({ card }: { card: number }) {
  const art = heroArt(card);
  return <span className="df-portrait">{art !== undefined && <Standee creature={art} />}</span>;
}

export function MonsterFigure({ monster }: { monster: Monster }) {
  const art = monsterArt(monster);
  return art === undefined ? null : <Standee creature={art} className="df-monster" />;
}

const SIGNS = [blueSign, greenSign, redSign, whiteSign] as const;
const COLOURS = ['blue', 'green', 'red', 'white'] as const;
export const colourName = (die: number): (typeof COLOURS)[number] => COLOURS[Math.min(Math.max(die, 0), 3)]!;

/** A die by its colour and its sign. */
export const DieMark = ({ die, spent = false }: { die: number; spent?: boolean }) => (
  <span className={`df-die ${colourName(die)} ${spent ? 'spent' : ''}`} aria-hidden="true">
    <Icon drawing={SIGNS[Math.min(die, 3)]!} />
  </span>
);

export const GearMark = ({ gear }: { gear: Gear }) => (
  <span className={`df-gear-mark ${EQUIPMENT[gear]?.type ?? ''}`} aria-hidden="true">
    <Icon drawing={gearArt(gear)} />
  </span>
);
