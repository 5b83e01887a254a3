/** Needed symbols lift off their dice and fly to their sockets, one after the other. */
import type { Motion } from '@undercroft/board/contract.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { NO_DIE, type RollView } from '../../../src/index.ts';

const FLIGHT_MS = 280;
const APART_MS = 90;

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - 12, y: top + height / 2 - 12 };
};

/** A copy of the socket's symbol flies from a die to the socket. */
function fly(theatre: Element, from: Element, to: Element, nth: number): void {
  const symbol = to.querySelector('.before')?.cloneNode(true);
  if (!(symbol instanceof SVGElement)) return;
  symbol.setAttribute('class', 'ap-sym ap-flight');
  theatre.append(symbol);
  const [a, b] = [middle(from), middle(to)];
  const at = ({ x, y }: { x: number; y: number }, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const frames = [at(a, 1), at({ x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 40 }, 1.5), at(b, 1)];
  const flight = symbol.animate(frames, {
    duration: FLIGHT_MS,
    delay: nth * APART_MS,
    easing: 'cubic-bezier(.2, .8, .2, 1)',
    fill: 'backwards',
  });
  flight.onfinish = flight.oncancel = () => symbol.remove();
}

/** Which die fills each socket, as one text each. */
const filledBy = (rolling: RollView | null): string[] => rolling?.sockets.map(({ die, shows }) => `${die} ${shows}`) ?? [];

export function useFlights(rolling: RollView | null, motion: Motion): RefObject<HTMLDivElement | null> {
  const theatre = useRef<HTMLDivElement>(null);
  const before = useRef<string[]>([]);
  const now = filledBy(rolling);
  const changed = now.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: flies when a socket is filled by something else than before
  useEffect(() => {
    const was = before.current;
    before.current = now;
    const element = theatre.current;
    if (element === null || rolling === null || motion === 'off') return;
    let nth = 0;
    rolling.sockets.forEach(({ die }, i) => {
      if (die === NO_DIE || now[i] === was[i]) return;
      const [from, to] = [element.querySelector(`[data-die="${die}"]`), element.querySelector(`[data-socket="${i}"]`)];
      if (from && to) fly(element, from, to, nth++);
    });
  }, [changed, motion]);
  return theatre;
}
