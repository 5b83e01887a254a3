/**
 * What cards can say. Abilities, items, events and Marauder abilities are data in this vocabulary; `text.ts` writes
 * the printed text from it and `procedures/effects.ts` carries it out, so that what is written and what happens cannot differ.
 */

/** PHF-035  The six stats: power, health, agility, book knowledge, common sense, talking. */
export const STATS = ['str', 'con', 'dex', 'int', 'wis', 'cha'] as const;
export type Stat = (typeof STATS)[number];

/** PHF-123 R-PHF-45  Ten categories. */
export const CATEGORIES = ['armor', 'cursed', 'food', 'foot', 'headwear', 'remains', 'jewelry', 'magical', 'ring', 'weapon'] as const;
export type Category = (typeof CATEGORIES)[number];

/** PHF-042 R-PHF-48  Effects name male or female; a hero of another gender matches neither. */
export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** PHF-004  Room kinds, in the order of their numbers. */
export const ROOM_KINDS = ['plain', 'exit', 'summon', 'skill', 'item', 'event'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** What a standing or lasting change can touch. `stats` is all six (PHF-036); `...Players` counts only in fights between players. */
export const MODS = [
  ...STATS,
  'stats',
  'move',
  'attack',
  'defence',
  'attackPlayers',
  'defencePlayers',
  'attackMarauder',
  'defenceMarauder',
  'maxHp',
] as const;
export type Mod = (typeof MODS)[number];

/** A fact about one seat. `not` turns it round. */
export type Condition = { not?: true } & (
  | { is: 'holds'; category: Category; atLeast?: number }
  | { is: 'items'; atLeast?: number; atMost?: number }
  | { is: 'hp'; atLeast?: number; atMost?: number }
  | { is: 'gender'; gender: Gender }
  /** Other living players in the same room. */
  | { is: 'company'; atLeast?: number; atMost?: number }
  | { is: 'inRoom'; kind: RoomKind }
  | { is: 'treasure'; atLeast?: number; atMost?: number }
  | { is: 'stat'; stat: Stat; atLeast: number }
  | { is: 'hurt' }
  /** It is this seat's turn and it has rolled for movement. */
  | { is: 'rolled' }
  | { is: 'marauderAbout' }
  | { is: 'atStart' }
);

/** Standing effects of a card while it is held. */
export type Passive =
  | { mod: Mod; by: number; if?: Condition }
  /** Another die for movement, attack or defence. */
  | { die: 'move' | 'attack' | 'defence'; sides: number }
  | { rule: StandingRule };

export type StandingRule =
  /** Skill and event rooms that are only passed are ignored. */
  | 'tiptoe'
  /** May not start attacks. */
  | 'peaceful'
  /** May not join fights. */
  | 'aloof'
  /** Nobody may join a fight on the other side. */
  | 'duellist';

/** Moments at which a card can do something by itself. The other seat of the moment is `other` in its effects. */
export type Moment =
  | 'startTurn'
  | 'endTurn'
  /** This seat ended its movement. */
  | 'endMove'
  /** Another seat ended its movement in this seat's room. */
  | 'visited'
  | 'checkPassed'
  | 'checkFailed'
  /** This seat turned a room face-up. */
  | 'flipped'
  /** An attack on this seat was declared; nobody has joined yet. */
  | 'attacked'
  /** As a helper, this seat's side got its way. */
  | 'helped'
  /** This seat's attack hurt its victim. */
  | 'hit'
  /** This seat was hurt in a fight by a player and lives. */
  | 'wounded'
  /** An attack on this seat did no damage. */
  | 'repelled'
  | 'killed'
  /** This seat is about to lose everything it holds. */
  | 'dying'
  | 'reentered'
  | 'traded'
  | 'marauderHurt'
  | 'marauderBeaten';

/** How often: each turn of anybody, each round, each life of its holder. */
export type Limit = 'turn' | 'round' | 'life';

export interface Trigger {
  on: Moment;
  if?: Condition;
  /** The holder may decline. */
  may?: true;
  limit?: Limit;
  do: Effect[];
}

/** PHF-065 PHF-068 PHF-126  Something the holder may do on the own turn, or in anybody's turn of the round. */
export interface Action {
  when: 'turn' | 'round';
  /** Left out: as often as it can be paid for. */
  limit?: Limit;
  /** This card, some HP, an item of choice, the movement roll or the attack of this turn. */
  cost?: { discard: 'this' } | { hp: number } | { item: true } | { roll: true } | { attack: true };
  if?: Condition;
  do: Effect[];
}

/** Once per turn or round, roll an own die again; the second result stands. */
export interface Reroll {
  dice: 'any' | 'check' | 'move' | 'fight';
  limit: 'turn' | 'round';
}

export interface Powers {
  passive?: Passive[];
  triggers?: Trigger[];
  action?: Action;
  reroll?: Reroll;
}

/** Whom an effect concerns. Those `chosen` are picked by the seat whose card it is; `same` is the one picked last. */
export type Who =
  | 'self'
  | 'other'
  | 'same'
  | 'left'
  | 'right'
  | 'room'
  | 'roomOthers'
  | 'others'
  | 'everyone'
  | 'richest'
  | 'poorest'
  | 'healthiest'
  | 'weakest'
  | 'farthest'
  | 'random'
  | 'chosenHere'
  | 'chosenNear'
  | 'chosen';

/** Until the end of this turn, of this round, of the next round; until the seat's next turn begins; until it dies. */
export type Until = 'turn' | 'round' | 'nextRound' | 'ownTurn' | 'life';

/** Which item of a hand: the holder or the card's owner chooses, or chance, or the most or least treasure, or this very card. */
export type Which = 'holderChooses' | 'ownerChooses' | 'random' | 'best' | 'cheapest' | 'this';

export type Effect =
  /** Only chooses somebody, for the effects that follow. */
  | { do: 'pick'; who: Who }
  | { do: 'damage'; who: Who; amount: number }
  | { do: 'heal'; who: Who; amount: number }
  | { do: 'mod'; who: Who; mod: Mod; by: number; until: Until }
  /** The lowest stat changes until death. */
  | { do: 'raiseLowest'; by: number }
  | { do: 'draw'; who: Who; items: number }
  /** An item changes hands, or is discarded (`to` left out). */
  | { do: 'pass'; from: Who; to?: Who; which: Which; category?: Category }
  | { do: 'go'; who: Who; to: 'start' | 'random' | 'chosenExplored' | 'chosenNear' | 'toOther' | 'hiddenRoom' }
  | { do: 'swapPlaces'; who: Who }
  | { do: 'stop' }
  | { do: 'steps'; by: number }
  | { do: 'skipTurn'; who: Who }
  | { do: 'extraAttack' }
  | { do: 'noAttack' }
  /** Turns a face-down room face-up; it does not act. */
  | { do: 'flip'; where: 'near' | 'any' }
  | { do: 'peek'; where: 'near' | 'any' }
  /** Turns an unoccupied explored room (not EXIT) face-down again. */
  | { do: 'hide' }
  /** Two face-down rooms change places. */
  | { do: 'swapRooms' }
  | { do: 'event' }
  | { do: 'check'; stat: Stat; pass: Effect[]; fail: Effect[] }
  /** A d6: the first row it does not exceed. */
  | { do: 'roll'; table: { upTo: number; do: Effect[] }[] }
  | { do: 'choose'; by: 'self' | 'other' | 'same'; options: { if?: Condition; do: Effect[] }[] }
  | { do: 'if'; if: Condition; of?: 'self' | 'same' | 'other'; then: Effect[]; else?: Effect[] }
  | { do: 'changeGender' }
  | { do: 'newGoal' }
  | { do: 'peekGoal'; who: Who }
  | { do: 'summon' }
  | { do: 'hurtMarauder'; amount: number }
  | { do: 'cancelAttack' }
  /** Attack the only other player in the room, if this turn's attack is left. */
  | { do: 'mustAttack' }
  /** One item of choice waits for the dying hero's next life. */
  | { do: 'keepItem' };

/** What a Marauder ability changes. Items never do anything for it (PHF-162). */
export interface MarauderPowers {
  attack?: number;
  defence?: number;
  distance?: number;
  health?: number;
  rule?: 'stickyFingers' | 'crowdPleaser' | 'homingGrudge' | 'aboutFace' | 'notDeadYet' | 'slammer';
}
