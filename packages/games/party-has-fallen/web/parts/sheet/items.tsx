/** The tableau: every item on its slip, with categories, what it does, what it is worth, and a way to use it. */
import coins from 'game-icon:two-coins';
import { Coin } from '@undercroft/board/art/coin.tsx';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Say, Seat } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { categoryName, type Decision, FORTUNE, ITEMS, type View } from '../../../src/index.ts';
import { ITEM_DRAWINGS } from '../../art/items.ts';
import { CATEGORY_MARKS } from '../../art/marks.ts';
import { mayAsk, type Props, type Question, useGameSay } from '../../board-props.ts';
import { itemCard } from '../../cards.ts';
import { HonourMark } from '../draft/honour-mark.tsx';
import './sheet.css';

/** What stands on an item. */
export function ItemFace({ view, item, children }: { view: View; item: number; children?: ReactNode }) {
  const say = useSay();
  const inGame = useGameSay();
  const card = ITEMS[item];
  const face = itemCard(inGame, view, item);
  if (card === undefined || face === null) return null;
  return (
    <>
      <span className="picture">
        <Icon drawing={ITEM_DRAWINGS[card.id] ?? coins} />
      </span>
      <span className="words">
        <b>
          {face.name} {face.honour && <HonourMark />}
        </b>
        {card.categories.length > 0 && (
          <span className="categories">
            {card.categories.map((category) => (
              <span key={category}>
                <Icon drawing={CATEGORY_MARKS[category]} /> <Terms text={categoryName(inGame, category)} />
              </span>
            ))}
          </span>
        )}
        <small>{face.text === '' ? <i>{face.quip}</i> : <Terms text={face.text} />}</small>
        {children}
      </span>
      <Coin worth={card.treasure} label={say('phf.item.worth', { n: card.treasure })} />
    </>
  );
}

/** What an item is and does, in a line: for lists where its slip has no room. */
export function itemLine(inGame: Say, view: View, item: number): string {
  const kinds = (ITEMS[item]?.categories ?? []).map((category) => categoryName(inGame, category)).join(', ');
  return [kinds, itemCard(inGame, view, item)?.text ?? ''].filter((part) => part !== '').join('. ');
}

export const isCursed = (item: number): boolean => ITEMS[item]?.categories.includes('cursed') === true;

/** Which answer uses which card now: in the own turn, or in somebody else's. */
export function usesOf(props: Props, question: Question): Map<number, Decision> {
  const uses = new Map<number, Decision>();
  for (const d of question.asked?.options ?? []) {
    if (d.kind === 'turn' && d.do === 'use') uses.set(d.card, d);
    if (d.kind === 'step' && 'use' in d) uses.set(d.use, d);
  }
  for (const d of mayAsk(props, 'use')?.options ?? []) if (d.kind === 'use') uses.set(d.card, d);
  return uses;
}

interface ItemsProps {
  view: View;
  seat: Seat;
  /** Only for the viewer's own. */
  uses?: ReadonlyMap<number, Decision>;
  onUse?(d: Decision): void;
  busy?: boolean;
}

export function Items({ view, seat, uses, onUse, busy = false }: ItemsProps) {
  const say = useSay();
  const s = view.seats[seat]!;
  const hidden = s.itemCount - s.items.length;
  return (
    <section className="phf-items" aria-label={say('phf.items')}>
      <div className="heading">
        <h2>{say('phf.items')}</h2>
        <span className="chip">
          <Icon drawing={coins} />
          {hidden > 0 ? say('phf.items.hidden', { n: hidden }) : say('phf.items.treasure', { n: s.treasure, of: FORTUNE })}
        </span>
      </div>
      {s.itemCount === 0 && <p className="second">{say('phf.items.none')}</p>}
      <ul>
        {s.items.map((item) => {
          const use = uses?.get(item);
          return (
            <li key={item} className={`slip phf-item ${isCursed(item) ? 'cursed' : ''}`}>
              <ItemFace view={view} item={item}>
                {use !== undefined && (
                  <Button data-decision={use.kind} disabled={busy} onClick={() => onUse?.(use)}>
                    {say('phf.use')}
                  </Button>
                )}
              </ItemFace>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
