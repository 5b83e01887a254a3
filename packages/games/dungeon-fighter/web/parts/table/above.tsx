/** The throwing table seen from above: the same throws without three dimensions. The thrower is always at the bottom. */
import { FILM_SIZE } from '@undercroft/physics';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Lying, Triple } from '../../../src/throws/index.ts';
import { alongOf, THINGS } from '../../../src/throws/scenery.ts';
import { TABLE_HALF } from '../../../src/throws/target.ts';
import { paintShield } from '../../art/shield.ts';
import { type Flight, tickAt } from '../../flight.ts';
import { colourName } from '../pictures.tsx';
import { AboveTrail } from './above-trail.tsx';
import type { Spots } from './spots.ts';
import type { OnTable, TableShown } from './view.ts';
import './above.css';

const MM = 1 / 1000;
const SHIELD = paintShield();
const EDGE = 16;

/** A die from above: its square, turned as it is about the vertical; higher ones are larger and throw their shadow aside. */
function Die({ die, place, turned, up }: { die: number; place: Triple | readonly number[]; turned: readonly number[]; up: boolean }) {
  const [x, y, z] = [place[0]! * MM, -place[1]! * MM, place[2]! * MM];
  const [w, i, j, k] = turned as [number, number, number, number];
  const turn = (-Math.atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k)) * 180) / Math.PI;
  const high = Math.max(0, z - 10);
  const scale = 1 + high / 400;
  return (
    <>
      <rect className="shadow" x={x - EDGE / 2 + high * 0.3} y={y - EDGE / 2 + high * 0.4} width={EDGE} height={EDGE} rx="3" />
      <g className={`die ${colourName(die)} ${up ? 'up' : ''}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <rect x={-EDGE / 2} y={-EDGE / 2} width={EDGE} height={EDGE} rx="3" />
        <rect className="inner" x={-EDGE / 2 + 2.5} y={-EDGE / 2 + 2.5} width={EDGE - 5} height={EDGE - 5} rx="2" />
      </g>
    </>
  );
}

/** Dice of a film at the moment that is due. */
function useFlying(flight: Flight | null, speed: number): Lying[] | null {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (flight === null) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      setTick(Math.floor(tickAt(flight, Math.max(0, now - begun) / Math.max(speed, 0.01))));
      frame = requestAnimationFrame(run);
    });
    return () => {
      cancelAnimationFrame(frame);
      setTick(0);
    };
  }, [flight, speed]);
  if (flight === null) return null;
  return flight.dice.map((die, i) => {
    const at = Math.min(tick, flight.film.ticks) * FILM_SIZE;
    const [x, y, z, w, a, b, c] = flight.film.dice[i]!.slice(at, at + FILM_SIZE) as unknown as number[];
    return { die, pose: { place: [x! * 1000, y! * 1000, z! * 1000], turned: [w!, a!, b!, c!] } };
  });
}

const dot = (place: Triple, radius: number, className: string) => (
  <circle key={place.join()} className={className} cx={place[0] * MM} cy={-place[1] * MM} r={radius} />
);

/** A real die, where somebody says it lies. */
const Pointed = ({ die, at: [x, y] }: { die: number; at: readonly [x: number, y: number] }) => (
  <g className="pointed">
    <circle cx={x * MM} cy={-y * MM} r="24" />
    <Die die={die} place={[x, y, 0]} turned={[1, 0, 0, 0]} up={false} />
  </g>
);

/** The painting is our own. */
const Shield = () => <g className="shield" dangerouslySetInnerHTML={{ __html: SHIELD }} />;

/** What somebody who aims may know beforehand. */
function Marks({ shown: { arc, rehearsals } }: { shown: TableShown }) {
  return (
    <g className="marks">
      {rehearsals?.hits.map((place) => dot(place, 3, 'rest'))}
      {rehearsals?.misses.map(([x, y]) => (
        <path key={`${x} ${y}`} className="missed" d={`M${x * MM - 3} ${-y * MM - 3}l6 6m0 -6l-6 6`} />
      ))}
      {arc?.dots.map((place) => dot(place, 3.4, 'arc'))}
      {arc !== null && dot(arc.bounce.at, 22, arc.bounce.onShield ? 'bounce bad' : 'bounce')}
    </g>
  );
}

function Things({ obstacles }: Pick<TableShown, 'obstacles'>) {
  return obstacles.map((obstacle) => {
    const { width, depth } = THINGS[obstacle.kind];
    const [ax, ay] = alongOf(obstacle);
    const turn = (-Math.atan2(ay, ax) * 180) / Math.PI;
    return (
      <rect
        key={obstacle.kind}
        className="thing"
        x={(-width / 2) * MM}
        y={-Math.max(depth, 6000) * MM * 0.5}
        width={width * MM}
        height={Math.max(depth, 6000) * MM}
        transform={`translate(${obstacle.x * MM} ${-obstacle.y * MM}) rotate(${turn})`}
      />
    );
  });
}

/** The shield, and the oak between it and the hand: what lies beside and beyond is seen where there is room. In millimetres. */
const [LEFT, TOP, WIDE, HIGH] = [-228, -224, 456, 748];

/** Where places are, in pixels of the box around the drawing. */
function answerFrom(turned: RefObject<SVGGElement | null>, spots: Spots): () => void {
  const silence = spots.answer(([x, y]) => {
    const [matrix, box] = [turned.current?.getScreenCTM(), turned.current?.closest('.df-table')?.getBoundingClientRect()];
    if (!matrix || box === undefined) return null;
    const at = new DOMPoint(x * MM, -y * MM).matrixTransform(matrix);
    return { x: at.x - box.left, y: at.y - box.top };
  });
  const moved = () => spots.changed();
  addEventListener('resize', moved);
  return () => {
    silence();
    removeEventListener('resize', moved);
  };
}

/** Where nothing may stand now. */
const Refused = ({ refused = [] }: Pick<TableShown, 'refused'>) =>
  refused.length > 0 && (
    <>
      <pattern id="df-refused" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="14" className="hatch" />
      </pattern>
      {refused.map(({ x, y, size }) => (
        <rect key={`${x} ${y}`} fill="url(#df-refused)" x={x * MM} y={-(y + size) * MM} width={size * MM} height={size * MM} />
      ))}
    </>
  );

export function Above({ shown, onTable, spots }: { shown: TableShown; onTable: RefObject<OnTable | null>; spots: Spots }) {
  const svg = useRef<SVGSVGElement>(null);
  const turned = useRef<SVGGElement>(null);
  const flying = useFlying(shown.flight, shown.speed);
  useImperativeHandle(onTable, () => (x, y) => {
    const matrix = turned.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x / MM, -at.y / MM];
  });
  useEffect(() => answerFrom(turned, spots), [spots]);
  // Whoever walks turns the table.
  useEffect(() => spots.changed(), [spots, shown.round]);
  const { held } = shown;
  const half = TABLE_HALF * MM;
  return (
    <svg ref={svg} className="df-above" viewBox={`${LEFT} ${TOP} ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g ref={turned} transform={`rotate(${shown.round})`}>
        <rect className="oak-top" x={-half} y={-half} width={2 * half} height={2 * half} />
        <path
          className="planks"
          d={Array.from({ length: 8 }, (_, i) => `M${-half + ((i + 1) * 2 * half) / 9} ${-half}v${2 * half}`).join('')}
        />
        <rect className="chalk" x={-470} y={-470} width={940} height={940} />
        <circle className="under" r="218" cx="4" cy="6" />
        <Shield />
        <Refused refused={shown.refused ?? []} />
        <Things obstacles={shown.flight?.obstacles ?? shown.obstacles} />
        <Marks shown={shown} />
        {shown.review?.trail && <AboveTrail trail={shown.review.trail} />}
        {(flying ?? shown.lying).map(({ die, pose }) => (
          <Die key={die} die={die} place={pose.place} turned={pose.turned.map((part) => part / (flying === null ? 32767 : 1))} up={false} />
        ))}
        {shown.pointed?.at && <Pointed die={shown.pointed.die} at={shown.pointed.at} />}
        {held !== null && <Die die={held.die} place={held.place} turned={[1, 0, 0, 0]} up />}
      </g>
    </svg>
  );
}
