/** What is printed on a card, in the language of the page. */
import { cardName, cardQuip } from '../../src/index.ts';
import { useGameSay } from '../board-props.ts';

/** Nothing for no card. */
export const CardName = ({ card }: { card: { id: string } | undefined }) => cardName(useGameSay(), card);

/** The joke on it, in the quotation marks of the language. */
export const CardQuip = ({ card }: { card: { id: string } }) => <q>{cardQuip(useGameSay(), card)}</q>;
