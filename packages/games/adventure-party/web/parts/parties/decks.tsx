/** How many cards each deck has left, and what lies on its discard. */
import type { TabProps } from '@undercroft/board/contract.ts';
import { useSay } from '@undercroft/board/text.ts';
import type { Say } from '@undercroft/engine';
import { type Event, heroName, itemName, type View } from '../../../src/index.ts';
import './parties.css';

interface Deck {
  key: 'heroes' | 'legends' | 'town' | 'forest' | 'mountain' | 'items' | 'legendary' | 'arenas' | 'bosses';
  left: number;
  discarded: readonly string[];
}

const heroNames = (inGame: Say, heroes: readonly number[]): string[] => heroes.map((hero) => heroName(inGame, hero));
const itemNames = (inGame: Say, items: readonly number[]): string[] => items.map((item) => itemName(inGame, item));

export const decksOf = (view: View, inGame: Say): Deck[] => [
  { key: 'heroes', left: view.heroDeck.length, discarded: heroNames(inGame, view.heroDiscard) },
  { key: 'legends', left: view.legendDeck.length, discarded: heroNames(inGame, view.legendDiscard) },
  { key: 'items', left: view.itemDeckSize, discarded: itemNames(inGame, view.itemDiscard) },
  { key: 'legendary', left: view.legendaryDeckSize, discarded: itemNames(inGame, view.legendaryDiscard) },
  { key: 'town', left: view.townDeck.length, discarded: [] },
  { key: 'forest', left: view.forestDeck.length, discarded: [] },
  { key: 'mountain', left: view.mountainDeck.length, discarded: [] },
  { key: 'arenas', left: view.arenaDeck.length, discarded: [] },
  { key: 'bosses', left: view.bossDeck.length, discarded: [] },
];

export function DecksTab({ view, inGame }: TabProps<View, Event>) {
  const say = useSay();
  return (
    <div className="ap-decks">
      <dl>
        {decksOf(view, inGame).map(({ key, left, discarded }) => (
          <div key={key}>
            <dt>
              {say(`ap.deck.${key}`)}
              {discarded.length > 0 && <small>{say('ap.deck.discarded', { n: discarded.length, names: discarded.join(', ') })}</small>}
            </dt>
            <dd className="number">{say('ap.deck.left', { n: left })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
