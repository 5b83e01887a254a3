/** CEL-010  The rooms of the cellar, how deep they lie and where their doors lead. */
export type Room = {
  name: string;
  /** 0 at the stairs; added to the gold found here. */
  depth: number;
  exits: RoomId[];
};

/** A name that the plan of the cellar knows; every plan has the `stairs`. */
export type RoomId = string;

export const STAIRS: RoomId = 'stairs';

export const ROOMS = {
  stairs: { name: 'the stairs', depth: 0, exits: ['wine-racks', 'larder'] },
  'wine-racks': { name: 'the wine racks', depth: 0, exits: ['stairs', 'cistern', 'crypt'] },
  larder: { name: 'the larder', depth: 0, exits: ['stairs', 'cistern'] },
  cistern: { name: 'the cistern', depth: 1, exits: ['wine-racks', 'larder', 'vault'] },
  crypt: { name: 'the crypt', depth: 1, exits: ['wine-racks', 'vault'] },
  vault: { name: 'the vault', depth: 2, exits: ['cistern', 'crypt'] },
} satisfies Record<RoomId, Room>;
