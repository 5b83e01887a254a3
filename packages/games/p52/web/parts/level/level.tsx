/** After a room: what it was worth, and a new level as an event: every choice with what it changes before it is taken. */
import { Candle } from '@undercroft/board/art/candle.tsx';
import { Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { View } from '../../../src/index.ts';
import { sheetOf } from '../../../src/rules/heroes.ts';
import { threshold } from '../../../src/rules/levels.ts';
import { figureOf } from '../../art/figures.ts';
import { mySeat, type ScreenProps } from '../../board-props.ts';
import { ActBetweenRooms } from '../acts/between-rooms.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Account, lastAccount } from './account.tsx';
import { Choices } from './choices.tsx';
import { growingOf, grown } from './growth.ts';
import { useGrowth } from './use-growth.ts';
import './level.css';

/** The card that was turned for its latest level. */
const cardOf = (view: View, seat: number): number | null => {
  const entry = view.heroes[seat]!.history.findLast(({ is }) => is === 'level');
  return entry?.is === 'level' ? entry.card : null;
};

/** The band: who has grown, in an arch, with a candle for each level. */
function Band({ view, seat, levels }: { view: View; seat: number; levels: number }) {
  const say = useSay();
  const sheet = sheetOf(view, seat);
  const figure = figureOf(sheet.race, sheet.profession, sheet.face);
  const next = threshold(sheet.level);
  const cost = threshold(sheet.level - 1);
  return (
    <header className="p52-band">
      <span className="alcove">
        <Vault width={236} height={150} stone={17} count={13} spring={112} />
        <WallShadow creature={figure} />
        <Standee creature={figure} />
      </span>
      <div className="words">
        <h2>{levels === 0 ? say('p52.afterRoom', { n: view.quest.entered }) : say('p52.level', { n: sheet.level })}</h2>
        <p className="quip">{say(levels === 0 ? 'p52.level.counts' : 'p52.level.quip', { name: sheet.name })}</p>
        <span className="p52-expbar" role="img" aria-label={say('p52.expOf', { n: sheet.exp, of: next })}>
          <i style={{ width: `${Math.min(100, (100 * sheet.exp) / next)}%` }} />
          <b>
            {sheet.exp} / {next} {say('p52.exp')}
          </b>
        </span>
        {levels > 0 && <p className="left">{say('p52.level.left', { all: sheet.exp + cost, cost, level: sheet.level, n: sheet.exp })}</p>}
      </div>
      <span className="candles" aria-hidden="true">
        {Array.from({ length: Math.min(8, sheet.level) }, (_, i) => (
          <Candle key={i} height={46 - 4 * ((sheet.level - i) % 4)} width={20} />
        ))}
      </span>
    </header>
  );
}

export function Level({ props, question, picture }: ScreenProps) {
  const { view } = props;
  const seat = mySeat(props, question);
  const growing = growingOf(view, seat);
  const held = useGrowth(view, growing, question);
  const account = lastAccount(view, seat);
  const isMine = growing !== null && (question.asked !== null || props.viewer === seat);
  return (
    <div className="p52-level" data-told={picture.told?.type}>
      <Band view={view} seat={seat} levels={growing?.levels ?? 0} />
      {account !== undefined && account.parts.length > 0 && <Account {...account} />}
      {isMine ? (
        <Choices props={props} question={question} growing={growing} held={held} card={cardOf(view, seat)} />
      ) : (
        <ActBetweenRooms props={props} question={question} />
      )}
      <Sheet view={view} seat={seat} props={props} planned={isMine ? grown(view, growing, held.growth) : undefined} />
    </div>
  );
}
