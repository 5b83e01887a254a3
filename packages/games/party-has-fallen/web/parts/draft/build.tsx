/** A hero of one's own: twenty points over six stats, movement and combat, with the budget always in sight. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Draft } from '@undercroft/board/question/draft.tsx';
import { asSentence, useSay } from '@undercroft/board/text.ts';
import { useId, useState } from 'react';
import {
  type BuildDecision,
  checkSheet,
  GENDERS,
  genders,
  highestStat,
  hpFor,
  LEAST_BONUS,
  LONGEST_HERO_NAME,
  MOST_BONUS,
  MOST_HP,
  modName,
  POINTS,
  STATS,
} from '../../../src/index.ts';
import { type ActProps, useGameSay } from '../../board-props.ts';
import { refusalWords } from '../../words.ts';
import { GoalPanel } from '../sheet/goal.tsx';

/** Stats, MOV and CMB together; PHF-050. */
export const spentOn = ({ stats, move, combat }: Pick<BuildDecision, 'stats' | 'move' | 'combat'>): number =>
  stats.reduce((sum, stat) => sum + stat, 0) + move + combat;

const START = { name: '', gender: 0, stats: [4, 4, 3, 3, 3, 3], move: 0, combat: 0, side: 'A', hp: 18 } as const;

interface PartProps {
  sheet: BuildDecision;
  change(part: Partial<BuildDecision>): void;
}

function Points({ sheet, change, highest, freeHp }: PartProps & { highest: number; freeHp: boolean }) {
  const say = useSay();
  const inGame = useGameSay();
  const count = (label: string, value: number, [min, max]: [number, number], set: (n: number) => void) => (
    <Counting
      key={label}
      label={label}
      value={value}
      min={min}
      max={max}
      onChange={set}
      less={say('phf.build.less', { stat: label })}
      more={say('phf.build.more', { stat: label })}
    />
  );
  const withStat = (i: number, n: number) => {
    const stats = sheet.stats.map((old, at) => (at === i ? n : old));
    change({ stats, ...(freeHp ? {} : { hp: hpFor(stats[1]!) }) });
  };
  return (
    <div className="phf-buy">
      {STATS.map((stat, i) => count(modName(inGame, stat), sheet.stats[i]!, [0, highest], (n) => withStat(i, n)))}
      {count(say('phf.sheet.move'), sheet.move, [LEAST_BONUS, MOST_BONUS], (move) => change({ move }))}
      {count(say('phf.build.combat'), sheet.combat, [LEAST_BONUS, MOST_BONUS], (combat) => change({ combat }))}
      {freeHp && count(say('phf.build.hp'), sheet.hp, [1, MOST_HP], (hp) => change({ hp }))}
    </div>
  );
}

function Person({ sheet, change, allowed }: PartProps & { allowed: readonly number[] }) {
  const say = useSay();
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{say('phf.build.name')}</label>
        <input
          id={id}
          className="input"
          maxLength={LONGEST_HERO_NAME}
          value={sheet.name}
          onChange={(e) => change({ name: e.target.value })}
        />
      </div>
      <Choices
        label={say('phf.draft.gender')}
        value={String(sheet.gender)}
        onChange={(gender) => change({ gender: Number(gender) })}
        choices={allowed.map((gender) => ({ value: String(gender), title: say(`phf.gender.${GENDERS[gender]!}`) }))}
      />
      <Choices
        label={say('phf.build.side')}
        value={sheet.side}
        onChange={(side) => change({ side })}
        choices={[
          { value: 'A', title: say('phf.sheet.attack') },
          { value: 'B', title: say('phf.sheet.defence') },
        ]}
      />
    </>
  );
}

export function BuildHero({ props, question }: ActProps) {
  const say = useSay();
  const { view, viewer, seats } = props;
  const seat = question.asked?.ask.seat ?? 0;
  const [sheet, setSheet] = useState<BuildDecision>(() => ({
    ...START,
    stats: [...START.stats],
    seat,
    kind: 'build',
    name: say('phf.build.somebody'),
  }));
  const change = (part: Partial<BuildDecision>) => setSheet((old) => ({ ...old, ...part }));
  const left = POINTS - spentOn(sheet);
  const wrong = checkSheet(view.rules, sheet);
  return (
    <Draft
      title={say('phf.draft.build')}
      deed={
        <>
          <p className="phf-budget" aria-live="polite">
            <span className={`number ${left === 0 ? 'good' : 'warn'}`}>{left}</span> {say('phf.build.left')} ·{' '}
            {say('phf.draft.hp', { n: sheet.hp })}
          </p>
          <GoldAnswer
            question={question}
            missing={say('phf.draft.missing')}
            d={sheet}
            why={wrong === null ? undefined : asSentence(refusalWords(props.words.say, wrong))}
          >
            {say('phf.build.done', { name: sheet.name })}
          </GoldAnswer>
        </>
      }
    >
      {viewer !== null && <GoalPanel view={view} seat={viewer} seats={seats} brief />}
      <div className="panel phf-build">
        <Points sheet={sheet} change={change} highest={highestStat(view.rules)} freeHp={view.rules.freeHp} />
        <Person sheet={sheet} change={change} allowed={genders(view.rules)} />
      </div>
    </Draft>
  );
}
