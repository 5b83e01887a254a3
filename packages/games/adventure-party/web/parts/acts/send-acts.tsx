/** Who goes: heroes are tapped into the slots of a quest, of the Arena or of the boss. */
import boots from 'game-icon:walking-boot';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useMemo, useState } from 'react';
import { type Decision, type Hero, NONE, QUESTS, type Quest, questName, type View } from '../../../src/index.ts';
import { type ActProps, answersOf } from '../../board-props.ts';
import { chanceWords, percentOf } from '../../words.ts';
import { chanceOfSending } from '../chances.tsx';
import { QuestSmall, questSentence } from '../quest-card.tsx';
import { HeroChoices } from './hero-choice.tsx';
import { Sure } from './sure.tsx';

type Sending = Extract<Decision, { heroes: Hero[] }>;

const sameSet = (a: readonly Hero[], b: readonly Hero[]): boolean => a.length === b.length && a.every((hero) => b.includes(hero));

interface SlotsProps {
  act: ActProps;
  /** Every set of heroes that may go; none as long as nobody knows where to. */
  sets: readonly Sending[];
  kind: 'quest' | 'send';
}

/** The set with the best chance; the first where there are none. */
function bestOf(view: View, sets: readonly Sending[]): readonly Hero[] {
  let best: { heroes: readonly Hero[]; chance: number } = { heroes: sets[0]?.heroes ?? [], chance: -1 };
  for (const d of sets) {
    const chance = chanceOfSending(view, d) ?? -1;
    if (chance > best.chance) best = { heroes: d.heroes, chance };
  }
  return best.chance < 0 && sets.length > 1 ? [] : best.heroes;
}

/** The heroes who go so far: at first those with the best chance. */
function useSlots({ act, sets }: SlotsProps) {
  const { view } = act.props;
  const [chosen, setChosen] = useState<{ of: string; heroes: readonly Hero[] }>({ of: '', heroes: [] });
  const of = JSON.stringify(sets.map((each) => ('quest' in each ? each.quest : 0)).slice(0, 1)) + view.round;
  const heroes = chosen.of === of ? chosen.heroes : bestOf(view, sets);
  const slots = Math.max(0, ...sets.map((each) => each.heroes.length));
  const toggle = (hero: Hero) => {
    const next = heroes.includes(hero) ? heroes.filter((each) => each !== hero) : [...heroes, hero].slice(-slots);
    setChosen({ of, heroes: next });
  };
  return { heroes, slots, toggle, d: sets.find((each) => sameSet(each.heroes, heroes)) };
}

/** What the gold button says: where to, and with what chance. */
function Deed({ act: { props }, d }: { act: ActProps; d: Sending }) {
  const say = useSay();
  const chance = chanceOfSending(props.view, d);
  return (
    <>
      {goWords(say, props, d)}
      {chance !== null && <span className="ap-odds">{say('ap.send.chance', { chance: chanceWords(say, chance) })}</span>}
    </>
  );
}

function Slots({ act, sets, kind }: SlotsProps) {
  const say = useSay();
  const { props, question } = act;
  const { heroes, slots, toggle, d } = useSlots({ act, sets, kind });
  const party = props.view.seats[question.asked?.ask.seat ?? 0]?.party ?? [];
  const nowhere = sets.length === 0;
  return (
    <>
      <HeroChoices
        label={say('ap.heroes')}
        single={false}
        idle={nowhere}
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
        <GoldAnswer
          question={question}
          d={d}
          icon={boots}
          missing={nowhere ? say('ap.send.where') : say('ap.send.missing', { n: slots - heroes.length })}
        >
          {d !== undefined ? <Deed act={act} d={d} /> : nowhere ? say('ap.send.chooseQuest') : say('ap.send.choose', { n: slots })}
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

/** A quest worth staying at home for would be a pity: from this chance on one is asked. */
const GOOD = 0.5;

/** Staying at home although a quest would probably succeed; '' if none would. */
function useHomeDoubt({ props, question }: ActProps): string {
  const say = useSay();
  const { view, words } = props;
  return useMemo(() => {
    let best = { quest: NONE, chance: 0 };
    for (const d of answersOf(question.asked, 'quest')) {
      const chance = chanceOfSending(view, d) ?? 0;
      if (chance > best.chance) best = { quest: d.quest, chance };
    }
    if (best.chance < GOOD) return '';
    return say('ap.home.doubt', { quest: questName(words.say, best.quest), chance: percentOf(best.chance) });
  }, [view, question.asked, words, say]);
}

/** The heroes for the chosen quest, and the way home: for screens where the quests themselves are chosen elsewhere. */
export function MarchAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const answers = answersOf(question.asked, 'quest');
  const quest = questChosen(act);
  const home = answers.find((d) => d.quest === NONE);
  const doubt = useHomeDoubt(act);
  return (
    <>
      <Ask title={quest === NONE ? props.words.ask(props.view, question.asked!.ask) : questName(props.words.say, quest)}>
        {quest === NONE ? say('ap.send.help') : say('ap.quest.slots', { n: QUESTS[quest]!.slots })}
      </Ask>
      <Slots key={quest} act={act} sets={quest === NONE ? [] : answers.filter((d) => d.quest === quest)} kind="quest" />
      {home !== undefined && (
        <Sure question={question} d={home} doubt={doubt} again={say('ap.home.again')}>
          {props.words.decision(props.view, home)}
        </Sure>
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
