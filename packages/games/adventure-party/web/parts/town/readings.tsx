/** Cards read closely, in a dialog: a quest, the Arena, the boss. */
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { ARENAS, BOSSES, damageText, needsText, prizeText, QUESTS, type Quest } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { useGameSay } from '../../board-props.ts';
import { CardQuip } from '../card-name.tsx';
import { QuestFigure, QuestSmall, questSentence } from '../quest-card.tsx';
import { NeedMarks, VpStar, WoundMarks } from '../quest-marks.tsx';
import './readings.css';

/** All that is printed on a quest, sentence by sentence, and its joke. */
export function QuestReading({ quest }: { quest: Quest }) {
  const say = useSay();
  const [, ...sentences] = questSentence(say, useGameSay(), quest).split('. ');
  return (
    <div className="ap-reading">
      <div className="figure">
        <QuestFigure quest={quest} />
      </div>
      <div>
        <QuestSmall quest={quest} />
        <p>
          <i>
            <CardQuip card={QUESTS[quest]!} />
          </i>
        </p>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Terms text={`${sentence}.`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The symbols that count, as pictures with their names. */
export function Counts({ arena }: { arena: number }) {
  const say = useSay();
  return (
    <span className="ap-counts">
      {ARENAS[arena]!.counts.map((symbol) => (
        <span key={symbol}>
          <Sym name={symbol} /> {say(`ap.symbol.${symbol}`)}
        </span>
      ))}
    </span>
  );
}

export function ArenaReading({ arena }: { arena: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const { slots, damage, tiers, id } = ARENAS[arena]!;
  return (
    <div className="ap-reading text">
      <p>
        <i>
          <CardQuip card={{ id }} />
        </i>
      </p>
      <ul>
        <li>{say('ap.arena.when')}</li>
        <li>
          <Terms text={`${say('ap.quest.slots', { n: slots })}.`} />
        </li>
        <li>
          {say('ap.arena.counts')} <Counts arena={arena} />
        </li>
        <li>
          <Terms
            text={`${damageText(inGame, damage) === '' ? say('ap.unhurt') : say('ap.quest.damage', { damage: damageText(inGame, damage) })}.`}
          />
        </li>
        {tiers.map((prize, i) => (
          <li key={prizeText(inGame, prize)}>
            <Terms text={`${say('ap.arena.prizeOf', { place: i + 1 })} ${prizeText(inGame, prize)}`} />
          </li>
        ))}
        <li>
          <Terms text={say('ap.arena.tie')} />
        </li>
      </ul>
    </div>
  );
}

/** Both stages, with what each asks, deals and pays. */
export function BossStages({ boss }: { boss: number }) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <ol className="ap-stages">
      {BOSSES[boss]!.stages.map(({ needs, immune, damage, vp, slotWounds = 0 }, i) => (
        <li key={needsText(inGame, needs) + vp}>
          <b className="ap-display">{say('ap.stageNo', { n: i + 1 })}</b>
          <VpStar vp={vp} />
          <span className="ap-hidden">{say('ap.quest.needs', { needs: needsText(inGame, needs) })}</span>
          <span aria-hidden="true">
            <NeedMarks needs={needs} {...(immune !== undefined && { immune })} />
          </span>
          <span className="foot">
            <span className="ap-hidden">{say('ap.quest.damage', { damage: damageText(inGame, damage) })}</span>
            <span aria-hidden="true">
              <WoundMarks damage={damage} />
            </span>
          </span>
          {slotWounds > 0 && <small>{say('ap.quest.slotWounds', { n: slotWounds })}</small>}
          <small>{say(i === 0 ? 'ap.stageAlone' : 'ap.stageBoth', { n: vp })}</small>
        </li>
      ))}
    </ol>
  );
}

/** What the stages ask and deal, in words. */
function BossWords({ boss }: { boss: number }) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <ul>
      {BOSSES[boss]!.stages.map(({ needs, immune, damage }, i) => {
        const words = [
          say('ap.quest.needs', { needs: needsText(inGame, needs) }),
          immune === undefined ? '' : say(`ap.immune.${immune}`),
          say('ap.quest.damage', { damage: damageText(inGame, damage) }),
        ];
        return (
          <li key={words.join()}>
            {say('ap.stageNo', { n: i + 1 })}: <Terms text={`${words.filter(Boolean).join('. ')}.`} />
          </li>
        );
      })}
    </ul>
  );
}

export function BossReading({ boss }: { boss: number }) {
  const say = useSay();
  const { id, slots } = BOSSES[boss]!;
  return (
    <div className="ap-reading text">
      <p>
        <i>
          <CardQuip card={{ id }} />
        </i>
      </p>
      <p>
        <Terms text={say('ap.boss.when')} />
      </p>
      <p>
        <Terms text={`${say('ap.quest.slots', { n: slots })}.`} />
      </p>
      <div className="slip ap-boss-slip">
        <BossStages boss={boss} />
      </div>
      <BossWords boss={boss} />
    </div>
  );
}
