/** What is taped to the stage when it is no quest: the Arena's card, the boss's with both stages. */
import check from 'game-icon:check-mark';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { ARENAS, BOSSES, type BossCard, type RollView, type View } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { CardName, CardQuip } from '../card-name.tsx';
import { NeedMarks, WoundMarks } from '../quest-marks.tsx';
import { Sockets, Wounds } from '../sockets.tsx';

interface CardProps {
  view: View;
  rolling: RollView;
}

export function ArenaCard({ view, rolling }: CardProps) {
  const say = useSay();
  const card = ARENAS[view.arena]!;
  return (
    <section className="slip tape ap-quest" aria-label={say('ap.arena')}>
      <div className="head">
        <h2>
          <CardName card={card} />
        </h2>
        <b className="ap-total number">{rolling.total}</b>
      </div>
      <p className="ap-about">
        <i>
          <CardQuip card={card} />
        </i>
      </p>
      <div className="ap-row">
        <h3 className="ap-label">{say('ap.counts')}</h3>
        <span className="ap-needs">
          {card.counts.map((symbol) => (
            <Sym key={symbol} name={symbol} />
          ))}
        </span>
      </div>
      <Wounds view={view} rolling={rolling} />
    </section>
  );
}

/** The stage being fought has sockets; the other one stays folded until it is its turn, or is beaten. */
function Stage({ view, rolling, card, stage }: CardProps & { card: BossCard; stage: 0 | 1 }) {
  const say = useSay();
  const now = view.trial === (stage === 0 ? 'stage1' : 'stage2');
  const { needs, damage, vp, immune } = card.stages[stage];
  return (
    <div className={`stage-of ${now ? 'now' : 'folded'}`}>
      <h3>
        <span>
          {say('ap.stageNo', { n: stage + 1 })} {!now && stage === 0 && <Icon drawing={check} />}
        </span>
        <span>
          <Sym name="vp" /> {say(stage === 0 ? 'ap.stageAlone' : 'ap.stageBoth', { n: vp })}
        </span>
      </h3>
      {now ? (
        <>
          <Sockets view={view} rolling={rolling} />
          <Wounds view={view} rolling={rolling} />
        </>
      ) : (
        <span className="foot">
          <NeedMarks needs={needs} {...(immune !== undefined && { immune })} /> <WoundMarks damage={damage} />
        </span>
      )}
    </div>
  );
}

export function BossCardLarge({ view, rolling }: CardProps) {
  const say = useSay();
  const card = BOSSES[view.boss]!;
  return (
    <section className="slip tape ap-quest" aria-label={say('ap.boss')}>
      <div className="head">
        <h2>
          <CardName card={card} />
        </h2>
      </div>
      <p className="ap-about">
        <i>
          <CardQuip card={card} />
        </i>{' '}
        {say('ap.quest.slots', { n: card.slots })}
      </p>
      <Stage view={view} rolling={rolling} card={card} stage={0} />
      <Stage view={view} rolling={rolling} card={card} stage={1} />
    </section>
  );
}
