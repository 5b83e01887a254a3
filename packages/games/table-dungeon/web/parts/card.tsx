/** A card of this game: what it does in somebody's hands is on its ribbon, its loot bid on a coin tag. */
import sword from 'game-icon:broadsword';
import crown from 'game-icon:crown';
import healing from 'game-icon:healing';
import coins from 'game-icon:two-coins';
import { PlayingCard } from '@undercroft/board/art/playing-card.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { type Card, cardName, type Enemy, isRoyal, rankOf, type SeatView } from '../../src/index.ts';
import { type Deed, deedOf, rankName, suitName, sumOf } from '../figures.ts';

const DEEDS = { hit: sword, heal: healing, royal: crown };

function Ribbon({ deed, card }: { deed: Deed; card: Card }) {
  const say = useSay();
  const royal = deed.kind === 'royal';
  return (
    <>
      <b>
        <Icon drawing={DEEDS[deed.kind]} />
        {royal ? say('td.card.royal') : deed.amount}
      </b>
      <small className="long">{royal ? say('td.card.pickOne') : sumOf(say, deed, card)}</small>
      <small className="short">{royal ? say('td.card.noBid') : sumOf(say, deed, card, true)}</small>
    </>
  );
}

function BidTag({ card }: { card: Card }) {
  const say = useSay();
  if (isRoyal(card)) return <span className="tag none">{say('td.card.noBid')}</span>;
  return (
    <span className="tag">
      <Icon drawing={coins} />
      {rankOf(card)}
    </span>
  );
}

/** A card in somebody's hands against an enemy. */
export function HeroCard({ card, hero, enemy }: { card: Card; hero: SeatView; enemy: Enemy | null }) {
  return (
    <PlayingCard
      rank={rankName(card)}
      suit={suitName(card)}
      royal={isRoyal(card)}
      ribbon={<Ribbon deed={deedOf(hero, card, enemy)} card={card} />}
      tag={<BidTag card={card} />}
    />
  );
}

/** Just the card. */
export function PlainCard({ card }: { card: Card }) {
  return (
    <span className="td-plain" role="img" aria-label={cardName(card)}>
      <PlayingCard rank={rankName(card)} suit={suitName(card)} royal={isRoyal(card)} />
    </span>
  );
}

/** For those who do not see the card. */
export function cardLabel(say: Say, card: Card, deed: Deed): string {
  const name = cardName(card);
  if (deed.kind === 'royal') return say('td.card.labelRoyal', { card: name });
  return say(deed.kind === 'hit' ? 'td.card.labelHit' : 'td.card.labelHeal', { card: name, n: deed.amount, bid: rankOf(card) });
}
