/** The table one throws at: deep or from above, with the pull of the hand over it and flags on the dice that lie there. */
import target from 'game-icon:convergence-target';
import filmStrip from 'game-icon:film-strip';
import spyglass from 'game-icon:spyglass';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { motionOf, useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isBeside } from '../../../src/throws/index.ts';
import { msAt, soundsOf } from '../../flight.ts';
import type { Special } from '../../throw/gestures/use-special.ts';
import { useStrokes } from '../../throw/gestures/use-strokes.ts';
import type { Contact } from '../../trail.ts';
import { Above } from './above.tsx';
import { SideView } from './above-trail.tsx';
import { Bounces } from './bounces.tsx';
import { Deep } from './deep.tsx';
import { useDepth } from './depth.ts';
import { type Flag, Labels } from './labels.tsx';
import { Loupe } from './loupe.tsx';
import { Posed, Puppet } from './posed.tsx';
import { type Pulling, usePull } from './pulling.ts';
import { Spots } from './spots.ts';
import type { OnTable, TableShown } from './view.ts';
import './throwing-table.css';

interface TableProps {
  shown: TableShown;
  /** While the viewer aims. */
  pulling: Pulling | null;
  /** While a special throw is made, and while it flies. */
  special?: Special | null;
}

/** Tap where a real die lies. */
function usePointing(onTable: { current: OnTable | null }, { pointed }: TableShown) {
  if (!pointed) return {};
  return {
    onClick: (e: MouseEvent) => {
      const at = onTable.current?.(e.clientX, e.clientY, 0);
      if (at) pointed.point([Math.round(at[0]), Math.round(at[1])]);
    },
  };
}

/** The knocks of a flying die, as they come. */
function useKnocks({ flight, speed }: TableShown): void {
  useEffect(() => {
    if (flight === null) return;
    const timers = soundsOf(flight).map((each) => setTimeout(() => sound(each.sound), msAt(flight, each.tick) * speed));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [flight, speed]);
}

/** Round buttons over the table; what they do has nothing to do with pulling. */
function TableButtons({ shown, able, wantsAbove, toggle }: { shown: TableShown; able: boolean; wantsAbove: boolean; toggle(): void }) {
  const say = useSay();
  const again = shown.review?.again ?? null;
  return (
    <div className="df-table-buttons" onPointerDown={(e) => e.stopPropagation()}>
      {again !== null && (
        <button type="button" className="df-round df-again" title={say('df.again')} onClick={again}>
          <Icon drawing={filmStrip} />
          <span className="out-of-sight">{say('df.again')}</span>
        </button>
      )}
      {shown.assisting && (
        <button
          type="button"
          className={`df-round df-assist ${shown.assisting.assist}`}
          title={say(`df.assist.${shown.assisting.assist}`)}
          onClick={shown.assisting.next}
        >
          <Icon drawing={target} />
          <span className="out-of-sight">{say(`df.assist.${shown.assisting.assist}`)}</span>
        </button>
      )}
      {able && (
        <button type="button" className="df-round df-spyglass" title={say('df.above')} aria-pressed={wantsAbove} onClick={toggle}>
          <Icon drawing={spyglass} />
          <span className="out-of-sight">{say('df.above')}</span>
        </button>
      )}
    </div>
  );
}

/** What can be read off the table: flags, contacts, the loupe, and from above the heights as well. */
function Readings({ shown: { review, arc, round }, flat, spots }: { shown: TableShown; flat: boolean; spots: Spots }) {
  const trail = review?.trail ?? null;
  const thrown = review?.account?.thrown;
  // Beside the shield there is nothing to look at through it.
  const lying = thrown === undefined || isBeside(thrown.verdict.facts.reasons) ? undefined : thrown.lying.at(-1);
  return (
    <>
      <Labels
        spots={spots}
        flags={review?.flags ?? NO_FLAGS}
        contacts={trail?.contacts ?? NO_CONTACTS}
        rest={thrown?.lying.at(-1)?.pose.place ?? null}
      />
      {trail !== null && thrown !== undefined && lying !== undefined && (
        <Loupe lying={lying} shares={thrown.verdict.facts.shares} round={round} />
      )}
      {flat && trail !== null && (
        <SideView places={trail.dots} contacts={trail.contacts.filter(({ kind }) => kind === 'bounce').map(({ at }) => at)} />
      )}
      {flat && trail === null && arc !== null && <SideView places={[...arc.dots, arc.bounce.at]} contacts={[arc.bounce.at]} />}
    </>
  );
}

const NO_FLAGS: readonly Flag[] = [];
const NO_CONTACTS: readonly Contact[] = [];

export function ThrowingTableView({ shown, pulling, special = null }: TableProps) {
  const onTable = useRef<OnTable | null>(null);
  const [spots] = useState(() => new Spots());
  const made = shown.flight === null && shown.held !== null ? special : null;
  const hands = usePull(onTable, pulling);
  const strokes = useStrokes(made, onTable);
  const pointing = usePointing(onTable, shown);
  useKnocks(shown);
  const settings = useSettings();
  const { theme } = settings;
  const { able, wantsAbove, toggle, giveUp } = useDepth(motionOf(settings) === 'off');
  // Where nothing flies there is nothing to see in depth. Things are stood on the table from above: there one sees where.
  const isReal = shown.pointed !== undefined;
  const flat = !able || isReal || wantsAbove || made?.placing != null;
  return (
    <div
      className={`df-table ${pulling === null ? '' : 'pulling'} ${made === null ? '' : 'gesturing'} ${shown.pointed ? 'tapped' : ''}`}
      {...hands}
      {...strokes}
      {...pointing}
    >
      <Posed special={made}>
        {flat ? (
          <Above shown={made?.placing ? { ...shown, refused: made.placing.refused } : shown} onTable={onTable} spots={spots} />
        ) : (
          <Deep shown={shown} onTable={onTable} spots={spots} theme={theme === 'light' ? 'light' : 'dark'} giveUp={giveUp} />
        )}
      </Posed>
      {shown.flight !== null && special?.wanted.includes('two-bounce') && <Bounces flight={shown.flight} speed={shown.speed} />}
      {made !== null && <Puppet special={made} spots={spots} die={shown.held?.die ?? 0} />}
      <Readings shown={shown} flat={flat} spots={spots} />
      <TableButtons shown={shown} able={able && !isReal} wantsAbove={wantsAbove} toggle={toggle} />
    </div>
  );
}
