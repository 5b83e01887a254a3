/** Before the dungeon: who leads, and who is whom. Nine sheets on the oak. */

import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { abilityName } from '../../src/content/text.ts';
import { abilityText, cardName, HEROES, NONE } from '../../src/index.ts';
import { type ActProps, answersOf, type ScreenProps, useGameSay } from '../board-props.ts';
import { Decision } from './decision.tsx';
import { Mates } from './party.tsx';
import { DieMark, Portrait } from './pictures.tsx';
import './gathering.css';

function HeroPaper({ card, act: { question } }: { card: number; act: ActProps }) {
  const say = useSay();
  const inGame = useGameSay();
  const { abilities, slots } = HEROES[card]!;
  const d = answersOf(question.asked, 'hero').find((each) => each.card === card);
  const words = (
    <>
      <span className="head">
        <Portrait card={card} />
        <b className="df-display">{cardName(inGame, HEROES[card])}</b>
      </span>
      {abilities.map((ability, colour) => (
        <span key={ability.ability} className="row">
          <DieMark die={colour} />
          <span>
            <b>{abilityName(inGame, ability)}</b>
            <span className="text">{abilityText(inGame, ability)}</span>
          </span>
        </span>
      ))}
      <small>{say('df.slots', { list: slots.map((slot) => say(`df.slot.${slot}`)).join(', ') })}</small>
    </>
  );
  if (d === undefined) return <li className="slip df-hero taken">{words}</li>;
  const chosen = question.chosen?.kind === 'hero' && question.chosen.card === card;
  return (
    <li>
      <button
        type="button"
        className="slip df-hero"
        aria-pressed={chosen}
        data-decision="hero"
        disabled={!question.open}
        onClick={() => question.choose(d)}
      >
        {words}
      </button>
    </li>
  );
}

/** What a small screen leaves off the papers: the powers of the hero that is chosen, in full. */
function Chosen({ card }: { card: number }) {
  const inGame = useGameSay();
  return (
    <ul className="df-chosen">
      {HEROES[card]!.abilities.map((ability, colour) => (
        <li key={ability.ability}>
          <DieMark die={colour} /> <span>{abilityText(inGame, ability)}</span>
        </li>
      ))}
    </ul>
  );
}

function HeroAct({ props, question }: ActProps) {
  const say = useSay();
  const inGame = useGameSay();
  const dealt = answersOf(question.asked, 'hero').find(({ card }) => card === NONE);
  const { chosen } = question;
  const name = chosen?.kind === 'hero' ? cardName(inGame, HEROES[chosen.card]) : '';
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)}>{say('df.hero.hint')}</Ask>
      {chosen?.kind === 'hero' && chosen.card !== NONE && <Chosen card={chosen.card} />}
      <GoldAnswer question={question} missing={say('df.hero.missing')}>
        {name === '' ? say('df.hero.choose') : say('df.hero.be', { name })}
      </GoldAnswer>
      {dealt !== undefined && (
        <button type="button" className="chip" data-decision="hero" disabled={!question.open} onClick={() => question.answer(dealt)}>
          {say('df.hero.deal')}
        </button>
      )}
    </>
  );
}

const ACTS = { hero: HeroAct };

export function Gathering({ props, question }: ScreenProps) {
  const say = useSay();
  return (
    <div className="df-screen df-gathering">
      <Mates props={props} />
      <ol className="df-heroes" aria-label={say('df.heroes')}>
        {HEROES.map(({ id }, card) => (
          <HeroPaper key={id} card={card} act={{ props, question }} />
        ))}
      </ol>
      <Decision props={props} question={question} acts={ACTS} />
    </div>
  );
}
