/** What is taken in hand for the next throw, before it is decided: one die, and any of the hero's weapons. */
import { useState } from 'react';
import type { Gear, SwingDecision } from '../../src/index.ts';
import { answersOf, type Question } from '../board-props.ts';

export interface Swing {
  /** Dice that may be taken. */
  dice: readonly number[];
  die: number | null;
  /** Weapons that may be used with it, and those that are. */
  carried: readonly Gear[];
  weapons: readonly Gear[];
  takeDie(die: number): void;
  toggleWeapon(gear: Gear): void;
  /** The answer that says all this; undefined: no die is taken yet. */
  answer: SwingDecision | undefined;
  recover: SwingDecision | undefined;
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((x) => b.includes(x));

/** Null while nobody asks for it. */
export function useSwing(question: Question): Swing | null {
  const [wish, setWish] = useState<{ die: number | null; weapons: readonly Gear[] }>({ die: null, weapons: [] });
  const options = answersOf(question.asked, 'swing');
  const throws = options.filter((d) => d.do === 'throw');
  if (options.length === 0 || !question.open) return null;
  const dice = [...new Set(throws.map(({ die }) => die))];
  const die = wish.die !== null && dice.includes(wish.die) ? wish.die : dice.length === 1 ? dice[0]! : null;
  const carried = [...new Set(throws.flatMap(({ weapons }) => weapons))];
  const weapons = wish.weapons.filter((gear) => carried.includes(gear));
  return {
    dice,
    die,
    carried,
    weapons,
    takeDie: (taken) => setWish({ die: taken, weapons }),
    toggleWeapon: (gear) =>
      setWish({ die, weapons: weapons.includes(gear) ? weapons.filter((each) => each !== gear) : [...weapons, gear] }),
    answer: throws.find((d) => d.die === die && sameSet(d.weapons, weapons)),
    recover: options.find((d) => d.do === 'recover'),
  };
}
