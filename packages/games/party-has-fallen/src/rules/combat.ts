/** PHF-097..106  Dice against dice. */

/** Which attack met which defence, and what got through. */
export interface Meeting {
  meetings: [attack: number, defence: number][];
  damage: number;
}

const descending = (a: number, b: number): number => b - a;

/**
 * R-PHF-25 R-PHF-26  Both sides sorted from high to low; attack i meets defence i, leftover attacks the best die.
 * With [combat.match] bestShield every attack meets the best die.
 */
export function resolve(attacks: readonly number[], defences: readonly number[], bestShield: boolean): Meeting {
  const att = attacks.slice().sort(descending);
  const def = defences.slice().sort(descending);
  const meetings = att.map((attack, i): [number, number] => [attack, bestShield || i >= def.length ? def[0]! : def[i]!]);
  // PHF-101 PHF-106  Equal is repelled; else the difference hurts.
  let damage = 0;
  for (const [attack, defence] of meetings) damage += Math.max(0, attack - defence);
  return { meetings, damage };
}
