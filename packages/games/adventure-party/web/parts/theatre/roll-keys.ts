/** The roll by keys: numbers jump to a die, E evaluates, B is the banner, L reads the lamp. */
import { useKeys } from '@undercroft/board/controls/keys.ts';
import type { Roll } from './pick.ts';

const focusDie = (at: number): void => document.querySelector<HTMLElement>(`[data-die-button="${at}"]`)?.focus();
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

const DIGITS = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String((i + 1) % 10), () => focusDie(i)]));

export function useRollKeys(roll: Roll, hearLamp: () => void): void {
  const own = {
    ...DIGITS,
    e: () => press(document.querySelector('.ap-evaluate') === null ? '.ap-go .gold' : '.ap-evaluate'),
    b: () => roll.tools.some(({ d }) => d.do === 'banner') && roll.chooseTool('banner'),
  };
  useKeys({ ...(roll.open && own), l: hearLamp });
}
