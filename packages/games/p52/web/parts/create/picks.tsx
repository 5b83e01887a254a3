/** Steps 1, 2, 4 and 6: people, trades, quirks and abilities as cards to compare. */
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { sameDecision } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { printed } from '../../../src/formula/terms.ts';
import { bookFor, CORES, type Decision, sourceNamed } from '../../../src/index.ts';
import type { Cores } from '../../../src/rules/character.ts';
import { figureOf } from '../../art/figures.ts';
import { abilityIcon, CORE_ICONS } from '../../art/icons.ts';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import { abilityRules, twistWords } from '../print.ts';

interface PickProps {
  act: ActProps;
  d: Decision;
  wish: Decision | null;
  onWish(d: Decision): void;
  children: ReactNode;
}

function PickCard({ act: { question }, d, wish, onWish, children }: PickProps) {
  const chosen = sameDecision(d, wish);
  return (
    <button
      type="button"
      className={`slip p52-pick ${chosen ? 'chosen' : ''}`}
      aria-pressed={chosen}
      disabled={!question.open}
      data-decision={question.open ? d.kind : undefined}
      onClick={() => onWish(d)}
    >
      {children}
    </button>
  );
}

/** What it adds and takes, core by core. */
function Modifiers({ cores }: { cores: Cores }) {
  const inGame = useGameSay();
  return (
    <span className="modifiers">
      {CORES.filter((core) => cores[core] !== 0).map((core) => (
        <span key={core} className={cores[core] < 0 ? 'minus' : 'plus'}>
          <Icon drawing={CORE_ICONS[core]} /> {inGame(`core.${core}`)} {cores[core] < 0 ? `−${-cores[core]}` : `+${cores[core]}`}
        </span>
      ))}
    </span>
  );
}

export interface StepProps {
  act: ActProps;
  wish: Decision | null;
  onWish(d: Decision): void;
}

const makingsOf = ({ question }: ActProps) => answersOf(question.asked, 'race').filter(({ ready }) => ready === undefined);

export function RaceStep(step: StepProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = step.act.props;
  return (
    <div className="p52-picks">
      {makingsOf(step.act).map((d) => {
        const race = bookFor(view).race(d.race);
        return (
          <PickCard key={d.race} {...step} d={d}>
            <span className="arch">
              <Standee creature={figureOf(d.race, '')} />
            </span>
            <b className="title">{race.name}</b>
            <small className="quip">{race.text}</small>
            <Modifiers cores={race.cores} />
            {(race.twists ?? []).map((twist) => (
              <small key={JSON.stringify(twist)}>{twistWords({ say, inGame, view }, twist)}</small>
            ))}
          </PickCard>
        );
      })}
    </div>
  );
}

export function ClassStep(step: StepProps) {
  const { view } = step.act.props;
  const { race } = view.heroes[step.act.question.asked!.ask.seat]!.draft;
  return (
    <div className="p52-picks">
      {answersOf(step.act.question.asked, 'profession').map((d) => {
        const profession = bookFor(view).profession(d.profession);
        return (
          <PickCard key={d.profession} {...step} d={d}>
            <span className="arch">
              <Standee creature={figureOf(race, d.profession)} />
            </span>
            <b className="title">{profession.name}</b>
            <small className="quip">{profession.text}</small>
            <Modifiers cores={profession.cores} />
            <small>
              {(profession.abilities ?? []).map((id) => (
                <span key={id} className="granted">
                  <Icon drawing={abilityIcon(bookFor(view).ability(id))} /> {bookFor(view).ability(id).name}{' '}
                </span>
              ))}
            </small>
          </PickCard>
        );
      })}
    </div>
  );
}

export function QuirkStep(step: StepProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = step.act.props;
  return (
    <div className="p52-picks plain">
      {answersOf(step.act.question.asked, 'quirk').map((d) => {
        const quirk = d.quirk === null ? null : bookFor(view).quirk(d.quirk);
        return (
          <PickCard key={d.quirk ?? 'none'} {...step} d={d}>
            <b className="title">{quirk?.name ?? say('p52.create.noQuirk')}</b>
            <small className="quip">{quirk?.text ?? say('p52.create.noQuirkText')}</small>
            {quirk?.bonuses.map((twist) => (
              <small key={JSON.stringify(twist)} className="plus">
                + {twistWords({ say, inGame, view }, twist)}
              </small>
            ))}
            {quirk?.penalties.map((twist) => (
              <small key={JSON.stringify(twist)} className="minus">
                − {twistWords({ say, inGame, view }, twist)}
              </small>
            ))}
          </PickCard>
        );
      })}
    </div>
  );
}

export function LearnStep(step: StepProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = step.act.props;
  const book = bookFor(view);
  return (
    <div className="p52-picks plain">
      {answersOf(step.act.question.asked, 'learn').map((d) => {
        const ability = d.ability === null ? null : book.ability(d.ability);
        return (
          <PickCard key={d.ability ?? 'none'} {...step} d={d}>
            <b className="title">
              {ability !== null && <Icon drawing={abilityIcon(ability)} />} {ability?.name ?? say('p52.create.learnNothing')}
            </b>
            <small className="quip">{ability?.text ?? say('p52.create.learnNothingText')}</small>
            {ability !== null && <small>{abilityRules({ say, inGame, view }, ability)}</small>}
            {ability?.target !== undefined && (
              <small>
                {say('p52.flip.targetWord')}: <b>{sourceNamed(inGame, printed(book.formula(ability.target)))}</b>
              </small>
            )}
          </PickCard>
        );
      })}
    </div>
  );
}
