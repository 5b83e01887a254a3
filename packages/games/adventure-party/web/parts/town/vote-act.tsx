/** Who is the most honourable: that seat begins. */
import { Ask, GoldAnswer } from '@undercroft/board/question/answers.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type ActProps, answersOf, nameOf, pageSeat } from '../../board-props.ts';

export function VoteAct({ props, question }: ActProps) {
  const say = useSay();
  const answers = answersOf(question.asked, 'vote');
  const chosen = question.chosen?.kind === 'vote' ? question.chosen : null;
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)}>{say('ap.vote.help')}</Ask>
      <section className="ap-sayings" aria-label={say('ap.seats')}>
        {answers.map((d) => (
          <button
            key={d.for}
            type="button"
            className="chip"
            aria-pressed={chosen?.for === d.for}
            disabled={!question.open}
            data-decision={question.open ? 'vote' : undefined}
            onClick={() => question.choose(d)}
          >
            <Sigil name={pageSeat(props.seats, d.for)?.sigil ?? 'mug'} size={24} /> {nameOf(props.seats, d.for)}
          </button>
        ))}
      </section>
      <div className="ap-go">
        <GoldAnswer question={question} missing={say('ap.vote.missing')}>
          {chosen === null ? say('ap.vote.choose') : say('ap.vote.for', { name: nameOf(props.seats, chosen.for) })}
        </GoldAnswer>
      </div>
    </>
  );
}
