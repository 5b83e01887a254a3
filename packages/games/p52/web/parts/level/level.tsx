/** After a room: what it was worth, and a new level as an event, every choice with what it changes before it is taken. */
import upgrade from 'game-icon:upgrade';
import { Candle } from '@undercroft/board/art/candle.tsx';
import { Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Answer, Ask, GoldAnswer, OtherAct } from '@undercroft/board/question/answers.tsx';
import { waitingWords } from '@undercroft/board/seats/names.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type ComponentType, useState } from 'react';
import { bookFor, type Decision, type Kind, type View } from '../../../src/index.ts';
import type { Character } from '../../../src/rules/character.ts';
import { sheetOf } from '../../../src/rules/heroes.ts';
import { raiseCost, threshold } from '../../../src/rules/levels.ts';
import { Flipped } from '../../art/cards.tsx';
import { figureOf } from '../../art/figures.ts';
import { abilityIcon } from '../../art/icons.ts';
import { type ActProps, answersOf, mySeat, type ScreenProps, useGameSay, varsOf } from '../../board-props.ts';
import { ACTS } from '../acts/acts.ts';
import { RowsAct } from '../acts/choice-acts.tsx';
import { suggestedSplit } from '../create/create.tsx';
import { asSplit, type Points, Split, spent } from '../create/split.tsx';
import { abilityRules } from '../print.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { Account, lastAccount } from './account.tsx';
import './level.css';

const withPoints = (sheet: Character, points: Points): Character => ({
  ...sheet,
  cores: {
    ...sheet.cores,
    ...Object.fromEntries(Object.entries(points).map(([core, n]) => [core, sheet.cores[core as keyof Character['cores']] + (n ?? 0)])),
  },
});

/** The band: who has grown, in an arch, with a candle for each level. */
function Band({ view, seat, card }: { view: View; seat: number; card: number | null }) {
  const say = useSay();
  const sheet = sheetOf(view, seat);
  const figure = figureOf(sheet.race, sheet.profession);
  const next = threshold(sheet.level);
  return (
    <header className="p52-band">
      <span className="alcove">
        <Vault width={236} height={150} stone={17} count={13} spring={112} />
        <WallShadow creature={figure} />
        <Standee creature={figure} />
      </span>
      <div className="words">
        <h2>{card === null ? say('p52.afterRoom', { n: view.quest.entered }) : say('p52.level', { n: sheet.level })}</h2>
        <p className="quip">{say(card === null ? 'p52.level.counts' : 'p52.level.quip', { name: sheet.name })}</p>
        <span className="p52-expbar" role="img" aria-label={say('p52.expOf', { n: sheet.exp, of: next })}>
          <i style={{ width: `${Math.min(100, (100 * sheet.exp) / next)}%` }} />
          <b>
            {sheet.exp} / {next} {say('p52.exp')}
          </b>
        </span>
      </div>
      {card !== null && <Flipped card={card} turn={-4} className="turning" />}
      <span className="candles" aria-hidden="true">
        {Array.from({ length: Math.min(8, sheet.level) }, (_, i) => (
          <Candle key={i} height={46 - 4 * ((sheet.level - i) % 4)} width={20} />
        ))}
      </span>
    </header>
  );
}

/** P52-243  Points of the level's card on the cores. */
function SplitAct({ props, question, points, onChange }: ActProps & { points: Points; onChange(points: Points): void }) {
  const say = useSay();
  const { view } = props;
  const { seat } = question.asked!.ask;
  const total = Number(varsOf(view).points);
  const left = total - spent(points);
  const d: Decision = { seat, kind: 'split', split: asSplit(points) };
  return (
    <>
      <Ask title={say('p52.points', { n: total })}>{say('p52.level.half')}</Ask>
      <Split
        view={view}
        now={withPoints(sheetOf(view, seat), points)}
        points={points}
        total={total}
        decision={question.open ? 'split' : undefined}
        onChange={onChange}
      />
      <div className="p52-go">
        <p className="p52-left">{say('p52.pointsLeft', { n: left })}</p>
        <Button disabled={!question.open} data-decision="split" onClick={() => onChange(suggestedSplit(view, seat))}>
          {say('p52.create.suggest')}
        </Button>
        <GoldAnswer
          question={question}
          d={left === 0 ? d : null}
          icon={upgrade}
          missing={say('p52.create.place', { n: left })}
          why={left > 0 ? say('p52.create.place', { n: left }) : undefined}
        >
          {left === 0 ? props.words.decision(view, d) : say('p52.create.next')}
        </GoldAnswer>
      </div>
    </>
  );
}

/** P52-245  A new ability with an odd level. */
function LearnAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = act.props;
  return (
    <RowsAct
      act={act}
      help={say('p52.level.odd')}
      answers={answersOf(act.question.asked, 'learn').toSorted((a, b) => Number(a.ability === null) - Number(b.ability === null))}
      row={({ ability: id }) => {
        if (id === null) return { title: say('p52.create.learnNothing'), text: say('p52.create.learnNothingText') };
        const ability = bookFor(view).ability(id);
        return { icon: abilityIcon(ability), title: ability.name, text: abilityRules({ say, inGame, view }, ability) };
      }}
    />
  );
}

/** P52-247  Exp on what is known, or kept. */
function RaiseAct(act: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, question } = act;
  const { view } = props;
  const sheet = sheetOf(view, question.asked!.ask.seat);
  const answers = answersOf(question.asked, 'raise');
  const keep = answers.find(({ ability }) => ability === null);
  return (
    <RowsAct
      act={act}
      help={say('p52.level.spend', { n: sheet.exp })}
      answers={answers.filter(({ ability }) => ability !== null)}
      row={({ ability: id }) => {
        const ability = bookFor(view).ability(id ?? '');
        const level = sheet.abilities.find((known) => known.id === id)?.level ?? 0;
        return {
          icon: abilityIcon(ability),
          title: ability.name,
          beside: `${level} → ${level + 1}`,
          text: abilityRules({ say, inGame, view }, ability),
          value: String(raiseCost(ability, level, view.house)),
          small: say('p52.exp'),
        };
      }}
      beside={
        keep !== undefined && (
          <Answer question={question} d={keep}>
            {props.words.decision(view, keep)}
          </Answer>
        )
      }
    />
  );
}

const GROWTH: Partial<Record<Kind, ComponentType<ActProps>>> = { ...ACTS, learn: LearnAct, raise: RaiseAct };

export function Level({ props, question, picture }: ScreenProps) {
  const say = useSay();
  const { view } = props;
  const seat = mySeat(props, question);
  const kind = question.asked?.ask.kind;
  const [held, setHeld] = useState<{ of: unknown; points: Points }>({ of: null, points: {} });
  const points = held.of === question.asked?.options ? held.points : {};
  const account = lastAccount(view, seat);
  const level = props.news.findLast((e) => e.type === 'levelGained' && e.seat === seat);
  const Act = kind === undefined ? null : (GROWTH[kind] ?? OtherAct);
  const told = picture.told;
  return (
    <div className="p52-level">
      <Band view={view} seat={seat} card={level?.type === 'levelGained' && level.level === sheetOf(view, seat).level ? level.card : null} />
      {account !== undefined && account.parts.length > 0 && <Account {...account} />}
      <section className="panel p52-act" aria-label={say('board.decision')} data-told={told?.type}>
        {kind === 'split' ? (
          <SplitAct
            props={props}
            question={question}
            points={points}
            onChange={(next) => setHeld({ of: question.asked?.options, points: next })}
          />
        ) : Act === null ? (
          <p className="p52-waits">{(props.scene === null && waitingWords(props.seats, say)) || props.goingOn}</p>
        ) : (
          <Act props={props} question={question} />
        )}
      </section>
      <Sheet
        view={view}
        seat={seat}
        props={props}
        planned={kind === 'split' && spent(points) > 0 ? withPoints(sheetOf(view, seat), points) : undefined}
      />
    </div>
  );
}
