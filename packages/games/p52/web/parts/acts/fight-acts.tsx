/** Questions of a fight: to step on, a trap, to defend, to strike back, where somebody goes. */
import sword from 'game-icon:crossed-swords';
import foot from 'game-icon:footprint';
import shield from 'game-icon:round-shield';
import trapIcon from 'game-icon:wolf-trap';
import { Answer, Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { percent, useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { bookFor, chanceOf, cutOf, forecastAttack, forecastDefence, forecastTrap, type View, worthOf } from '../../../src/index.ts';
import { levelIn } from '../../../src/rules/character.ts';
import { sheetOf } from '../../../src/rules/heroes.ts';
import { abilityIcon } from '../../art/icons.ts';
import { type ActProps, answersOf, useGameSay, varsOf } from '../../board-props.ts';
import { sumWords, worthWords } from '../words.ts';
import { AbilityGo, useAbilityChoice } from './ability-answer.tsx';
import { FlipWords } from './consequence.tsx';
import { Rows } from './rows.tsx';
import { StaminaButton } from './turn-act.tsx';

export function StepAct({ props, question }: ActProps) {
  const say = useSay();
  const answers = answersOf(question.asked, 'step');
  const stop = answers.find(({ to, take }) => to === null && take === undefined);
  const loot = answers.filter(({ take }) => take !== undefined);
  return (
    <>
      <Ask title={props.words.ask(props.view, question.asked!.ask)}>{say('p52.stepHelp')}</Ask>
      <div className="p52-go">
        {stop !== undefined ? (
          <GoldAnswer question={question} d={stop} icon={foot} missing="">
            {props.words.decision(props.view, stop)}
          </GoldAnswer>
        ) : (
          <p className="p52-hint">{say('p52.mustStep')}</p>
        )}
        {loot.map((d) => (
          <Answer key={d.take} question={question} d={d}>
            {props.words.decision(props.view, d)}
          </Answer>
        ))}
      </div>
    </>
  );
}

export function TrapAct({ props, question }: ActProps) {
  const say = useSay();
  const [stamina, setStamina] = useState(0);
  const { view } = props;
  const answers = answersOf(question.asked, 'trap');
  const most = Math.max(0, ...answers.map((d) => d.stamina));
  const forecast = forecastTrap(view, question.asked!.ask.seat);
  const d = answers.find((each) => each.stamina === Math.min(stamina, most));
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)} />
      <p className="p52-say">
        <FlipWords view={view} name={say('p52.trap')} forecast={forecast} stamina={Math.min(stamina, most)} /> {say('p52.trapHurts')}
      </p>
      <div className="p52-go">
        <StaminaButton
          props={props}
          question={question}
          most={most}
          stamina={Math.min(stamina, most)}
          chance={(n) => chanceOf(view, forecast, n)}
          onChange={setStamina}
        />
        <GoldAnswer question={question} d={d} icon={trapIcon} missing="">
          {d === undefined ? '' : props.words.decision(view, d)}
        </GoldAnswer>
      </div>
    </>
  );
}

/** What a defence would leave of the damage if it just holds. */
function cutWords(say: ReturnType<typeof useSay>, view: View, seat: number, id: string): string {
  const cut = cutOf(view, seat, id);
  if (cut === null) return '';
  return cut.avoidFrom === null ? say('p52.cuts', { n: worthWords(say, cut) }) : say('p52.avoids', { n: cut.avoidFrom });
}

export function DefendAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, question } = act;
  const { view } = props;
  const { seat } = question.asked!.ask;
  const vars = varsOf(view);
  const enemy = view.enemies.find(({ id }) => id === Number(vars.enemy));
  const choice = useAbilityChoice(act, 'defend');
  const { ids, id } = choice;
  const forecast = id === null ? null : forecastDefence(view, seat, id, enemy);
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)} />
      <Rows
        label={say('p52.defences')}
        chosen={id}
        decision={question.open ? 'defend' : undefined}
        onChoose={choice.choose}
        rows={ids.map((each) => {
          const ability = bookFor(view).ability(each);
          const odds = forecastDefence(view, seat, each, enemy);
          const isTrained = levelIn(sheetOf(view, seat), each) > 0;
          return {
            key: each,
            icon: abilityIcon(ability),
            title: ability.name,
            beside: isTrained ? say('p52.levelShort', { n: levelIn(sheetOf(view, seat), each) }) : say('p52.untrained'),
            text: cutWords(say, view, seat, each),
            value: percent(chanceOf(view, odds, 0)),
            small: say('p52.flip.target', { n: odds.target ?? 0 }),
          };
        })}
      />
      {forecast !== null && (
        <p className="p52-say">
          {sumWords(inGame, forecast.needs)} = <b>{forecast.target}</b>.{' '}
          {forecast.added.length > 0 && say('p52.say.added', { sum: sumWords(inGame, forecast.added) })}
        </p>
      )}
      <AbilityGo {...act} choice={choice} icon={shield} forecast={forecast} noneTone="plain" />
    </>
  );
}

export function CounterAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const { view } = props;
  const { seat } = question.asked!.ask;
  const on = Number(varsOf(view).enemy);
  const choice = useAbilityChoice(act, 'counter');
  const { ids, id } = choice;
  return (
    <>
      <Ask title={props.words.ask(view, question.asked!.ask)} />
      <Rows
        label={say('p52.with')}
        chosen={id}
        decision={question.open ? 'counter' : undefined}
        onChoose={choice.choose}
        rows={ids.map((each) => {
          const forecast = forecastAttack(view, seat, each, on);
          const worth = worthOf(view, seat, each, on);
          return {
            key: each,
            icon: abilityIcon(bookFor(view).ability(each)),
            title: bookFor(view).ability(each).name,
            ...(worth !== null && { text: say('p52.say.damage', { n: worthWords(say, worth) }) }),
            value: percent(chanceOf(view, forecast, 0)),
            small: say('p52.flip.target', { n: forecast.target ?? 0 }),
          };
        })}
      />
      <AbilityGo
        {...act}
        choice={choice}
        icon={sword}
        forecast={id === null ? null : forecastAttack(view, seat, id, on)}
        noneTone="ghost"
      />
    </>
  );
}

/** Where somebody flees or is taken to: pointed at in the room, and confirmed. */
export function SpotAct({ props, question }: ActProps) {
  const say = useSay();
  const options = (question.asked?.options ?? []).slice(0, 12);
  return (
    <>
      <Ask title={props.words.ask(props.view, question.asked!.ask)}>{say('p52.pointAndSay')}</Ask>
      {options.length < 9 && (
        <div className="p52-whom">
          {options.map((d) => (
            <button
              key={JSON.stringify(d)}
              type="button"
              className="chip"
              aria-pressed={question.chosen === d}
              disabled={!question.open}
              data-decision={question.open ? d.kind : undefined}
              onClick={() => question.choose(d)}
            >
              {props.words.decision(props.view, d)}
            </button>
          ))}
        </div>
      )}
      <div className="p52-go">
        <GoldAnswer question={question} icon={foot} missing={say('p52.pointSpot')}>
          {question.chosen === null ? say('p52.pointSpot') : props.words.decision(props.view, question.chosen)}
        </GoldAnswer>
      </div>
    </>
  );
}
