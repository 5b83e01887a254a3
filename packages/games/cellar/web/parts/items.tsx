/** The viewer's items, fanned: where a question is about one, a card stands for its answer. */
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Hand } from '@undercroft/board/hand/hand.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { ITEMS, type ItemId } from '../../src/content/items.ts';
import type { Decision } from '../../src/index.ts';
import { ITEM_DRAWINGS } from '../art/rooms.ts';
import type { ActProps } from '../board.tsx';

/** The item an answer is about; null: none. */
export const standsFor = (d: Decision): ItemId | null => ('item' in d ? d.item : null);

export function Items({ props, question }: ActProps) {
  const say = useSay();
  const hand = props.view.thieves[props.viewer ?? -1]?.hand ?? [];
  const name = (item: ItemId) => props.words.say(`item.${item}`);
  const cards = hand.map((item, i) => ({
    key: i,
    label: say('cel.item', { item: name(item), n: ITEMS[item].bonus }),
    picture: (
      <span className="slip cellar-item">
        <Icon drawing={ITEM_DRAWINGS[item]} />
        <b>{name(item)}</b>
        <small>{say('cel.bonus', { n: ITEMS[item].bonus })}</small>
      </span>
    ),
    d: question.asked?.options.find((d) => standsFor(d) === item) ?? null,
  }));
  return cards.length === 0 ? null : <Hand label={say('cel.hand')} cards={cards} question={question} onBarred={() => undefined} />;
}
