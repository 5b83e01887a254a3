/** The house rules: as typed data for forms and flags, and as the values the rules read. */
import type { Config, Json, OptionSpecs } from '@undercroft/engine';
import { type Purse, readPurse } from './rules/purses.ts';

export const HOUSE_RULE_GROUPS = { hunt: 'The hunt', thieves: 'Among thieves' };

export const HOUSE_RULES = {
  rounds: {
    type: 'number',
    group: 'hunt',
    default: 8,
    min: 1,
    max: 20,
    name: 'Candle',
    help: 'The candle burns for this many rounds.',
    ruling: 'CEL-006',
  },
  purse: {
    type: 'choice',
    group: 'hunt',
    default: 'full',
    choices: { modest: '8 gold', full: '12 gold', bulging: '16 gold' },
    name: 'Purse',
    help: 'How much gold a thief must carry up the stairs to win at once.',
    ruling: 'CEL-005',
  },
  costlyFlight: {
    type: 'switch',
    group: 'hunt',
    default: false,
    name: 'Costly flight',
    help: 'A thief who flees drops 1 gold.',
    ruling: 'CEL-020',
  },
  together: {
    type: 'switch',
    group: 'thieves',
    default: false,
    name: 'One purse',
    help: 'The thieves win or lose together: everybody must get out, with a full purse for each.',
    ruling: 'CEL-024',
  },
  openHands: {
    type: 'switch',
    group: 'thieves',
    default: false,
    name: 'Open hands',
    help: 'All items lie face up, so nobody hides anything.',
    ruling: 'CEL-027',
  },
} as const satisfies OptionSpecs;

const PURSES: Record<string, number> = { modest: 8, full: 12, bulging: 16 };

export interface HouseRules {
  /** How many rounds the candle burns. */
  rounds: number;
  /** Gold that wins at once on the stairs. */
  purse: number;
  costlyFlight: boolean;
  /** All win or lose together. Left out where it does not hold, so that older tables are what they were. */
  together?: true;
  /** Everybody sees all items. Left out like `together`. */
  openHands?: true;
  /** CEL-030  What the thieves brought, by seat. Left out where nobody did. */
  purses?: readonly (Purse | null)[];
}

/** Whoever set the table up has read it already. */
const purseFrom = (brought: Json | null): Purse | null => (brought === null ? null : (readPurse(brought).value ?? null));

export function readHouseRules({ options, brings }: Pick<Config, 'options' | 'brings'>): HouseRules {
  return {
    rounds: Number(options.rounds),
    purse: PURSES[String(options.purse)]!,
    costlyFlight: options.costlyFlight === true,
    ...(options.together === true && { together: true as const }),
    ...(options.openHands === true && { openHands: true as const }),
    ...(brings && { purses: brings.map(purseFrom) }),
  };
}
