/** The room: order of initiative, the spots on their stone, the last flip on the oak, what is asked, and the sheet beside them. */
import flag from 'game-icon:black-flag';
import fightIcon from 'game-icon:crossed-swords';
import sheetIcon from 'game-icon:scroll-quill';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Menu } from '@undercroft/board/question/menu.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useState } from 'react';
import { type Act, type P52Event, placeNamed, type View } from '../../src/index.ts';
import { mayAsk, mySeat, type Props, type Question, type ScreenProps, useGameSay, varsOf } from '../board-props.ts';
import type { Beat, Picture } from '../film.ts';
import { ACTS } from './acts/acts.ts';
import { NO_WISH, type Plan, planFor, type Wish, wishFor } from './acts/plan.ts';
import { pointingFor, reachFor } from './acts/targets.ts';
import { TurnAct } from './acts/turn-act.tsx';
import { fetchLevel } from './later.tsx';
import { actingEnemy, actingSeat } from './order.ts';
import { type Looked, OrderBar } from './order-bar.tsx';
import { NOWHERE, type Pointing } from './room/pointing.ts';
import { RoomBoard } from './room/room.tsx';
import { FoeSlip } from './sheet/foe-slip.tsx';
import { type Choosing, Sheet } from './sheet/sheet.tsx';
import type { Flip } from './strip/flips.ts';
import { Strip } from './strip/strip.tsx';
import './fight.css';

interface Planned {
  plan: Plan;
  options: readonly Act[];
  wish(change: Partial<Wish>): void;
}

/** What somebody is about to do, as long as the same question waits. */
function usePlan(view: View, { asked, isHopeless }: Question): Planned | null {
  const [held, setHeld] = useState<{ options: unknown; wish: Wish }>({ options: null, wish: NO_WISH });
  if (asked?.ask.kind !== 'act') return null;
  const options = asked.options.flatMap((d) => (d.kind === 'act' ? [d] : []));
  const wish = held.options === asked.options ? held.wish : NO_WISH;
  return {
    options,
    plan: planFor(view, options, wish, isHopeless),
    wish: (change) => setHeld({ options: asked.options, wish: { ...wish, ...change } }),
  };
}

/** Spots that answer a question by themselves: the next step, a refuge, a place to be taken to. */
function useSpotPointing(view: View, question: Question): Pointing | null {
  const say = useSay();
  const inGame = useGameSay();
  const { asked, chosen, open } = question;
  const kind = asked?.ask.kind;
  if (asked === null || (kind !== 'step' && kind !== 'refuge' && kind !== 'place')) return null;
  const seat = asked.ask.seat;
  const targets = asked.options.flatMap((d) => {
    if ((d.kind !== 'step' && d.kind !== 'refuge' && d.kind !== 'place') || d.to === null) return [];
    const to = d.to;
    return [
      {
        on: { is: 'spot' as const, id: to },
        place: to,
        label: say('p52.point.step', { place: placeNamed({ say: inGame, view }, to) }),
        chosen: chosen === d,
        press: () => (kind === 'step' ? question.answer(d) : question.choose(d)),
      },
    ];
  });
  const left = Number(varsOf(view).left ?? 0);
  return { ...NOWHERE, decision: open ? kind : undefined, targets, reach: kind === 'step' ? reachFor(view, seat, left) : [] };
}

/** The line of a blow that is being told, until all of it is. */
function toldLine(view: View, told: P52Event | null, flip: Flip | null): Pointing['line'] {
  const blow = flip?.first;
  if (told === null || (blow?.type !== 'struck' && blow?.type !== 'enemyStruck')) return null;
  if (told !== blow && told !== flip?.defence && told !== flip?.harm) return null;
  const hero = view.heroes[blow.seat]?.place ?? -1;
  const foe = view.enemies.find(({ id }) => id === blow.enemy)?.place ?? -1;
  if (hero < 0 || foe < 0) return null;
  return blow.type === 'struck' ? { from: hero, to: foe } : { from: foe, to: hero };
}

/** While others act: the line from whoever strikes to whoever is struck. */
function watched(view: View, { told, flip }: Pick<Picture, 'told' | 'flip'>): Pointing {
  const line = toldLine(view, told, flip);
  if (line !== null) return { ...NOWHERE, line };
  const blow = view.stack.findLast(({ proc }) => proc === 'enemyStrike')?.vars;
  const enemy = view.enemies.find(({ id }) => id === Number(blow?.enemy ?? -1));
  const to = view.heroes[Number(blow?.seat ?? -1)]?.place ?? -1;
  return enemy === undefined || to < 0 ? NOWHERE : { ...NOWHERE, line: { from: enemy.place, to } };
}

/** R-P52-61  Somebody may ask to go home. */
function GoHome({ props }: { props: Props }) {
  const say = useSay();
  const asked = mayAsk(props, 'giveUp');
  if (asked === null) return null;
  return (
    <Menu
      props={props}
      asked={asked}
      icon={flag}
      name={say('p52.goHome')}
      intro={say('p52.goHomeHelp')}
      tone="danger"
      label={(d) => props.words.decision(props.view, d)}
    />
  );
}

/** Whom the table waits for, or what is being told; not before its last card lies there. */
function Waits({ props, beat }: { props: Props; beat: Beat }) {
  const say = useSay();
  const words = waitingWords(props.seats, say);
  return <p className="p52-waits">{beat !== 'all' ? '' : props.scene === null && words !== '' ? words : props.goingOn}</p>;
}

function Decide({ props, question, planned, beat }: { props: Props; question: Question; planned: Planned | null; beat: Beat }) {
  return (
    <ActPanel
      className="p52-act"
      acts={ACTS}
      props={props}
      question={planned === null ? question : { ...question, asked: null }}
      waiting={planned === null ? <Waits props={props} beat={beat} /> : <TurnAct props={props} question={question} {...planned} />}
    >
      <GoHome props={props} />
    </ActPanel>
  );
}

/** Abilities on the sheet are pressed like those in the strip. */
function choosingFor(planned: Planned | null, { open }: Question): Choosing | undefined {
  if (planned === null) return undefined;
  const able = planned.options.flatMap((d) => (d.do === 'attack' || d.do === 'cast' ? [d] : []));
  const { plan, wish } = planned;
  return {
    chosen: plan.verb === 'attack' || plan.verb === 'skill' ? plan.thing : null,
    open: [...new Set(able.map(({ ability }) => ability))],
    decision: open ? 'act' : undefined,
    choose: (ability) => wish(wishFor(planned.options, ability) ?? {}),
  };
}

interface BesideProps {
  props: Props;
  view: View;
  mine: number;
  looked: Looked | null;
  choosing: Choosing | undefined;
}

function Beside({ props, view, mine, looked, choosing }: BesideProps) {
  const enemy = looked?.side === 'enemy' ? view.enemies.find(({ id }) => id === looked.id) : undefined;
  if (enemy !== undefined) return <FoeSlip view={view} enemy={enemy} />;
  const seat = looked?.side === 'party' && view.heroes[looked.id]?.sheet ? looked.id : mine;
  return <Sheet view={view} seat={seat} props={props} choosing={seat === mine ? choosing : undefined} />;
}

const TABS = [
  ['fight', fightIcon],
  ['sheet', sheetIcon],
] as const;

export function Fight({ props, question, picture }: ScreenProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view, flip, beat, told } = picture;
  const [tab, setTab] = useState<'fight' | 'sheet'>('fight');
  const [looked, setLooked] = useState<Looked | null>(null);
  const mine = mySeat(props, question);
  useEffect(fetchLevel, []);
  const planned = usePlan(view, question);
  const spots = useSpotPointing(view, question);
  const pointing =
    planned === null
      ? (spots ?? watched(view, picture))
      : pointingFor({ view, ...planned, answer: question.answer, decision: question.open ? 'act' : undefined, say, inGame });
  const look = (next: Looked) => {
    const isSame = looked?.side === next.side && looked.id === next.id;
    setLooked(isSame || (next.side === 'party' && next.id === mine) ? null : next);
    if (!isSame) setTab('sheet');
  };
  return (
    <div className="p52-fight" data-tab={tab} data-acting={actingSeat(view) ?? actingEnemy(view) ?? undefined}>
      <OrderBar props={props} view={view} told={told} mine={mine} looked={looked} onLook={look} />
      <RoomBoard props={props} view={view} pointing={pointing} mine={mine} picture={picture} onLook={look} />
      <Strip props={props} view={view} flip={flip} beat={beat} />
      <Decide props={props} question={question} planned={planned} beat={beat} />
      <Beside props={props} view={view} mine={mine} looked={looked} choosing={choosingFor(planned, question)} />
      <nav className="p52-tabs" aria-label={say('p52.tabs')}>
        {TABS.map(([id, icon]) => (
          <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
            <Icon drawing={icon} /> {say(`p52.tab.${id}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}
