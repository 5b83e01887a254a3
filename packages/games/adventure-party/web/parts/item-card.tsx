/** Items: a band with the kind, the picture, the text, and at the foot when it may be used. */
import weapon from 'game-icon:crossed-swords';
import padlock from 'game-icon:plain-padlock';
import potion from 'game-icon:round-potion';
import scroll from 'game-icon:tied-scroll';
import relic from 'game-icon:trophy-cup';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type ItemCard as Card, describeItem, ITEMS, type Item } from '../../src/index.ts';
import { ITEMS as ART } from '../art/items.ts';
import { useGameSay } from '../board-props.ts';
import { CardName } from './card-name.tsx';
import './item-card.css';

export const KIND_ICONS: Readonly<Record<Card['type'], string>> = { weapon, potion, scroll, relic };
export const itemArt = (item: Item): string => ART[ITEMS[item]!.id]!;

/** `when`: said at the foot. `now`: it may be used, which is said in gold. */
export function ItemCard({ item, when, now = false }: { item: Item; when: string; now?: boolean }) {
  const say = useSay();
  const card = ITEMS[item]!;
  return (
    <span className={`ap-item ${card.type} ${now ? 'now' : ''}`}>
      <span className="kind">
        <Icon drawing={KIND_ICONS[card.type]} /> <Terms text={say(`ap.kind.${card.type}`)} />
      </span>
      <Icon drawing={itemArt(item)} className="picture" />
      <b>
        <CardName card={card} />
      </b>
      <span className="text">
        <Terms text={describeItem(useGameSay(), card)} />
      </span>
      <span className="when">
        {!now && <Icon drawing={padlock} />} {when}
      </span>
    </span>
  );
}
