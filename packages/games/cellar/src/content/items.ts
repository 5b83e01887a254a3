/** The item cards: what is printed on them and how many there are. */
export interface ItemCard {
  name: string;
  copies: number;
  text: string;
  /** Added to one strike when the card is spent. */
  bonus: number;
}

export const ITEMS = {
  'rolling-pin': { name: 'Rolling pin', copies: 7, text: 'Spend: strike +2.', bonus: 2 },
  'flask-of-oil': { name: 'Flask of oil', copies: 6, text: 'Spend: strike +3.', bonus: 3 },
  'silver-corkscrew': { name: 'Silver corkscrew', copies: 3, text: 'Spend: strike +5.', bonus: 5 },
} as const satisfies Record<string, ItemCard>;

export type ItemId = keyof typeof ITEMS;
