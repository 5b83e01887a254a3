/** A throw and what came of it, as lines on paper: the reasons first, then the sum with its sources, and the rule behind each. */
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { type Event, fromName, type HeroView, heroName, partName, throwName } from '../src/index.ts';
import { type MissReason, THROW_KEYS, type ThrowKey, type Verdict } from '../src/throws/index.ts';

export type Thrown = Extract<Event, { type: 'thrown' }>;
/** What belongs to the same throw. */
export type Followed = Extract<Event, { type: 'struck' | 'killed' | 'suffered' | 'leeched' }>;

export interface Account {
  thrown: Thrown;
  followed: readonly Followed[];
}

const isFollowed = (e: Event): e is Followed => e.type === 'struck' || e.type === 'killed' || e.type === 'suffered' || e.type === 'leeched';
/** From then on nobody argues about the throw before. */
const CLOSES = new Set<Event['type']>(['swung', 'throwVoided', 'diceRecovered', 'monsterRevealed', 'backedDown', 'moved', 'corrected']);

/** The account of the latest throw, with one more event. */
export function accountAfter(account: Account | null, e: Event): Account | null {
  if (e.type === 'thrown') return { thrown: e, followed: [] };
  if (account === null || CLOSES.has(e.type)) return null;
  return isFollowed(e) ? { ...account, followed: [...account.followed, e] } : account;
}
export const accountIn = (events: readonly Event[]): Account | null => events.reduce(accountAfter, null);

export interface Reason {
  ok: boolean;
  text: string;
  rule: string;
}

const MISS_RULES: Record<MissReason, string> = {
  'no-bounce': 'DF-112',
  'off-table': 'DF-115',
  'off-board': 'DF-115',
  hole: 'DF-113',
  'touches-table': 'DF-116',
  bone: 'DF-114',
  'over-hole': 'R-DF-16',
  requirement: 'DF-117',
};

/** The requirements stand in the order of the rules; Card-jump has two of them. */
const ruleOf = (key: ThrowKey): string => `DF-${key === 'bank' ? 322 : 300 + THROW_KEYS.indexOf(key)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why it counts, or not: bounce, where it lies, each requirement. Page and game speak the same language. */
export function reasonsOf({ verdict, tricky }: Pick<Thrown, 'verdict' | 'tricky'>, say: Say, inGame: GameSay): Reason[] {
  const { facts, done, iconUp } = verdict;
  const missed = facts.reasons.filter((reason) => reason !== 'no-bounce' && reason !== 'requirement');
  return [
    bounceOf(verdict, say, inGame),
    ...done.map(({ key, passed, why, n }) => ({ ok: passed, text: doneText({ key, why, n }, inGame), rule: ruleOf(key) })),
    ...missed.map((reason) => ({ ok: false, text: capital(inGame(`miss.${reason}`)), rule: MISS_RULES[reason] })),
    ...(facts.lies > 0 ? [{ ok: true, text: liesText(verdict, say), rule: facts.lies === 10 ? 'DF-126' : 'DF-110' }] : []),
    ...(tricky ? [{ ok: false, text: say('df.verdict.tricky'), rule: 'DF-333' }] : []),
    ...(iconUp ? [{ ok: true, text: say('df.verdict.icon'), rule: 'DF-151' }] : []),
  ];
}

function bounceOf({ facts: { bounces, reasons } }: Verdict, say: Say, inGame: GameSay): Reason {
  if (bounces > 0) return { ok: true, text: say('df.verdict.bounces', { n: bounces }), rule: 'DF-108' };
  return {
    ok: false,
    text: reasons.includes('no-bounce') ? capital(inGame('miss.no-bounce')) : say('df.verdict.noBounce'),
    rule: 'DF-112',
  };
}

const liesText = ({ facts }: Verdict, say: Say): string =>
  facts.lies === 10 ? say('df.verdict.bull') : say('df.verdict.lies', { n: facts.lies });

const doneText = ({ key, why, n }: { key: ThrowKey; why: string; n: number | undefined }, inGame: GameSay): string =>
  `${throwName(inGame, key)}: ${inGame(why, { n: n ?? 0 })}`;

export type Row = [value: string, source: string];

interface Teller {
  say: Say;
  inGame: GameSay;
  heroes: HeroView[];
}

function rowsFor(e: Followed, { say, inGame, heroes }: Teller): Row[] {
  switch (e.type) {
    case 'struck':
      return [...struckRows(e, say, inGame), [`${e.hp}`, say('df.slip.left')]];
    case 'killed':
      return [['†', say('df.slip.killed')]];
    case 'leeched':
      return [[`+${e.amount}`, say('df.slip.leeched')]];
    case 'suffered': {
      const places = { hero: heroName(inGame, { heroes }, e.hero), from: fromName(inGame, e.from), n: e.hp };
      return [[`−${e.amount}`, say('df.slip.suffered', places)]];
    }
  }
}

/** What a hit is made of, what it leaves; what a miss costs whom. */
export const rowsOf = (followed: readonly Followed[], teller: Teller): Row[] => followed.flatMap((e) => rowsFor(e, teller));

export function struckRows({ base, times, plus, amount }: Extract<Event, { type: 'struck' }>, say: Say, inGame: GameSay): Row[] {
  const parts: Row[] = [
    ...(base === null ? [] : [[`${base[0]}`, partName(inGame, base)] satisfies Row]),
    ...times.map((part): Row => [`× ${part[0]}`, partName(inGame, part)]),
    ...plus.map((part): Row => [`+ ${part[0]}`, partName(inGame, part)]),
  ];
  return [...parts, [`= ${amount}`, say('df.slip.damage')]];
}

/** The rules behind what followed. */
export const rulesOf = (followed: readonly Followed[]): string[] =>
  followed.flatMap((e): string[] => {
    if (e.type !== 'struck') return [{ killed: 'DF-131', suffered: 'DF-141', leeched: 'DF-331' }[e.type]];
    return ['DF-125', ...(e.times.length > 0 ? ['DF-128'] : []), ...(e.plus.length > 0 ? ['DF-127'] : [])];
  });
