/** What lies on the map for all to see: dice and their sums, event cards, finds, the Marauder's fights. */
import ghost from 'game-icon:floating-ghost';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { AnyDie, Gem, numbersTo } from '@undercroft/board/dice/any-die.tsx';
import { Die, restingTurn } from '@undercroft/board/dice/die.tsx';
import { Parts } from '@undercroft/board/numbers/parts.tsx';
import { Who } from '@undercroft/board/seats/who.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import type { ReactNode } from 'react';
import {
  CHECK_DIE,
  describeMarauder,
  EVENTS,
  type Event,
  MARAUDER_ABILITIES,
  modName,
  partsIn,
  printedName,
  type View,
} from '../../../src/index.ts';
import { EVENT_DRAWINGS } from '../../art/events.ts';
import { type ActProps, nameOf, type Props, useGameSay, withNames } from '../../board-props.ts';
import { eventCard } from '../../cards.ts';
import type { Picture, Stage } from '../../film.ts';
import { HonourMark } from '../draft/honour-mark.tsx';
import { targetsOf } from '../map/targets.ts';
import { ItemFace, isCursed } from '../sheet/items.tsx';
import { FightTheatre } from './fight.tsx';
import './stage.css';

type StageOf<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

interface OnStage<K extends Stage['kind']> {
  props: Props;
  stage: StageOf<K>;
  /** The dice are in the air: what comes of them keeps its place and is not to be seen. */
  rolls: boolean;
}

/** What follows from dice, once they lie. */
const Then = ({ rolls, children }: { rolls: boolean; children: ReactNode }) => (
  <div className={rolls ? 'phf-later' : 'phf-then'}>{children}</div>
);

function MoveRoll({ props, stage: { e }, rolls }: OnStage<'move'>) {
  const say = useSay();
  return (
    <div className="slip phf-card">
      <Who seats={props.seats} seat={e.seat} />
      <div className="phf-rolled">
        <AnyDie number={e.die} nth={e.seat} tumbling={rolls} />
        <Then rolls={rolls}>
          {e.parts.length > 0 && <Parts parts={partsIn(props.words.say, e.parts)} total={`= ${e.points}`} from={String(e.die)} />}
        </Then>
      </div>
      <Then rolls={rolls}>
        <p className="display">{say('phf.roll.steps', { n: e.points })}</p>
      </Then>
    </div>
  );
}

function CheckRoll({ props, stage: { seat, stat, e }, rolls }: OnStage<'check'>) {
  const say = useSay();
  return (
    <div className="slip phf-card">
      <Who seats={props.seats} seat={seat} />
      <p className="display">{say('phf.check.title', { stat: modName(props.words.say, stat) })}</p>
      {e !== null && (
        <>
          <div className="phf-rolled">
            <Gem faces={numbersTo(CHECK_DIE)} at={e.die - 1} tumbling={rolls} />
            <Parts parts={partsIn(props.words.say, e.parts)} total={`= ${e.value}`} />
          </div>
          <Then rolls={rolls}>
            <p className={`phf-stamp ${e.passed ? 'good' : 'bad'}`}>
              {say(e.passed ? 'phf.check.passed' : 'phf.check.failed', { die: e.die, value: e.value })}
            </p>
          </Then>
        </>
      )}
    </div>
  );
}

/** An event card, as it was drawn. */
export function EventCard({ view, card, children }: { view: View; card: number; children?: ReactNode }) {
  const say = useSay();
  const inGame = useGameSay();
  const [event, face] = [EVENTS[card], eventCard(inGame, view, card)];
  if (event === undefined || face === null) return null;
  return (
    <div className={`slip phf-event ${event.tone}`}>
      <small className="tone">{say(`phf.tone.${event.tone}`)}</small>
      <span className="woodcut">
        <Icon drawing={EVENT_DRAWINGS[event.name] ?? ghost} />
      </span>
      <h2>
        {face.name} {face.honour && <HonourMark />}
      </h2>
      <p>
        <b>
          <Terms text={face.text} />
        </b>
      </p>
      <p className="quip">{face.quip}</p>
      {children}
    </div>
  );
}

function Found({ props, stage: { e } }: { props: Props; stage: StageOf<'item'> }) {
  const say = useSay();
  return (
    <div className="slip phf-card">
      <Who seats={props.seats} seat={e.seat} />
      <p className="display">{say('phf.found')}</p>
      {e.item === null ? (
        <p>{say('phf.found.hidden')}</p>
      ) : (
        <div className={`slip phf-item ${isCursed(e.item) ? 'cursed' : ''}`}>
          <ItemFace view={props.scene?.after ?? props.view} item={e.item} />
        </div>
      )}
    </div>
  );
}

/** One player, one Marauder, one exchange. */
function Haunt({ props, stage: { e }, rolls }: OnStage<'haunt'>) {
  const say = useSay();
  const gap = e.player - e.marauder;
  const own = e.player - e.parts.reduce((sum, [value]) => sum + value, 0);
  return (
    <div className="phf-theatre" data-stage="haunt">
      <h2>
        {e.attacker === 'player'
          ? say('phf.fight.title', { attacker: nameOf(props.seats, e.seat), victim: say('phf.marauder') })
          : say('phf.fight.title', { attacker: say('phf.marauder'), victim: nameOf(props.seats, e.seat) })}
      </h2>
      <div className="phf-sides">
        <section className="phf-side">
          <Who seats={props.seats} seat={e.seat} />
          <div className="phf-rolled">
            {own >= 1 && <AnyDie number={own} nth={1} tumbling={rolls} />}
            <Then rolls={rolls}>
              <Parts parts={partsIn(props.words.say, e.parts)} total={`= ${e.player}`} {...(own >= 0 && { from: String(own) })} />
            </Then>
          </div>
        </section>
        <section className="phf-side">
          <b className="seat-name">
            <Icon drawing={ghost} /> {say('phf.marauder')}
          </b>
          <div className="phf-rolled">
            {e.marauder - e.bonus >= 1 && <AnyDie number={e.marauder - e.bonus} nth={4} tumbling={rolls} />}
            <Then rolls={rolls}>
              <p className="number">
                {e.bonus !== 0 && `${signed(e.bonus)} `}= {e.marauder}
              </p>
            </Then>
          </div>
        </section>
      </div>
      <div className={`slip phf-verdict ${rolls ? 'phf-later' : ''}`}>
        <p className="display">
          {gap === 0 && say('phf.haunt.equal')}
          {gap > 0 && say('phf.haunt.hit', { n: gap })}
          {gap < 0 && say('phf.fight.damage', { n: -gap, name: nameOf(props.seats, e.seat) })}
        </p>
      </div>
    </div>
  );
}

function MarauderRoll({ props, stage: { e }, rolls }: OnStage<'marauder'>) {
  const say = useSay();
  const ability = MARAUDER_ABILITIES[props.view.hauntAbility];
  return (
    <div className="slip phf-card marauder">
      <b className="seat-name">
        <Icon drawing={ghost} /> {say('phf.marauder')}
      </b>
      <div className="phf-rolled">
        <AnyDie number={e.distance} nth={2} tumbling={rolls} />
        <Gem faces={FACES.map((face) => say(`phf.face.${face}`))} at={FACES.indexOf(faceOf(e.face))} tumbling={rolls} />
      </div>
      {ability !== undefined && (
        <p>
          <b>{printedName(props.words.say, ability)}.</b> {describeMarauder(props.words.say, ability)}
        </p>
      )}
    </div>
  );
}

const FACES = ['north', 'east', 'south', 'west', 'lurk', 'item'] as const;
const faceOf = (face: string) => FACES.find((each) => each === face) ?? 'lurk';

function FirstRoll({ props, stage: { e }, rolls }: OnStage<'first'>) {
  const say = useSay();
  return (
    <div className="slip phf-card">
      <p className="display">{say('phf.first')}</p>
      <ul className="phf-firsts">
        {e.seats.map((seat, i) => (
          <li key={seat}>
            <Who seats={props.seats} seat={seat} />
            <Die pips={e.rolls[i] ?? 1} turn={restingTurn(i, e.rolls[i] ?? 1)} tumbling={rolls} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An event of the game in its own words, with people's names. */
function words(props: Props, e: Event): string {
  const view = props.scene?.after ?? props.view;
  return withNames(props.words.event(view, e) ?? '', { ...props, view });
}

function Shown({ props, stage, rolls }: { props: Props; stage: Stage; rolls: boolean }) {
  switch (stage.kind) {
    case 'fight':
      return <FightTheatre props={props} stage={stage} rolls={rolls} />;
    case 'haunt':
      return <Haunt props={props} stage={stage} rolls={rolls} />;
    case 'move':
      return <MoveRoll props={props} stage={stage} rolls={rolls} />;
    case 'check':
      return <CheckRoll props={props} stage={stage} rolls={rolls} />;
    case 'event':
      return <EventCard view={props.scene?.after ?? props.view} card={stage.e.card} />;
    case 'item':
      return <Found props={props} stage={stage} />;
    case 'marauder':
      return <MarauderRoll props={props} stage={stage} rolls={rolls} />;
    case 'first':
      return <FirstRoll props={props} stage={stage} rolls={rolls} />;
    case 'note':
      return <p className={`slip phf-note ${stage.e.type}`}>{words(props, stage.e)}</p>;
  }
}

/** A fight that waits while a room of the map is asked for: told at its edge, so that the map can be pressed. */
function FightAside({ props, stage }: { props: Props; stage: StageOf<'fight'> }) {
  const say = useSay();
  const names = { attacker: nameOf(props.seats, stage.attacker), victim: nameOf(props.seats, stage.victim) };
  return (
    <div className="phf-stage aside">
      <p className="slip phf-note">{say('phf.fight.title', names)}</p>
    </div>
  );
}

/** Fights cover the map, unless it is needed; the rest lies on it. */
export function StageView({ props, question, picture }: ActProps & { picture: Picture }) {
  const { stage, caption, tumbling } = picture;
  if (stage === null) return null;
  if (stage.kind === 'fight' && targetsOf(props, question).length > 0) return <FightAside props={props} stage={stage} />;
  return (
    <div className={`phf-stage ${stage.kind} ${props.scene === null ? '' : 'acting'}`}>
      <Shown props={props} stage={stage} rolls={tumbling} />
      {caption !== null && <p className="slip phf-note caption">{words(props, caption)}</p>}
    </div>
  );
}
