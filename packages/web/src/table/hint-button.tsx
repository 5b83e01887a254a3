/** "What would you do?": the rat's answer to what is asked now, with its reason. */
import bulb from 'game-icon:candle-light';
import type { Asked, SeatOnPage } from '@undercroft/board/contract.ts';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { withNames } from '@undercroft/board/seats/names.ts';
import { percent, useSay } from '@undercroft/board/text.ts';
import { type Carries, type DecisionBase, type Game, materialBehind } from '@undercroft/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import type { Advice } from './advice.ts';
import { askHint } from './hint.ts';

interface HintProps {
  game: Game;
  view: unknown;
  asked: Asked;
  seats: readonly SeatOnPage[];
}

/** The answers it would give and why, with no more claimed than the figures allow. */
function Advised({ advice, words }: { advice: Advice; words(d: DecisionBase | null): ReactNode }) {
  const say = useSay();
  const first = advice.kind === 'even' ? advice.among : [advice.best];
  const others = advice.kind === 'even' ? [] : advice.others;
  const isOnly = advice.kind === 'best' && others.length === 0;
  return (
    <>
      <ul className="hint-best" data-advice={advice.kind}>
        {first.map(({ decision }) => (
          <li key={JSON.stringify(decision)}>
            <b>{words(decision)}</b>
          </li>
        ))}
      </ul>
      {advice.kind === 'glance' && <p>{say('hint.glance')}</p>}
      {advice.kind === 'even' && <p>{say('hint.even')}</p>}
      {advice.kind === 'even' && advice.liked !== null && <p>{say('hint.liked')}</p>}
      {advice.kind === 'best' && <p>{say('hint.why', { share: percent(advice.best.value) })}</p>}
      {advice.kind === 'best' && !isOnly && <p>{say('hint.price', { points: Math.round(advice.price * 100) })}</p>}
      {others.length > 0 && (
        <ul className="hint-others">
          {others.map(({ decision, value }) => (
            <li key={JSON.stringify(decision)}>
              {words(decision)} {advice.kind === 'best' && <span className="muted">({percent(value)})</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function HintDialog({ game, view, asked, seats, onClose }: HintProps & { onClose(): void }) {
  const say = useSay();
  const [advice, setAdvice] = useState<Advice | 'failed' | 'thinking' | null>('thinking');
  useEffect(() => {
    let current = true;
    const question = {
      slug: game.about.slug,
      view,
      material: materialBehind(Object(view) as Carries<unknown>)?.json,
      ask: asked.ask,
      options: asked.options,
    };
    askHint(question).then(
      (answer) => current && setAdvice(answer),
      () => current && setAdvice('failed'),
    );
    return () => {
      current = false;
    };
  }, [game, view, asked]);
  const words = (d: DecisionBase | null) =>
    d === null ? say('hint.rather') : withNames(game.words.decision(view, d), { words: game.words, view, seats });
  return (
    <Dialog open title={say('hint.title')} onClose={onClose}>
      {advice === 'thinking' ? (
        <Busy>{say('hint.thinking')}</Busy>
      ) : advice === null || advice === 'failed' ? (
        <p>{say('hint.none')}</p>
      ) : (
        <Advised advice={advice} words={words} />
      )}
    </Dialog>
  );
}

export function HintButton(props: HintProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icon-button" onClick={() => setOpen(true)} aria-label={say('hint.ask')} title={say('hint.ask')}>
        <Icon drawing={bulb} />
      </button>
      {open && <HintDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
