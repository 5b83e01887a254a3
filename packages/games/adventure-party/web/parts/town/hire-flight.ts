/** Whoever is hired comes out of the niche and goes to the bench of the party. */
import type { Motion } from '@undercroft/board/contract.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { isLegend } from '../../../src/index.ts';
import type { Picture } from '../../film.ts';

const FLIGHT_MS = 560;
/** A legend takes its time. */
const LEGEND_MS = 900;

/** The first of these that can be seen: the bench, the seat, the tab of the parties. */
function benchOf(town: Element, seat: number): Element | undefined {
  const places = [`.ap-room[data-seat="${seat}"]`, `.ap-seat[data-seat="${seat}"]`, '.ap-tabs button:nth-child(2)'];
  return places.flatMap((place) => [...town.querySelectorAll(place)]).find((each) => each.checkVisibility());
}

function fly(town: Element, from: Element, to: Element, ms: number): void {
  const figure = from.cloneNode(true);
  if (!(figure instanceof SVGElement)) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  figure.setAttribute('class', `${from.getAttribute('class')} ap-flight ap-hired`);
  figure.style.width = `${a.width}px`;
  figure.style.height = `${a.height}px`;
  town.append(figure);
  const end = { x: b.left + Math.min(b.width / 2, 90) - a.width / 2, y: b.top + b.height / 2 - a.height / 2 };
  const at = (x: number, y: number, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const top = Math.min(a.top, end.y) - 60;
  const frames = [at(a.left, a.top, 1), { ...at((a.left + end.x) / 2, top, 1.25), offset: 0.5 }, { ...at(end.x, end.y, 0.8) }];
  const flight = figure.animate(frames, { duration: ms, easing: 'cubic-bezier(.3, .1, .3, 1)' });
  flight.onfinish = flight.oncancel = () => figure.remove();
}

export function useHireFlight({ told }: Picture, motion: Motion): RefObject<HTMLDivElement | null> {
  const town = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = town.current;
    if (element === null || told?.type !== 'hired' || motion === 'off') return;
    const figure = element.querySelector(`[data-niche="${told.hero}"] .art-standee`);
    const bench = benchOf(element, told.seat);
    if (figure !== null && bench !== undefined) fly(element, figure, bench, isLegend(told.hero) ? LEGEND_MS : FLIGHT_MS);
  }, [told, motion]);
  return town;
}
