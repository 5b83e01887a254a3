/** The drafts: goals, heroes, abilities, as cards on the table, with the own goal in view. */

import { Standee } from '@undercroft/board/art/standee.tsx';
import { Answer, AnswerChips, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Draft, Pick } from '@undercroft/board/question/draft.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { BUILD, type Decision, GENDERS, HEROES, printedName, quipOf } from '../../../src/index.ts';
import { portraitOf } from '../../art/heroes.ts';
import { type ActProps, answersOf, goalAnswers, nameOf } from '../../board-props.ts';
import { abilityCard, type CardFace, goalCard } from '../../cards.ts';
import { GoalPanel } from '../sheet/goal.tsx';
import { PrintedStats } from '../sheet/hero-sheet.tsx';
import { HonourMark } from './honour-mark.tsx';

/** All cards in the own hand, also those that cannot be taken now. */
function cardsInHand({ view, viewer }: ActProps['props'], options: readonly number[]): number[] {
  const pool = view.seats[viewer ?? -1]?.pool ?? [];
  return options.some((card) => pool.includes(card)) ? pool : [...new Set(options)];
}

/** Name, text and joke of a card. */
function CardWords({ card }: { card: CardFace | null }) {
  if (card === null) return null;
  return (
    <>
      <b className="display">
        {card.name} {card.honour && <HonourMark />}
      </b>
      <span>{card.text}</span>
      {card.quip !== '' && <i className="quip">{card.quip}</i>}
    </>
  );
}

interface AsideProps<D extends Decision> {
  question: ActProps['question'];
  legend: string;
  options: readonly D[];
  chosen: D | undefined;
  words(d: D): string;
  onChoose(d: D): void;
}

/** What else belongs to a card: whom a goal names, the gender of a hero. */
function Aside<D extends Decision>({ question, legend, options, chosen, words, onChoose }: AsideProps<D>) {
  return (
    <fieldset className="answers">
      <legend className="label">{legend}</legend>
      <AnswerChips question={question} options={options} chosen={chosen} label={words} onChoose={onChoose} />
    </fieldset>
  );
}

export function GoalDraft({ props, question }: ActProps) {
  const say = useSay();
  const options = goalAnswers(question.asked);
  const _kind = question.asked?.ask.kind ?? 'goal';
  const [card, setCard] = useState(-1);
  const [target, setTarget] = useState(-1);
  const mine = options.filter((d) => d.card === card);
  const d = mine.find((each) => each.target === target) ?? mine[0];
  return (
    <Draft
      title={say('phf.draft.goal')}
      help={say('phf.draft.goalHelp')}
      deed={
        <>
          {d !== undefined && d.target >= 0 && (
            <Aside
              question={question}
              legend={say('phf.draft.name')}
              options={mine}
              chosen={d}
              words={(each) => nameOf(props.seats, each.target)}
              onChoose={(each) => setTarget(each.target)}
            />
          )}
          <GoldAnswer question={question} d={d} missing={say('phf.draft.missing')}>
            {d === undefined
              ? say('phf.draft.keep')
              : say('phf.draft.keepCard', { card: goalCard(props.words.say, props.view, d.card)?.name ?? '' })}
          </GoldAnswer>
        </>
      }
    >
      <div className="picks">
        {cardsInHand(
          props,
          options.map((each) => each.card),
        ).map((each) => (
          <Pick
            key={each}
            question={question}
            able={options.some((d) => d.card === each)}
            chosen={card === each}
            onPick={() => setCard(each)}
            className="goal"
          >
            <CardWords card={goalCard(props.words.say, props.view, each)} />
          </Pick>
        ))}
      </div>
    </Draft>
  );
}

export function HeroDraft({ props, question }: ActProps) {
  const say = useSay();
  const options = answersOf(question.asked, 'hero');
  const [card, setCard] = useState(-1);
  const [gender, setGender] = useState(-1);
  const mine = options.filter((d) => d.card === card);
  const printed = GENDERS.indexOf(HEROES[card]?.gender ?? 'other');
  const d = mine.find((each) => each.gender === gender) ?? mine.find((each) => each.gender === printed) ?? mine[0];
  const own = options.find((each) => each.card === BUILD);
  return (
    <Draft
      title={say('phf.draft.hero')}
      deed={
        <>
          {/* PHF-052  Also another than the printed one. */}
          {mine.length > 1 && (
            <Aside
              question={question}
              legend={say('phf.draft.gender')}
              options={mine}
              chosen={d}
              words={(each) => say(`phf.gender.${GENDERS[each.gender]!}`)}
              onChoose={(each) => setGender(each.gender)}
            />
          )}
          <GoldAnswer question={question} d={d} missing={say('phf.draft.missing')}>
            {d === undefined ? say('phf.draft.keep') : say('phf.draft.be', { hero: printedName(props.words.say, HEROES[d.card]) })}
          </GoldAnswer>
          {own !== undefined && (
            <Answer question={question} d={own} size="big">
              {say('phf.draft.build')}
            </Answer>
          )}
        </>
      }
    >
      <OwnGoal props={props} />
      <div className="picks">
        {cardsInHand(
          props,
          options.map((each) => each.card),
        ).flatMap((each) => {
          const hero = HEROES[each];
          if (hero === undefined) return [];
          return [
            <Pick
              key={each}
              question={question}
              able={options.some((d) => d.card === each)}
              chosen={card === each}
              onPick={() => setCard(each)}
              className="hero"
            >
              <span className="arch">
                <Standee creature={portraitOf(hero.id)} />
              </span>
              <b className="display">{printedName(props.words.say, hero)}</b>
              <span className="number">{say('phf.draft.hp', { n: hero.hp })}</span>
              <PrintedStats hero={hero} />
              <i className="quip">{quipOf(props.words.say, hero)}</i>
            </Pick>,
          ];
        })}
      </div>
    </Draft>
  );
}

/** PHF-058  Whoever picks a hero or an ability sees the own goal. */
function OwnGoal({ props }: { props: ActProps['props'] }) {
  const { view, viewer, seats } = props;
  return viewer === null ? null : <GoalPanel view={view} seat={viewer} seats={seats} brief />;
}

export function AbilityDraft({ props, question }: ActProps) {
  const say = useSay();
  const options = answersOf(question.asked, 'ability');
  const [keep, setKeep] = useState(-1);
  const [drop, setDrop] = useState(-1);
  const cards = cardsInHand(
    props,
    options.map((d) => d.keep),
  );
  const able = (card: number, how: 'keep' | 'drop') => question.open && options.some((d) => d[how] === card);
  const drops = options.some((d) => d.drop >= 0);
  const nameOfAbility = (card: number) => abilityCard(props.words.say, props.view, card)?.name ?? '';
  const d = options.find((each) => each.keep === keep && (!drops || each.drop === drop));
  return (
    <Draft
      className="abilities"
      title={say('phf.draft.ability')}
      help={say(drops ? 'phf.draft.abilityHelp' : 'phf.draft.abilityOne')}
      deed={
        <GoldAnswer question={question} d={d} missing={say('phf.draft.missing')}>
          {d === undefined
            ? say(drops ? 'phf.draft.keepDrop' : 'phf.draft.keep')
            : say('phf.draft.keepCard', { card: nameOfAbility(d.keep) })}
        </GoldAnswer>
      }
    >
      <OwnGoal props={props} />
      <div className="picks">
        {cards.map((card) => (
          <div key={card} className={`slip pick ability ${keep === card ? 'chosen' : ''} ${drop === card ? 'dropped' : ''}`}>
            <CardWords card={abilityCard(props.words.say, props.view, card)} />
            <span className="answers">
              <button
                type="button"
                className="chip"
                aria-pressed={keep === card}
                aria-label={say('phf.draft.keepCard', { card: nameOfAbility(card) })}
                disabled={!able(card, 'keep')}
                data-decision={able(card, 'keep') ? 'ability' : undefined}
                onClick={() => setKeep(card)}
              >
                {say('phf.draft.keepShort')}
              </button>
              {drops && (
                <button
                  type="button"
                  className="chip"
                  aria-pressed={drop === card}
                  aria-label={say('phf.draft.dropCard', { card: nameOfAbility(card) })}
                  disabled={!able(card, 'drop')}
                  data-decision={able(card, 'drop') ? 'ability' : undefined}
                  onClick={() => setDrop(card)}
                >
                  {say('phf.draft.dropShort')}
                </button>
              )}
            </span>
          </div>
        ))}
      </div>
    </Draft>
  );
}
