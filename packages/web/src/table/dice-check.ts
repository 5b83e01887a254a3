/**
 * What this browser finds out about the dice by itself. It holds the proof against what it kept before the first die, its
 * own text and what everybody was bound to then, and not against what the server says now.
 */
import type { MessageKey } from '@undercroft/board/text.ts';
import type { DiceRecord, Verification } from '@undercroft/client';
import { commitOf, type Game, type Seat, unfair, verifyMatch } from '@undercroft/engine';

/** What became of the viewer's own text. */
export type Own =
  /** It is in the dice. */
  | 'used'
  /** The table began without it, while this browser was away. */
  | 'away'
  /** This browser has none: somebody else's game, or played on another device. */
  | 'none';

/** What is wrong: in words of the page, or the engine's. */
export type Wrong = { key: MessageKey; seat?: Seat } | { text: string };

export interface Finding {
  wrong: Wrong | null;
  decisions: number;
  own: Own;
  /** Seats of others whose text is the one this browser saw them bound to. */
  bound: Seat[];
  /** The commit of the server that all this was held against; `kept`: by this browser, and not told now. */
  commit: string;
  kept: boolean;
}

const textAt = ({ entropy }: Verification, seat: Seat): string | undefined => entropy.find((each) => each.seat === seat)?.entropy;

/** What is wrong with the texts, as this browser saw people bound to them when it showed its own. */
function wrongTexts(record: DiceRecord, proof: Verification): Wrong | null {
  const seen = record.seen[proof.round];
  if (seen === undefined) return null;
  const mine = new Set(record.texts.filter(({ shown }) => shown === proof.round).map(({ commit }) => commit));
  for (const [seat, commit] of seen.entries()) {
    const text = textAt(proof, seat);
    const own = commit !== null && mine.has(commit);
    if (text === undefined && own) return { key: 'replay.mineLeftOut' };
    if (text === undefined && commit !== null && !proof.without.includes(seat)) return { key: 'replay.otherLeftOut', seat };
    if (text !== undefined && commit === null) return { key: 'replay.otherUnseen', seat };
    if (text !== undefined && commitOf(text) !== commit) return { key: own ? 'replay.mineChanged' : 'replay.otherChanged', seat };
  }
  const stray = proof.entropy.find(({ seat }) => seat >= seen.length);
  return stray === undefined ? null : { key: 'replay.otherUnseen', seat: stray.seat };
}

/** A text that was shown in another round than the one the server tells of: the start it was shown for is denied. */
const deniesRound = ({ texts, seen }: DiceRecord, { round }: Verification): boolean =>
  seen[round] === undefined && texts.some(({ shown }) => shown !== null && shown >= round);

function ownOf(record: DiceRecord | null, proof: Verification): Own {
  const commits = new Set(record?.texts.map(({ commit }) => commit));
  if (proof.entropy.some(({ entropy }) => commits.has(commitOf(entropy)))) return 'used';
  return proof.commits.some(({ seat, commit }) => commits.has(commit) && proof.without.includes(seat)) ? 'away' : 'none';
}

function boundSeats(record: DiceRecord | null, proof: Verification): Seat[] {
  const seen = record?.seen[proof.round] ?? [];
  const mine = new Set(record?.texts.map(({ commit }) => commit));
  const others = proof.entropy.filter(({ seat, entropy }) => seen[seat] === commitOf(entropy) && !mine.has(seen[seat]));
  return others.map(({ seat }) => seat);
}

function wrongDice(record: DiceRecord | null, commit: string, proof: Verification): Wrong | null {
  if (commitOf(proof.secret) !== commit) return { key: 'replay.secretChanged' };
  if (record !== null && deniesRound(record, proof)) return { key: 'replay.mineLeftOut' };
  const texts = record && wrongTexts(record, proof);
  if (texts) return texts;
  const text = unfair({ ...proof, commit });
  if (text !== null) return { text };
  const { seed } = proof.match as { seed?: string };
  return seed === proof.seed ? null : { key: 'replay.otherSeed' };
}

/** `told`: the commit as the server tells it now, for whoever kept none. */
export function checkDice(game: Game, proof: Verification, record: DiceRecord | null, told: string): Finding {
  const known = record?.commits[proof.round];
  const commit = known ?? told;
  const found = { own: ownOf(record, proof), bound: boundSeats(record, proof), commit, kept: known !== undefined };
  const wrong = wrongDice(record, commit, proof);
  if (wrong !== null) return { ...found, wrong, decisions: 0 };
  const { difference, decisions } = verifyMatch(game, proof.match);
  return { ...found, wrong: difference === null ? null : { text: difference }, decisions };
}
