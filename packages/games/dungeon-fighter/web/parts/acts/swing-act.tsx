/** Which die, with which weapons; or take the dice back and let everybody pay for it. */
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { abilityName, throwName } from '../../../src/content/text.ts';
import { gearName, HEROES, MONSTERS } from '../../../src/index.ts';
import { wantedFor } from '../../../src/rules/fight.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { colourName, DieMark, GearMark } from '../pictures.tsx';
import type { Swing } from '../swing.ts';
import './acts.css';

/** Bonus dice have no ability of their own to stand for them: they are taken here. */
function BonusDie({ swing }: { swing: Swing }) {
  const say = useSay();
  const white = swing.dice.find((die) => die >= 3);
  if (white === undefined) return null;
  return (
    <button
      type="button"
      className="chip df-die-chip"
      aria-pressed={swing.die === white}
      data-decision="swing"
      onClick={() => swing.takeDie(white)}
    >
      <DieMark die={white} /> {say('df.swing.bonus')}
    </button>
  );
}

/** Where there is no room for the hero's sheet, its weapons are switched here. */
function Weapons({ swing }: { swing: Swing }) {
  const say = useSay();
  const inGame = useGameSay();
  if (swing.die === null || swing.carried.length === 0) return null;
  return (
    <div className="df-chips df-weapons">
      {swing.carried.map((gear) => (
        <button
          key={gear}
          type="button"
          className="chip df-die-chip"
          aria-label={say('df.use', { name: gearName(inGame, gear) })}
          aria-pressed={swing.weapons.includes(gear)}
          onClick={() => swing.toggleWeapon(gear)}
        >
          <GearMark gear={gear} /> {gearName(inGame, gear)}
        </button>
      ))}
    </div>
  );
}

export function SwingAct({ props, question, swing }: ActProps & { swing: Swing }) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const level = MONSTERS[view.monster]?.level ?? 0;
  const hero = view.heroes[view.thrower];
  const powerOf = (die: number) => {
    const ability = HEROES[hero?.card ?? -1]?.abilities[die];
    return ability === undefined ? inGame(`colour.${die}`) : abilityName(inGame, ability);
  };
  // What the monster asks for counts as much as what a weapon does.
  const names = wantedFor(view, swing.weapons)
    .map((key) => throwName(inGame, key))
    .join(', ');
  return (
    <>
      <Ask title={question.asked && props.words.ask(view, question.asked.ask)}>
        {swing.die === null ? say('df.swing.choose') : names === '' ? say('df.swing.plain') : say('df.swing.with', { names })}
        {swing.answer !== undefined && question.isHopeless(swing.answer) && <b className="df-hardly">{say('df.swing.hardly')}</b>}
      </Ask>
      <div className="df-chips df-dice">
        {swing.dice
          .filter((die) => die < 3)
          .map((die) => (
            <button
              key={die}
              type="button"
              className="chip df-die-chip"
              aria-pressed={swing.die === die}
              data-decision="swing"
              onClick={() => swing.takeDie(die)}
            >
              <DieMark die={die} /> {powerOf(die)}
            </button>
          ))}
        <BonusDie swing={swing} />
      </div>
      <Weapons swing={swing} />
      {swing.dice.length > 0 && (
        <GoldAnswer question={question} d={swing.answer} missing={say('df.swing.choose')}>
          {swing.die === null
            ? say('df.swing.take')
            : say('df.swing.takeIt', { die: inGame(`colour.${colourName(swing.die) === 'white' ? 3 : swing.die}`) })}
        </GoldAnswer>
      )}
      {swing.recover !== undefined && (
        <Answer
          question={question}
          d={swing.recover}
          tone={swing.dice.length === 0 && !question.isHopeless(swing.recover) ? 'gold' : 'plain'}
        >
          {say('df.swing.recover', { n: level })}
        </Answer>
      )}
    </>
  );
}
