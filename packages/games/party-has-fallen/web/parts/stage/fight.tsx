/** A fight as a small theatre: two sides, their dice and every modifier, who meets whom, and what gets through. */

import swords from 'game-icon:crossed-swords';
import shield from 'game-icon:shield';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Die, restingTurn } from '@undercroft/board/dice/die.tsx';
import { Parts } from '@undercroft/board/numbers/parts.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { gathered } from '@undercroft/mechanics';
import { heroOf, partsIn, resolve } from '../../../src/index.ts';
import { portraitOf } from '../../art/heroes.ts';
import { nameOf, type Props, pageSeat } from '../../board-props.ts';
import { attackSum, defenceSum, heroAt } from '../../figures.ts';
import type { Fighter, FightStage } from '../../film.ts';

type SideName = 'attack' | 'defend';

interface FighterProps {
  props: Props;
  fighter: Fighter;
  side: SideName;
  /** The die is in the air. */
  rolls: boolean;
}

/** Before the dice: what the fighter would add. After them: all that made the total. */
function Roll({ props, fighter, side, rolls }: FighterProps) {
  const say = useSay();
  const view = props.scene?.before ?? props.view;
  if (fighter.refused) return <p className="second">{say('phf.fight.refused')}</p>;
  if (fighter.die === null || fighter.total === null) {
    const { value, parts } = side === 'attack' ? attackSum(view, fighter.seat) : defenceSum(view, fighter.seat);
    const sources = gathered(partsIn(props.words.say, parts)).map(([, source]) => source);
    return (
      <div className="phf-before">
        {fighter.die !== null && <Die pips={fighter.die} tumbling={rolls} />}
        <p className="second">{say('phf.fight.adds', { n: signed(value), sources: sources.join(', ') || say('phf.fight.bare') })}</p>
      </div>
    );
  }
  return (
    <div className="phf-rolled">
      <Die pips={fighter.die} turn={restingTurn(fighter.seat, fighter.die)} />
      <Parts parts={partsIn(props.words.say, fighter.parts)} total={`= ${fighter.total}`} from={String(fighter.die)} />
    </div>
  );
}

function FighterRow({ props, fighter, side, rolls, leader }: FighterProps & { leader: boolean }) {
  const say = useSay();
  const seat = pageSeat(props.seats, fighter.seat);
  const view = props.scene?.before ?? props.view;
  return (
    <li className={`phf-fighter ${leader ? 'leader' : 'helper'} ${fighter.refused ? 'refused' : ''}`}>
      <div className="who">
        {leader && (
          <span className="arch">
            <Standee creature={portraitOf(heroOf(view.seats[fighter.seat]!).id)} />
          </span>
        )}
        <span>
          <b>
            {seat && <Sigil name={seat.sigil} size={26} />} {nameOf(props.seats, fighter.seat)}
          </b>
          <small>{leader ? heroAt(props.words.say, view, fighter.seat) : say('phf.fight.helps')}</small>
        </span>
      </div>
      <Roll props={props} fighter={fighter} side={side} rolls={rolls} />
    </li>
  );
}

function Side({ props, stage, side, rolls }: { props: Props; stage: FightStage; side: SideName; rolls: boolean }) {
  const say = useSay();
  return (
    <section className={`phf-side ${side}`} aria-label={say(side === 'attack' ? 'phf.fight.attack' : 'phf.fight.defence')}>
      <h3>
        <Icon drawing={side === 'attack' ? swords : shield} /> {say(side === 'attack' ? 'phf.fight.attack' : 'phf.fight.defence')}
      </h3>
      <ul>
        {stage[side].map((fighter, i) => (
          <FighterRow key={fighter.seat} props={props} fighter={fighter} side={side} rolls={rolls} leader={i === 0} />
        ))}
      </ul>
    </section>
  );
}

/** `6 meets 4: 2 through`. */
function Meetings({ props, stage }: { props: Props; stage: FightStage }) {
  const say = useSay();
  if (stage.meetings === null) return null;
  return (
    <div className="slip phf-verdict">
      <ul>
        {stage.meetings.map(([attack, defence], i) => (
          // Equal pairs are still two pairs.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${attack} ${defence} ${i}`}>
            <b className="number">{attack}</b> {say('phf.fight.meets')} <b className="number">{defence}</b>:{' '}
            {attack > defence ? say('phf.fight.through', { n: attack - defence }) : say('phf.fight.repelled')}
          </li>
        ))}
      </ul>
      <p className="display">
        {stage.damage > 0
          ? say('phf.fight.damage', { n: stage.damage, name: nameOf(props.seats, stage.victim) })
          : say('phf.fight.none', { name: nameOf(props.seats, stage.victim) })}
      </p>
    </div>
  );
}

/** Who in the room has not made up their mind yet. */
const undecided = ({ view, scene }: Props): Seat[] => (scene !== null ? [] : (view.fight?.undecided ?? []));

export function FightTheatre({ props, stage, rolls }: { props: Props; stage: FightStage; rolls: boolean }) {
  const say = useSay();
  const open = undecided(props);
  const totals = { attack: stage.attack.flatMap((f) => f.total ?? []), defend: stage.defend.flatMap((f) => f.total ?? []) };
  const rolled = totals.attack.length > 0 && totals.defend.length > 0 && stage.meetings === null;
  const threat = rolled ? resolve(totals.attack, totals.defend, props.view.rules.bestShield).damage : null;
  return (
    <div className="phf-theatre" data-stage="fight">
      <h2>{say('phf.fight.title', { attacker: nameOf(props.seats, stage.attacker), victim: nameOf(props.seats, stage.victim) })}</h2>
      <div className="phf-sides">
        <Side props={props} stage={stage} side="attack" rolls={rolls} />
        <Side props={props} stage={stage} side="defend" rolls={rolls} />
      </div>
      {open.length > 0 && (
        <p className="second phf-open">{say('phf.fight.undecided', { names: open.map((seat) => nameOf(props.seats, seat)).join(', ') })}</p>
      )}
      {threat !== null && <p className="second">{say('phf.fight.soFar', { n: threat })}</p>}
      <Meetings props={props} stage={stage} />
    </div>
  );
}
