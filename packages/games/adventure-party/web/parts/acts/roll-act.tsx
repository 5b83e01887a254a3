/** The roll: the tools for the chosen die, best chance first; the gold button names die and tool; or Evaluate. */
import dice from 'game-icon:rolling-dices';
import { Button } from '@undercroft/board/controls/button.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { LOOSE, NO_DIE, type ToolView } from '../../../src/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { dieSentence, dieWord, fraction, percentOf } from '../../words.ts';
import { SmallDie } from '../dice.tsx';
import { type Roll, toolKey, useRoll } from '../theatre/pick.ts';
import { ToolIcon, toolCost, toolName } from '../theatre/tool-name.tsx';
import { OptionRows } from './option-rows.tsx';

function Head({ props: { view }, roll }: { props: ActProps['props']; roll: Roll }) {
  const say = useSay();
  const inGame = useGameSay();
  const die = view.rolling?.dice[roll.die];
  if (die === undefined)
    return (
      <header className="ap-head">
        <h2>{say(view.rolling?.succeeds === true ? 'ap.roll.good' : view.trial === 'arena' ? 'ap.roll.more' : 'ap.roll.which')}</h2>
        <p className="second">{say('ap.roll.whichHelp')}</p>
      </header>
    );
  return (
    <header className="ap-head">
      <SmallDie colour={die.colour} face={die.face} />
      <h2>{dieSentence(inGame, view.pool[roll.die]!, roll.die)}</h2>
      {die.chance !== null && <p className="second">{say('ap.roll.chance')}</p>}
    </header>
  );
}

/** What the gold button does, by die and tool. */
function useDeed({ view }: ActProps['props'], chosen: ToolView | null): string {
  const say = useSay();
  const inGame = useGameSay();
  if (chosen === null) return say('ap.roll.choose');
  const { d } = chosen;
  const tool = toolName({ say, inGame, view }, d);
  if (!('die' in d) || d.die === NO_DIE) return say('ap.roll.use', { tool });
  const die = dieWord(inGame, view, d.die);
  if (d.do === 'banner') return say('ap.roll.withBanner', { die });
  if (d.do !== 'rune') return say('ap.roll.on', { die, tool });
  return d.rune === LOOSE ? say('ap.roll.withLoose', { die }) : say('ap.roll.withRune', { die, rune: dieWord(inGame, view, d.rune) });
}

/** Evaluate asks again when it would fail and something could still be done. */
function Evaluate({ props: { view }, roll }: { props: ActProps['props']; roll: Roll }) {
  const say = useSay();
  const [asked, setAsked] = useState('');
  const doubt = view.trial !== 'arena' && view.rolling?.succeeds === false && roll.all.length > 0;
  const here = `${view.pool}`;
  const sure = !doubt || asked === here;
  return (
    <Button
      tone={doubt && sure ? 'danger' : 'plain'}
      className="ap-evaluate"
      data-decision="roll"
      disabled={!roll.open || roll.evaluate === null}
      aria-keyshortcuts="E"
      onClick={() => (sure && roll.evaluate !== null ? roll.answer(roll.evaluate) : setAsked(here))}
    >
      {say(doubt && sure ? 'ap.roll.evaluateAnyway' : 'ap.evaluate')}
    </Button>
  );
}

export function RollAct({ props, question }: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const roll = useRoll();
  const naming = { say, inGame, view: props.view };
  const deed = useDeed(props, roll.chosen);
  const done = props.view.rolling?.succeeds === true && roll.die === NO_DIE && roll.tool === null;
  const rows = roll.tools.map((each) => ({
    key: toolKey(each.d),
    icon: <ToolIcon d={each.d} />,
    title: toolName(naming, each.d),
    text: toolCost(naming, each.d),
    ...(each.chance !== null && roll.die !== NO_DIE && { value: percentOf(each.chance), small: fraction(say, each.chance) }),
  }));
  return (
    <>
      <Head props={props} roll={roll} />
      {rows.length > 0 ? (
        <OptionRows
          label={say('ap.tools')}
          rows={rows}
          chosen={roll.tool}
          decision={roll.open ? 'roll' : undefined}
          onChoose={roll.chooseTool}
        />
      ) : (
        <p className="second">{say('ap.roll.noTools')}</p>
      )}
      <div className="ap-go">
        {done || roll.all.length === 0 ? (
          <GoldAnswer question={question} d={roll.evaluate} icon={dice} missing="">
            {say(props.view.trial === 'arena' ? 'ap.roll.stop' : done ? 'ap.roll.take' : 'ap.evaluate')}
          </GoldAnswer>
        ) : (
          <>
            <GoldAnswer
              question={question}
              d={roll.chosen?.d}
              icon={dice}
              missing={say(roll.tool === null ? 'ap.roll.missing' : 'ap.roll.missingDie')}
            >
              {deed}
            </GoldAnswer>
            <Evaluate props={props} roll={roll} />
          </>
        )}
      </div>
    </>
  );
}
