/** Who goes: heroes are tapped into the slots of a quest, of the Arena or of the boss. */
import boots from 'game-icon:walking-boot';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { type Decision, type Hero, NONE, QUESTS, type Quest, questName } from '../../../src/index.ts';
import { type ActProps, answersOf } from '../../board-props.ts';
import { QuestSmall, questSentence } from '../quest-card.tsx';
import { HeroChoices } from './hero-choice.tsx';

type Sending = Extract<Decision, { heroes: Hero[] }>;

const sameSet = (a: readonly Hero[], b: readonly Hero[]): boolean => a.length === b.length && a.every((hero) => b.includes(hero));

interface SlotsProps {
  act: ActProps;
  /** Every set of heroes that may go. */
  sets: readonly Sending[];
  kind: 'quest' | 'send';
}

/** The heroes who go so far; with one way only they are in their slots already. */
function useSlots({ act, sets }: SlotsProps) {
  const [chosen, setChosen] = useState<{ of: string; heroes: readonly Hero[] }>({ of: '', heroes: [] });
  const of = JSON.stringify(sets.map((each) => ('quest' in each ? each.quest : 0)).slice(0, 1)) + act.props.view.round;
  const heroes = chosen.of === of ? chosen.heroes : sets.length === 1 ? sets[0]!.heroes : [];
  const slots = Math.max(0, ...sets.map((each) => each.heroes.length));
  const toggle = (hero: Hero) => {
    const next = heroes.includes(hero) ? heroes.filter((each) => each !== hero) : [...heroes, hero].slice(-slots);
    setChosen({ of, heroes: next });
  };
  return { heroes, slots, toggle, d: sets.find((each) => sameSet(each.heroes, heroes)) };
}

function Slots({ act, sets, kind }: SlotsProps) {
  const say = useSay();
  const { props, question } = act;
  const { heroes, slots, toggle, d } = useSlots({ act, sets, kind });
  const party = props.view.seats[question.asked?.ask.seat ?? 0]?.party ?? [];
  return (
    <>
      <HeroChoices
        label={say('ap.heroes')}
        single={false}
        decision={question.open ? kind : undefined}
        options={party.map((hero) => ({
          hero,
          what: say(hero.wounded ? 'ap.wounded' : 'ap.fresh'),
          bad: hero.wounded,
          chosen: heroes.includes(hero.card),
          able: sets.some((each) => each.heroes.includes(hero.card)),
        }))}
        onChoose={toggle}
      />
      <div className="ap-go">
        <GoldAnswer question={question} d={d} icon={boots} missing={say('ap.send.missing', { n: slots - heroes.length })}>
          {d === undefined ? say('ap.send.choose', { n: slots }) : goWords(say, props, d)}
        </GoldAnswer>
      </div>
    </>
  );
}

const goWords = (say: ReturnType<typeof useSay>, props: ActProps['props'], d: Sending): string =>
  d.kind === 'quest' && d.quest !== NONE
    ? say('ap.send.marchOn', { quest: questName(props.words.say, d.quest) })
    : props.words.decision(props.view, d);

/** Who goes to the Arena, or on to a stage of the boss. */
export function SendAct(act: ActProps) {
  const { props, question } = act;
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)} />
      <Slots act={act} sets={answersOf(question.asked, 'send')} kind="send" />
    </>
  );
}

/** The quest that is looked at; NONE for none. What is chosen elsewhere on the screen counts too. */
export const questChosen = ({ question: { chosen } }: ActProps): Quest => (chosen?.kind === 'quest' ? chosen.quest : NONE);

/** The heroes for the chosen quest, and the way home: for screens where the quests themselves are chosen elsewhere. */
export function MarchAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const answers = answersOf(question.asked, 'quest');
  const quest = questChosen(act);
  const home = answers.find((d) => d.quest === NONE);
  return (
    <>
      <Ask title={quest === NONE ? props.words.ask(props.view, question.asked!.ask) : questName(props.words.say, quest)}>
        {quest === NONE ? undefined : say('ap.quest.slots', { n: QUESTS[quest]!.slots })}
      </Ask>
      {quest !== NONE && <Slots key={quest} act={act} sets={answers.filter((d) => d.quest === quest)} kind="quest" />}
      {home !== undefined && (
        <Button data-decision="quest" disabled={!question.open} onClick={() => question.answer(home)}>
          {props.words.decision(props.view, home)}
        </Button>
      )}
    </>
  );
}

/** Quests as a list, then who goes. */
export function QuestAct(act: ActProps) {
  const say = useSay();
  const { question } = act;
  const answers = answersOf(question.asked, 'quest');
  const quests = [...new Set(answers.map(({ quest }) => quest))].filter((quest) => quest !== NONE);
  return (
    <>
      <ul className="ap-quests-list" aria-label={say('ap.quests')}>
        {quests.map((quest) => (
          <li key={quest}>
            <button
              type="button"
              className="ap-quest-pick"
              aria-label={questSentence(say, act.props.words.say, quest)}
              aria-pressed={questChosen(act) === quest}
              disabled={!question.open}
              data-decision={question.open ? 'quest' : undefined}
              onClick={() => question.choose(answers.find((d) => d.quest === quest)!)}
            >
              <QuestSmall quest={quest} />
            </button>
          </li>
        ))}
      </ul>
      <MarchAct {...act} />
    </>
  );
}
