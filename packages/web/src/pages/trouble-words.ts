/** What went wrong, in words for people: what the server and the network say is for programs. */
import { asSentence, type MessageKey, type Say } from '@undercroft/board/text.ts';
import { Problem, Unreachable } from '@undercroft/client';
import { BadFile } from '@undercroft/engine';
import { BadChoice } from '../kit/bad-choice.ts';
import { BadTable } from '../kit/bad-table.ts';

interface Words {
  title: MessageKey;
  text: MessageKey;
}

/** Several reasons that are one to people. */
function shared(words: Words, codes: readonly string[]): Record<string, Words> {
  return Object.fromEntries(codes.map((code) => [code, words]));
}

const BY_CODE: Record<string, Words> = {
  unreachable: { title: 'error.unreachable', text: 'error.unreachableText' },
  'no-such-table': { title: 'error.noTable', text: 'error.noTableText' },
  'unknown-game': { title: 'error.noGame', text: 'error.noGameText' },
  'unknown-invite': { title: 'error.noInvite', text: 'error.noInviteText' },
  ...shared({ title: 'error.thingTaken', text: 'error.thingTakenText' }, ['thing-taken', 'stale-thing', 'no-such-thing']),
  'bad-table': { title: 'error.badTable', text: 'error.badTableText' },
  unfit: { title: 'error.unfit', text: 'error.unfitText' },
  'shelf-full': { title: 'error.shelfFull', text: 'error.shelfFullText' },
  flawed: { title: 'error.flawed', text: 'error.flawedText' },
  'file-not-json': { title: 'error.flawed', text: 'error.notJsonText' },
  ...shared({ title: 'error.flawed', text: 'error.tooLargeText' }, ['file-too-large', 'too-large']),
  'too-many-requests': { title: 'error.tooMany', text: 'error.tooManyText' },
  'seat-taken': { title: 'error.seatTaken', text: 'error.seatTakenText' },
  'table-full': { title: 'error.tableFull', text: 'error.tableFullText' },
  'seat-of-another': { title: 'error.seatTaken', text: 'error.seatOfAnother' },
  kicked: { title: 'error.kicked', text: 'error.kickedText' },
  'nobody-to-ask': { title: 'error.nobodyToAsk', text: 'error.nobodyToAskText' },
  'not-practice': { title: 'error.notPractice', text: 'error.notPracticeText' },
  busy: { title: 'error.busy', text: 'error.tooManyText' },
  restarting: { title: 'error.restarting', text: 'error.restartingText' },
  ...shared({ title: 'error.tooMany', text: 'error.tooManyText' }, ['too-many-connections', 'too-many-subscriptions']),
  ...shared({ title: 'error.restarting', text: 'error.restartingText' }, ['store-unavailable']),
  ...shared({ title: 'error.stale', text: 'error.staleText' }, ['stale', 'future-seq', 'not-asked', 'nothing-to-undo']),
  ...shared({ title: 'error.notYours', text: 'error.notYoursText' }, [
    'not-your-seat',
    'not-host',
    'not-seated',
    'not-alone',
    'not-watched',
    'no-name',
  ]),
  ...shared({ title: 'error.started', text: 'error.startedText' }, ['already-started']),
  ...shared({ title: 'error.over', text: 'error.overText' }, ['game-over']),
  ...shared({ title: 'error.unsealed', text: 'error.unsealedText' }, ['not-committed', 'texts-asked', 'too-early', 'wrong-text']),
  ...shared({ title: 'error.seatsOpen', text: 'error.seatsOpenText' }, ['seats-open']),
  ...shared({ title: 'error.noTalk', text: 'error.noTalkText' }, ['no-talk', 'nothing-said']),
  ...shared({ title: 'error.notAway', text: 'error.notAwayText' }, ['not-away', 'not-away-long']),
  ...shared({ title: 'error.vote', text: 'error.voteText' }, ['no-vote', 'not-a-voter', 'vote-open']),
  ...shared({ title: 'error.otherRules', text: 'error.otherRulesText' }, ['rules-changed', 'rules-failed']),
  'newer-rules': { title: 'error.otherRules', text: 'error.newerRulesText' },
};

export const isUnreachable = (error: unknown): boolean => error instanceof Unreachable;

/** What the server or the network said: a stable code and a sentence, which is for programs unless it is `ours`. */
export interface Trouble {
  code: string;
  message: string;
  /** The sentence is the page's own, in its language. */
  ours?: true;
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Problem) return { code: error.code, message: error.message };
  if (error instanceof Unreachable) return { code: 'unreachable', message: error.message };
  if (error instanceof BadTable) return { code: 'bad-table', message: error.message, ours: true };
  if (error instanceof BadChoice) return { code: error.code, message: error.message };
  if (error instanceof BadFile) return { code: 'flawed', message: error.message };
  // Minified classes keep this name: they set it themselves.
  if (error instanceof Error && error.name === 'UnknownGame') return { code: 'unknown-game', message: error.message };
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}

/** A malformed address is for people just a table that is not there. */
const codeOf = ({ code, message }: Trouble): string => (code === 'malformed' && message.startsWith('table:') ? 'no-such-table' : code);

const isProper = (error: unknown): error is Trouble =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && !(error instanceof Error);

export function troubleWords(error: unknown, say: Say): { title: string; text: string } {
  const trouble = isProper(error) ? error : troubleOf(error);
  const known = BY_CODE[codeOf(trouble)];
  // What the page found out is in its own words; the server's sentences are for programs.
  return {
    title: say(known?.title ?? 'error.refused'),
    text: trouble.ours ? asSentence(trouble.message) : say(known?.text ?? 'error.refusedText'),
  };
}
