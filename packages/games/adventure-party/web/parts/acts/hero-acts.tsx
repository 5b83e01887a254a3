/** Questions about one hero: who takes a wound, who is healed, who levels up. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { useNumberKeys } from '@undercroft/board/controls/keys.ts';
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect } from 'react';
import { type Decision, HEROES, type HeroView, heroName, NONE } from '../../../src/index.ts';
import { type ActProps, answersOf, type Question, withNames } from '../../board-props.ts';
import { useWound, woundWords } from '../theatre/target.ts';
import { HeroChoices } from './hero-choice.tsx';
import { DraggedWound } from './wound-token.tsx';

const partyOf = ({ props: { view }, question }: ActProps): HeroView[] => view.seats[question.asked?.ask.seat ?? 0]?.party ?? [];

type About = Extract<Decision, { hero: number; kind: 'slotWound' | 'heal' | 'levelUp' }>;

/** Those of the party that an answer names. */
const named = (act: ActProps, answers: readonly { hero: number }[]): HeroView[] =>
  partyOf(act).filter(({ card }) => answers.some(({ hero }) => hero === card));

const chosenHero = ({ chosen }: Question): number =>
  chosen !== null && 'hero' in chosen && typeof chosen.hero === 'number' ? chosen.hero : NONE;

interface OneProps {
  act: ActProps;
  kind: About['kind'];
  what(hero: HeroView): { what: string; bad?: boolean };
}

/** The heroes to choose from, and the gold button in the game's own words. */
function OneHero({ act, kind, what }: OneProps) {
  const say = useSay();
  const { props, question } = act;
  const answers = answersOf(question.asked, kind);
  const pick = (hero: number) => {
    const d = answers.find((each) => each.hero === hero);
    if (d !== undefined) question.choose(d);
  };
  const heroes = named(act, answers);
  useNumberKeys(heroes.length, (i) => pick(heroes[i]!.card));
  const nobody = answers.find(({ hero }) => hero === NONE);
  const words = (d: Decision) => withNames(props.words.decision(props.view, d), props);
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)} />
      <HeroChoices
        label={say('ap.heroes')}
        single
        decision={question.open ? kind : undefined}
        options={heroes.map((hero) => ({ hero, ...what(hero), chosen: chosenHero(question) === hero.card, able: true }))}
        onChoose={pick}
      />
      <div className="ap-go">
        <GoldAnswer question={question} missing={say('ap.chooseHero')}>
          {question.chosen === null ? say('ap.chooseHero') : words(question.chosen)}
        </GoldAnswer>
        {nobody !== undefined && (
          <Button data-decision={kind} disabled={!question.open} onClick={() => question.answer(nobody)}>
            {words(nobody)}
          </Button>
        )}
      </div>
    </>
  );
}

export function SlotWoundAct(act: ActProps) {
  const say = useSay();
  return (
    <OneHero
      act={act}
      kind="slotWound"
      what={({ wounded }) => ({ what: say(wounded ? 'ap.becomes.dies' : 'ap.becomes.wounded'), bad: wounded })}
    />
  );
}

export function HealAct(act: ActProps) {
  const say = useSay();
  return <OneHero act={act} kind="heal" what={() => ({ what: say('ap.becomes.fresh') })} />;
}

export function LevelUpAct(act: ActProps) {
  const say = useSay();
  const what = ({ card }: HeroView) => ({ what: say('ap.becomes.upgraded', { vp: HEROES[card]!.vp }) });
  return <OneHero act={act} kind="levelUp" what={what} />;
}

/** Wounds one by one: drag the token onto a hero, tap a hero, or press 1, 2, 3; a number pressed again deals it. */
export function WoundAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const { answers, chosen, kinds, wound } = useWound(question);
  const heroes = named(act, answers);
  const find = (hero: number, kind = wound) => answers.find((d) => d.hero === hero && d.wound === kind);
  const pick = (hero: number) => {
    const d = find(hero);
    if (d !== undefined) question.choose(d);
  };
  const drop = (hero: number) => {
    const d = find(hero);
    if (d !== undefined) question.answer(d);
  };
  // Once chooses, twice deals.
  useNumberKeys(heroes.length, (i) => (chosen?.hero === heroes[i]!.card ? drop : pick)(heroes[i]!.card));
  useBackspace(props);
  const [deadly, light] = [props.view.deadly, props.view.light];
  return (
    <>
      <div className="ap-wound-act">
        <DraggedWound wound={wound} open={question.open} drop={drop} />
        <p>
          <b>{say(`ap.deal.${wound}`, { n: wound === 'deadly' ? deadly : light })}</b> {say('ap.deal.how')}
        </p>
        {kinds.length > 1 && (
          <Button disabled={!question.open} data-decision="wound" onClick={() => question.choose(otherKind(answers, wound, chosen?.hero))}>
            {say(wound === 'deadly' ? 'ap.deal.lightFirst' : 'ap.deal.deadlyFirst')}
          </Button>
        )}
      </div>
      <HeroChoices
        label={say('ap.heroes')}
        single
        decision={question.open ? 'wound' : undefined}
        options={heroes.map((hero) => {
          const { what, dies } = woundWords(say, wound, hero);
          return { hero, what, bad: dies, chosen: chosen?.hero === hero.card, able: true };
        })}
        onChoose={pick}
      />
      <div className="ap-go">
        <GoldAnswer question={question} d={chosen} missing={say('ap.deal.missing')}>
          {chosen === null ? say('ap.chooseHero') : say(`ap.deal.to.${wound}`, { hero: heroName(props.words.say, chosen.hero) })}
        </GoldAnswer>
      </div>
    </>
  );
}

type Blow = Extract<Decision, { kind: 'wound' }>;

/** The other kind of wound, for the same hero if there is one. */
function otherKind(answers: readonly Blow[], wound: Blow['wound'], hero: number | undefined): Blow {
  const others = answers.filter((d) => d.wound !== wound);
  return others.find((d) => d.hero === hero) ?? others[0]!;
}

/** Backspace takes the last wound back, as long as that can be done. */
function useBackspace({ canReconsider, reconsider, busy }: ActProps['props']): void {
  useEffect(() => {
    if (!canReconsider || busy) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Backspace' && document.activeElement?.matches('input, textarea') !== true) reconsider();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [canReconsider, reconsider, busy]);
}
