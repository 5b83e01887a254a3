/** "What would you do?": the rat's answer to what is asked now, with its reason. */
import bulb from 'game-icon:candle-light';
import type { Asked, SeatOnPage } from '@undercroft/board/contract.ts';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { withNames } from '@undercroft/board/seats/names.ts';
import { percent, useSay } from '@undercroft/board/text.ts';
import { type Carries, type DecisionBase, type Game, materialBehind } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import { Busy } from '../kit/busy.tsx';
import { askHint, type HintAnswer } from './hint.ts';

interface HintProps {
  game: Game;
  view: unknown;
  asked: Asked;
  seats: readonly SeatOnPage[];
}

function HintDialog({ game, view, asked, seats, onClose }: HintProps & { onClose(): void }) {
  const say = useSay();
  const [best, setBest] = useState<HintAnswer['best'] | 'failed' | null>(null);
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
      (answer) => current && setBest(answer),
      () => current && setBest('failed'),
    );
    return () => {
      current = false;
    };
  }, [game, view, asked]);
  const words = (d: DecisionBase | null) =>
    d === null ? say('hint.rather') : withNames(game.words.decision(view, d), { words: game.words, view, seats });
  return (
    <Dialog open title={say('hint.title')} onClose={onClose}>
      {best === null && <Busy>{say('hint.thinking')}</Busy>}
      {(best === 'failed' || (Array.isArray(best) && best.length === 0)) && <p>{say('hint.none')}</p>}
      {Array.isArray(best) && best[0] && (
        <>
          <p className="hint-best">
            <b>{words(best[0].decision)}</b>
          </p>
          <p>{say('hint.why', { share: percent(best[0].value) })}</p>
          {best.length > 1 && (
            <ul className="hint-others">
              {best.slice(1).map(({ decision, value }) => (
                <li key={JSON.stringify(decision)}>
                  {words(decision)} <span className="muted">({percent(value)})</span>
                </li>
              ))}
            </ul>
          )}
        </>
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
