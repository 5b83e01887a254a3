/** The throwing table in three dimensions, loaded when a throw is near. Where that is not to be had, the view from above serves. */
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { THINGS } from '../../../src/throws/index.ts';
import { PAPER_FOOT, PAPER_SHAPE } from '../../art/paper.ts';
import type { ThrowingTable } from '../../scene/scene.ts';
import type { Spots } from './spots.ts';
import type { OnTable, TableShown } from './view.ts';

interface DeepProps {
  shown: TableShown;
  onTable: RefObject<OnTable | null>;
  spots: Spots;
  theme: 'dark' | 'light';
  /** There is no WebGL, or it is too slow here. */
  giveUp(why: 'none' | 'slow'): void;
}

/** As the rulebook has them. */
const USUAL_ICONS = { hero: 2, bonus: 1 };
const NO_MARKS = { arc: [], bounce: null, hits: [], misses: [] };

export function Deep({ shown, onTable, spots, theme, giveUp }: DeepProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useOpened(canvas, { theme, giveUp, icons: shown.icons });
  useImperativeHandle(onTable, () => (x, y, height) => {
    const element = canvas.current;
    if (element === null) return null;
    // A pose may squeeze the picture: the scene knows its whole size.
    const box = element.getBoundingClientRect();
    const [wide, high] = [element.clientWidth / box.width, element.clientHeight / box.height];
    const at = table?.behind((x - box.left) * wide, (y - box.top) * high, height) ?? null;
    return at === null ? null : [at[0], at[1]];
  });
  useShown(table, shown);
  useEffect(() => {
    if (table === null) return;
    const [silence, forget] = [spots.answer((place) => table.onScreen(place)), table.onDraw(() => spots.changed())];
    return () => {
      silence();
      forget();
    };
  }, [table, spots]);
  return (
    <div className="df-deep" data-open={table !== null} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

/** Opens the scene once for each theme, and keeps it as large as its canvas. */
function useOpened(
  canvas: RefObject<HTMLCanvasElement | null>,
  { theme, giveUp, icons = USUAL_ICONS }: Pick<DeepProps, 'theme' | 'giveUp'> & Pick<TableShown, 'icons'>,
): ThrowingTable | null {
  const [table, setTable] = useState<ThrowingTable | null>(null);
  const motion = motionOf(useSettings());
  const { hero, bonus } = icons;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let opened: ThrowingTable | null = null;
    let isOver = false;
    const watch = new ResizeObserver(() => fit(element, opened));
    import('../../scene/scene.ts')
      .then(({ ThrowingTable: Table }) =>
        Table.open(element, {
          theme,
          quality: { shadows: true, pixels: 2048 },
          icons: { hero, bonus },
          paper: { ratio: PAPER_SHAPE, foot: PAPER_FOOT },
          still: motion === 'off',
          tooSlow: () => giveUp('slow'),
        }),
      )
      .then((made) => {
        if (isOver) return made.dispose();
        opened = made;
        fit(element, made);
        watch.observe(element);
        setTable(made);
      })
      .catch(() => giveUp('none'));
    return () => {
      isOver = true;
      watch.disconnect();
      opened?.dispose();
      setTable(null);
    };
  }, [canvas, theme, motion, giveUp, hero, bonus]);
  return table;
}

/** Whatever lies over the left and the bottom of the scene says so in its style. */
function fit(element: HTMLCanvasElement, table: ThrowingTable | null): void {
  // Its own size, not that of the picture of it: a pose may squeeze that for a while.
  const { clientWidth: width, clientHeight: height } = element;
  if (width === 0 || height === 0) return;
  const style = getComputedStyle(element);
  const part = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [left, top] = [part('--covered-left'), part('--covered-top')];
  table?.resize(
    { width, height },
    { left, top, width: width - left - part('--covered-right'), height: height - top - part('--covered-bottom') },
  );
}

function useShown(table: ThrowingTable | null, shown: TableShown): void {
  const { lying, held, arc, rehearsals, obstacles, flight, speed, judged, round, stage, review } = shown;
  useEffect(() => {
    if (table === null || flight !== null) return;
    table.lay(held === null ? lying : [...lying, { die: held.die, pose: { place: held.place, turned: [30000, 6000, 9000, 2000] } }]);
  }, [table, lying, held, flight]);
  useEffect(() => {
    table?.mark(
      arc === null ? NO_MARKS : { arc: arc.dots, bounce: arc.bounce, hits: rehearsals?.hits ?? [], misses: rehearsals?.misses ?? [] },
    );
  }, [table, arc, rehearsals]);
  useEffect(() => {
    const cm = (um: number) => um / 20_000;
    table?.stand(
      (flight?.obstacles ?? obstacles).map((obstacle) => {
        const { width, depth, height } = THINGS[obstacle.kind];
        return { obstacle, half: [cm(width), cm(depth), cm(height)] as const };
      }),
    );
  }, [table, obstacles, flight]);
  useEffect(() => {
    if (stage !== undefined) table?.people(stage.cast);
  }, [table, stage]);
  useEffect(() => {
    if (stage !== undefined) table?.mood(stage.mood);
  }, [table, stage]);
  useEffect(() => table?.trail(review?.trail ?? null), [table, review?.trail]);
  const aside = review?.replay?.aside;
  const name = judged || aside !== undefined ? 'judged' : stage?.mood === 'enters' ? 'reveal' : 'aim';
  useEffect(() => table?.look({ name, round, ...(aside !== undefined && { aside }) }), [table, name, round, aside]);
  useEffect(() => {
    if (table === null || flight === null) return;
    return table.play(flight, speed);
  }, [table, flight, speed]);
}
