/** The piles of a seat, as far as the viewer may know them. */

import { CardBack, CardSlot } from '@undercroft/board/art/playing-card.tsx';
import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type ReactNode, useState } from 'react';
import { type Card, CLASS_SHEETS, cardName, itemOfClass, itemText, JACK, NONE, type SeatView, type View } from '../../src/index.ts';
import { ITEMS } from '../art/heroes.ts';
import { useGameSay } from '../board-props.ts';
import { STATS } from '../figures.ts';
import { PlainCard } from './card.tsx';

export function Cards({ cards }: { cards: readonly Card[] }) {
  const say = useSay();
  if (cards.length === 0) return <p className="third">{say('td.pile.empty')}</p>;
  return (
    <ul className="td-cards">
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike, and they lie in order
        <li key={i}>{card === NONE ? <CardBack /> : <PlainCard card={card} />}</li>
      ))}
    </ul>
  );
}

export interface Held {
  /** Of whose sheet it is. */
  class: number;
  rank: number;
  count: number;
  drawing: string;
}

/** The items a seat holds. */
export function heldItems({ class: cls, items }: SeatView): Held[] {
  if (CLASS_SHEETS[cls] === undefined) return [];
  return items.flatMap((count, i) => (count > 0 ? [{ class: cls, rank: JACK + i, count, drawing: ITEMS[cls]![i]! }] : []));
}

export function ItemList({ held }: { held: readonly Held[] }) {
  const inGame = useGameSay();
  return (
    <ul className="td-items">
      {held.map(({ class: cls, count, drawing, rank }) => (
        <li key={rank} className="slip td-item">
          <span className="picture">
            <Icon drawing={drawing} />
          </span>
          <span>
            <b>
              {itemOfClass(inGame, cls, rank)}
              {count > 1 && ` ×${count}`}
            </b>
            <small>
              <Terms text={itemText(inGame, cls, rank)} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="td-pile-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function XpPile({ seat }: { seat: SeatView }) {
  const say = useSay();
  return (
    <Pile title={say('td.pile.xp', { n: seat.xpSize })}>
      {seat.xpTop !== NONE && <p>{say('td.pile.xpTop', { card: cardName(seat.xpTop) })}</p>}
      {seat.xpBottom.length > 0 && (
        <>
          <p>{say('td.pile.xpBottom')}</p>
          <Cards cards={seat.xpBottom} />
        </>
      )}
      {seat.xp !== null && (
        <>
          <p>{say('td.pile.ownXp')}</p>
          <Cards cards={seat.xp} />
        </>
      )}
    </Pile>
  );
}

/** Everything of one seat that may be looked at. */
export function PilesDialog({ view, seat, onClose }: { view: View; seat: SeatOnPage | null; onClose(): void }) {
  const say = useSay();
  const s = seat === null ? null : view.seats[seat.seat]!;
  const held = s === null ? [] : heldItems(s);
  return (
    <Dialog
      open={seat !== null}
      title={seat?.seat === view.viewer ? say('td.pile.mine') : say('td.pile.of', { name: seat?.name ?? '' })}
      onClose={onClose}
      className="td-dialog"
    >
      {s !== null && (
        <div className="td-piles-page">
          {s.class >= 0 && <Stats seat={s} />}
          <Pile title={say('td.pile.items')}>
            {held.length > 0 ? <ItemList held={held} /> : <p className="third">{say('td.pile.none')}</p>}
          </Pile>
          <Pile title={say('td.pile.points', { n: s.score })}>
            <Cards cards={s.points} />
          </Pile>
          {s.hand !== null && (
            <Pile title={say('td.pile.hand')}>
              <Cards cards={s.hand} />
            </Pile>
          )}
          <Pile title={say('td.pile.action', { n: s.actionSize })}>
            {s.action === null ? <p className="third">{say('td.pile.hidden')}</p> : <Cards cards={s.action} />}
          </Pile>
          <XpPile seat={s} />
          <Pile title={say('td.pile.discard', { n: s.discard.length })}>
            <Cards cards={s.discard} />
          </Pile>
          <Pile title={say('td.loot.left', { n: view.lootDeck.length })}>
            <Cards cards={view.lootDeck} />
          </Pile>
        </div>
      )}
    </Dialog>
  );
}

export function Stats({ seat }: { seat: SeatView }) {
  const say = useSay();
  const sheet = CLASS_SHEETS[seat.class];
  if (sheet === undefined) return null;
  return (
    <ul className="td-stats" aria-label={say('td.stats')}>
      {[2, 1, 0, 3].map((suit) => (
        <li key={suit} className="chip">
          {say(STATS[suit]!)} <b>{sheet.stats[suit]}</b>
        </li>
      ))}
    </ul>
  );
}

/** The viewer's own four piles as small cards: press to look through them. */
export function OwnPiles({ view, seat }: { view: View; seat: SeatOnPage }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const s = view.seats[seat.seat]!;
  const top = (cards: readonly Card[]) => (cards.length === 0 ? <CardSlot /> : <PlainCard card={cards.at(-1)!} />);
  const piles: [string, ReactNode, ReactNode][] = [
    [say('td.pile.actionShort'), s.actionSize, s.actionSize > 0 ? <CardBack key="a" sigil={seat.sigil} /> : <CardSlot key="a" />],
    [say('td.pile.xpShort'), s.xpSize, s.xpTop === NONE ? <CardSlot key="x" /> : <PlainCard key="x" card={s.xpTop} />],
    [say('td.pile.discardShort'), s.discard.length, top(s.discard)],
    [say('td.pile.lootShort'), say('td.points', { n: s.score }), top(s.points)],
  ];
  return (
    <>
      <button type="button" className="td-piles" onClick={() => setOpen(true)}>
        <span className="out-of-sight">{say('td.pile.look')}</span>
        {piles.map(([name, count, card]) => (
          <span key={name} className="td-pile">
            {card}
            <span>
              {name} <b>{count}</b>
            </span>
          </span>
        ))}
      </button>
      <PilesDialog view={view} seat={open ? seat : null} onClose={() => setOpen(false)} />
    </>
  );
}
