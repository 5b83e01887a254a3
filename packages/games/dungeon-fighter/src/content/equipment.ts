/** DF-022, section 23.5  The 53 Equipment cards: 25 weapons, 12 pieces of armor, 16 items. All 22 throws occur. */
import type { ThrowKey } from '../throws/keys.ts';
import { type Condition, type Effect, type EquipmentCard, idOf, type MonsterType, type UseName } from './vocabulary.ts';

/** An Equipment card by its number. */
export type Gear = number;

const made = (type: EquipmentCard['type']) => (name: string, price: number, effect: Effect) => ({
  id: idOf(name),
  name,
  type,
  price,
  effect,
});
const [weapon, armor, item] = [made('weapon'), made('armor'), made('item')];

const plus = (key: ThrowKey, amount: number): Effect => ({ effect: 'weapon', throw: key, plus: amount });
const times = (key: ThrowKey): Effect => ({ effect: 'weapon', throw: key, times: 2 });
const reduce = (amount: number, type?: MonsterType): Effect =>
  type === undefined ? { effect: 'reduce', amount } : { effect: 'reduce', amount, type };
const sharpen = (amount: number, when: Condition): Effect => ({ effect: 'sharpen', amount, when });
const use = (name: UseName, amount = 0): Effect => ({ effect: 'use', do: name, amount });

/** The bonus follows the difficulty of the throw. */
const WEAPONS = [
  weapon('Hat Pulled Too Low', 3, plus('blind', 3)),
  weapon('Whirligig Mace', 3, plus('spin', 2)),
  weapon("Grandmother's Spoon", 3, plus('weak-hand', 2)),
  weapon('Ladder of Regret', 4, times('jump')),
  weapon('Cathedral Door', 3, plus('bank', 4)),
  weapon('Extra Long Barge Pole', 2, plus('far', 7)),
  weapon('Rubber Cutlass', 2, plus('two-bounce', 5)),
  weapon('Polka Halberd', 3, plus('dancing', 3)),
  weapon('Sword for Bad Losers', 4, plus('backward', 3)),
  weapon('Hymnbook With a Handle', 3, plus('pious', 2)),
  weapon('Pocket Trebuchet', 5, times('catapult')),
  weapon('Fly Swatter of Doom', 2, plus('slam', 10)),
  weapon('Bribe Dagger', 2, plus('under-the-table', 4)),
  weapon('Thumb Crossbow', 3, plus('crossbow', 2)),
  weapon('Helmet of Pointed Remarks', 4, plus('head', 2)),
  weapon('Bellows of the Deep', 4, plus('blow', 2)),
  weapon("Somebody Else's Gauntlet", 3, plus('borrowed-hand', 3)),
  weapon('Nostril Sabre', 3, plus('nose', 5)),
  weapon('Low Stool of Wrath', 3, plus('sitting', 2)),
  weapon('Can-can Scythe', 4, plus('under-the-leg', 2)),
  weapon('Funny Bone', 3, plus('elbow', 6)),
  weapon('Hurdle of Fate', 1, plus('card-jump', 25)),
  weapon('Boomerang, Never Came Back', 2, plus('backward', 2)),
  weapon('Understudy Spear', 2, plus('weak-hand', 1)),
  weapon('Tea Tray Discus', 2, plus('spin', 1)),
];

const ARMOR = [
  armor('Second-best Saucepan', 2, reduce(1)),
  armor('Quilted Excuses', 4, reduce(2)),
  armor('Spiteful Hedgehog Coat', 4, { effect: 'counterblow' }),
  armor('Barrel, Slightly Used', 2, reduce(1)),
  armor('Ratskin Pyjamas', 1, reduce(2, 'critter')),
  armor('Garlic Cardigan', 1, reduce(2, 'undead')),
  armor('Goblin-proof Socks', 1, reduce(2, 'greenskin')),
  armor('Umbrella of the Just', 1, reduce(2, 'slime')),
  armor('Rust-coloured Mail', 1, reduce(2, 'contraption')),
  armor('Blessed Bath Towel', 1, reduce(2, 'fiend')),
  armor('Fainting Couch, Portable', 2, { effect: 'pays', on: 'faint', what: 'dice', amount: 1 }),
  armor('Mirror of Polite Revenge', 4, { effect: 'counterblow' }),
];

const ITEMS = [
  item('Soup of the Day', 2, use('heal-hero', 4)),
  item('Bag Labelled "Not a Die"', 2, use('dice', 1)),
  item('Second Helping', 2, use('heal-hero', 4)),
  item('Group Hug Voucher', 3, use('heal-party', 2)),
  item('Sack of Honest Dice', 4, use('dice', 2)),
  item('Jar of Angry Bees', 3, use('strike', 4)),
  item('Somebody to Hide Behind', 2, use('shield')),
  item('Understanding Insurance Clerk', 2, use('shield')),
  item('Flask of Overconfidence', 2, use('boost', 5)),
  item('Cotton Wool for Monsters', 2, use('silence')),
  item('Piggy Bank of the Damned', 3, use('coins', 4)),
  item('Lucky Button', 2, sharpen(1, { die: 0 })),
  item('Frog in the Throat', 2, sharpen(1, { die: 1 })),
  item('Chilli Lozenge', 2, sharpen(1, { die: 2 })),
  item('Licence to Just Throw It', 2, sharpen(1, { weapons: 'none' })),
  item('Butcher’s Loyalty Card', 1, { effect: 'pays', on: 'defeat', what: 'coins', amount: 1 }),
];

export const EQUIPMENT: readonly EquipmentCard[] = [...WEAPONS, ...ARMOR, ...ITEMS];
