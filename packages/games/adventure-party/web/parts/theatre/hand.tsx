/** The viewer's items on the oak: what may be used now is gold, all else says when. */
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { type ItemCard as Card, ITEMS, type Item } from '../../../src/index.ts';
import { type ActProps, answersOf, type Question } from '../../board-props.ts';
import { ItemCard } from '../item-card.tsx';
import { type Roll, toolKey, useRoll } from './pick.ts';
import './hand.css';

/** What pressing a card does now; null: nothing. */
interface Use {
  decision: string;
  chosen: boolean;
  run(): void;
}

function usageOf(item: Item, question: Question, roll: Roll): Use | null {
  if (!question.open) return null;
  const scroll = roll.tools.find(({ d }) => d.do === 'scroll' && d.card === item);
  if (scroll !== undefined) {
    const key = toolKey(scroll.d);
    return { decision: 'roll', chosen: roll.tool === key, run: () => roll.chooseTool(key) };
  }
  const potion = answersOf(question.asked, 'pool').find((d) => d.do === 'potion' && d.card === item);
  const discard = answersOf(question.asked, 'discard').find((d) => d.item === item);
  const d = potion ?? discard;
  if (d === undefined) return null;
  return { decision: d.kind, chosen: JSON.stringify(question.chosen) === JSON.stringify(d), run: () => question.choose(d) };
}

/** When a card can be used, if it cannot now. */
function whenOf(say: Say, { type, skull }: Card): string {
  if (skull === true) return say('ap.when.skull');
  return say(`ap.when.${type}`);
}

function Held({ item, use }: { item: Item; use: Use | null }) {
  const say = useSay();
  const card = ITEMS[item]!;
  const picture = <ItemCard item={item} now={use !== null} when={use === null ? whenOf(say, card) : say('ap.when.now')} />;
  if (use === null) return <span className="ap-held">{picture}</span>;
  return (
    <button
      type="button"
      className={`ap-held ${use.chosen ? 'chosen' : ''}`}
      aria-pressed={use.chosen}
      data-decision={use.decision}
      onClick={use.run}
    >
      {picture}
    </button>
  );
}

export function Hand({ props, question }: ActProps) {
  const say = useSay();
  const roll = useRoll();
  const { view, viewer } = props;
  const hand = viewer === null ? [] : (view.seats[viewer]?.hand ?? []);
  return (
    <ul className="ap-hand" ref={scrollStop} aria-label={say('ap.hand', { n: hand.length })}>
      {hand.map((item) => (
        <li key={item}>
          <Held item={item} use={usageOf(item, question, roll)} />
        </li>
      ))}
      {hand.length === 0 && <li className="second nothing">{say('ap.handEmpty')}</li>}
    </ul>
  );
}
