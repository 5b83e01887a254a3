/** Before the seven steps: three who are ready, each with one press, and beside them whoever one makes oneself. */
import hammer from 'game-icon:anvil';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Answer } from '@undercroft/board/question/answers.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, type Decision, type View } from '../../../src/index.ts';
import { grantedAbilities } from '../../../src/rules/creation.ts';
import { type Ready, readyFor } from '../../../src/rules/ready.ts';
import { figureOf } from '../../art/figures.ts';
import { abilityIcon } from '../../art/icons.ts';
import { type ActProps, answersOf, useGameSay } from '../../board-props.ts';
import { abilityRules } from '../print.ts';
import './ready.css';

type ReadyAnswer = Extract<Decision, { kind: 'race' }>;

export const readyAnswers = ({ question }: Pick<ActProps, 'question'>): ReadyAnswer[] =>
  answersOf(question.asked, 'race').filter(({ ready }) => ready !== undefined);

/** Who that would be; undefined: nobody who is ready. */
export const heroOf = (view: View, d: Decision | null): Ready | undefined =>
  d?.kind === 'race' && d.ready !== undefined
    ? readyFor(d.seat, bookFor(view)).find(({ profession }) => profession === d.ready)
    : undefined;

interface ReadyStepProps {
  act: ActProps;
  /** Whom one looks at, for the sheet beside them. */
  onLook(d: Decision): void;
  onOwn(): void;
}

function ReadyCard({ act, d, onLook }: Pick<ReadyStepProps, 'act' | 'onLook'> & { d: ReadyAnswer }) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = act.props;
  const book = bookFor(view);
  const hero = heroOf(view, d);
  if (hero === undefined) return null;
  const { name, race, profession, face } = hero;
  return (
    <article className="slip p52-ready" onPointerEnter={() => onLook(d)} onFocus={() => onLook(d)}>
      <span className="arch">
        <Standee creature={figureOf(race, profession, face)} />
      </span>
      <h3>{name}</h3>
      <p className="second">{say('p52.ready.who', { race: book.race(race).name, profession: book.profession(profession).name })}</p>
      <p className="quip">{book.profession(profession).text}</p>
      <ul>
        {grantedAbilities(race, profession, book).map(({ id }) => (
          <li key={id}>
            <Icon drawing={abilityIcon(book.ability(id))} />{' '}
            <span>
              <b>{book.ability(id).name}</b> <Terms text={abilityRules({ say, inGame, view }, book.ability(id))} />
            </span>
          </li>
        ))}
      </ul>
      <Answer question={act.question} d={d} tone="gold">
        {say('p52.ready.be', { name })}
      </Answer>
    </article>
  );
}

export function ReadyStep({ act, onLook, onOwn }: ReadyStepProps) {
  const say = useSay();
  const { open } = act.question;
  return (
    <div className="p52-readies">
      {readyAnswers(act).map((d) => (
        <ReadyCard key={d.ready} act={act} d={d} onLook={onLook} />
      ))}
      <article className="slip p52-ready own">
        <span className="arch">
          <Icon drawing={hammer} />
        </span>
        <h3>{say('p52.ready.own')}</h3>
        <p className="quip">{say('p52.ready.ownText')}</p>
        <Button data-decision={open ? 'race' : undefined} disabled={!open} onClick={onOwn}>
          {say('p52.ready.make')}
        </Button>
      </article>
      <p className="more">{say('p52.ready.more')}</p>
    </div>
  );
}
