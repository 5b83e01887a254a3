/** Sought by `test/web/seek-lesson.ts`. */
import type { Json } from '@undercroft/engine';
import type { Decision } from '../src/index.ts';

export const SEED = 'rat-12';
export const TANSY: Json = {
  version: 2,
  scenario: 'drownedBailey',
  made: {
    race: 'tidewalker',
    profession: 'shieldhand',
    quirk: null,
    flipped: [37, 40, 33],
    split: { Lift: 4, Think: 4, Move: 0 },
    ability: 'brineWave',
  },
  history: [],
  character: {
    name: 'Tansy',
    race: 'tidewalker',
    profession: 'shieldhand',
    quirk: null,
    backstory: '',
    level: 1,
    exp: 0,
    cores: { Lift: 7, Think: 5, Balance: 2, Move: 3, Lead: 1 },
    abilities: [
      { id: 'billhook', level: 1 },
      { id: 'bulwark', level: 1 },
      { id: 'brineWave', level: 1 },
    ],
    items: [],
  },
  isDead: false,
  isHomeMade: false,
  isElsewhere: false,
};
export const STEPS: readonly Decision[] = [
  { seat: 0, kind: 'quest', quest: 'water' },
  { seat: 0, kind: 'item', item: 'fineBillhook' },
  { seat: 0, kind: 'act', do: 'wear', item: 'fineBillhook' },
  { seat: 0, kind: 'act', do: 'move', to: 2 },
  { seat: 0, kind: 'act', do: 'move', to: 2 },
  { seat: 0, kind: 'act', do: 'attack', ability: 'brineWave', enemy: 0, stamina: 1 },
  { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy: 0, stamina: 0 },
  { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy: 0, stamina: 0 },
  { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 1 },
  { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy: 0, stamina: 0 },
  { seat: 0, kind: 'defend', ability: 'bulwark', stamina: 1 },
  { seat: 0, kind: 'act', do: 'attack', ability: 'billhook', enemy: 0, stamina: 0 },
];
