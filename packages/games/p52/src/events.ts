/** What happens in P52, in the past tense. Nothing in it is hidden from anybody: what nobody may know is never said. */
import type { Seat } from '@undercroft/engine';
import type { Part } from '@undercroft/mechanics';
import type { Core } from './formula/syntax.ts';
import type { Card } from './rules/cards.ts';
import type { Picked, Smashed } from './rules/chests.ts';
import type { Opposed } from './rules/fight/attack.ts';
import type { EnemySheet } from './rules/fight/enemy.ts';
import type { Lasting } from './rules/lasting.ts';
import type { Shape } from './rules/rooms/generators.ts';

type Parts = readonly Readonly<Part>[];

/** Where the numbers of a flip come from: its target, and what was added to the cards. */
export interface Reckoning {
  needs: Parts;
  added: Parts;
}

export type P52Event =
  | { type: 'raceChosen'; seat: Seat; race: string }
  | { type: 'classChosen'; seat: Seat; profession: string }
  | { type: 'quirkChosen'; seat: Seat; quirk: string | null }
  | { type: 'bonusFlipped'; seat: Seat; cards: readonly Card[]; points: number }
  | { type: 'pointsSpent'; seat: Seat; split: Readonly<Partial<Record<Core, number>>> }
  | { type: 'abilityLearned'; seat: Seat; ability: string }
  | { type: 'characterMade'; seat: Seat; name: string }
  | { type: 'actionShuffled' }
  | { type: 'staminaDrawn'; seat: Seat; cards: number }
  | { type: 'questFlipped'; card: Card }
  | { type: 'questChosen'; quest: string }
  | { type: 'placeFlipped'; card: Card; place: 'inside' | 'outside' }
  | { type: 'phaseFlipped'; card: Card }
  | { type: 'roomsFlipped'; card: Card; rooms: number }
  | { type: 'itemFlipped'; seat: Seat; cards: readonly [Card, Card] }
  | { type: 'itemGained'; seat: Seat; item: string; number: number }
  | { type: 'roomSized'; cards: readonly Card[]; spots: number }
  | { type: 'lightFlipped'; card: Card; isLit: boolean }
  | { type: 'roomLaidOut'; shape: Shape; squares: readonly number[]; start: number; isLit: boolean }
  /** `place`: where the exit is; -1 for an Ace, which says nothing of that. */
  | { type: 'exitFlipped'; card: Card; isBarred: boolean; place: number }
  | { type: 'roomEntered'; room: number }
  | { type: 'spotTurned'; place: number; card: Card; is: string }
  | { type: 'surpriseFlipped'; card: Card }
  | { type: 'ambushFlipped'; card: Card; springs: boolean }
  | { type: 'delayFlipped'; card: Card; comes: boolean }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'moved'; seat: Seat; from: number; to: number }
  | { type: 'pushed'; seat: Seat; to: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'waited'; seat: Seat }
  | { type: 'stanceTaken'; seat: Seat; bonus: number }
  | { type: 'aimed'; seat: Seat; enemy: number; bonus: number }
  | { type: 'itemTaken'; seat: Seat; item: string }
  | ({ type: 'trapFlipped'; seat: Seat; card: Card; stamina: readonly Card[]; total: number; target: number } & Reckoning)
  | (Reckoning & {
      type: 'struck';
      /** Back at whoever struck with an Ace. */
      counter?: true;
      seat: Seat;
      ability: string;
      enemy: number;
      card: Card;
      stamina: readonly Card[];
      total: number;
      target: number;
      over: number;
      hits: boolean;
    })
  | { type: 'enemyDefended'; enemy: number; card: Card; total: number; added: Parts; result: Opposed }
  /** P52-186..192  By which of the four rules it acts, and on whom. */
  | { type: 'enemyChose'; enemy: number; rule: 1 | 2 | 3 | 4; seat: Seat | null }
  | (Reckoning & {
      type: 'enemyStruck';
      enemy: number;
      seat: Seat;
      /** On its turn, at somebody who runs past, or back at an attacker. */
      manner: 'turn' | 'passing' | 'counter';
      attack: string;
      card: Card;
      total: number;
      target: number;
      over: number;
      hits: boolean;
      damage: number;
      blow: Parts;
    })
  | (Reckoning & {
      type: 'defended';
      seat: Seat;
      ability: string;
      card: Card;
      stamina: readonly Card[];
      total: number;
      target: number;
      succeeds: boolean;
      left: number;
    })
  | { type: 'heroHurt'; seat: Seat; amount: number; hp: number; worn?: Parts }
  | { type: 'heroHealed'; seat: Seat; amount: number; hp: number }
  | { type: 'heroDied'; seat: Seat }
  | { type: 'enemyHurt'; enemy: number; amount: number; hp: number; parts: Parts }
  | { type: 'enemyHealed'; enemy: number; amount: number; hp: number }
  | { type: 'enemyDefeated'; enemy: number; by: Seat | null }
  | { type: 'dropFlipped'; place: number; card: Card; dropped: boolean }
  | { type: 'enemyMoved'; enemy: number; from: number; to: number }
  | { type: 'enemyFled'; enemy: number; from: number; to: number }
  | { type: 'enemyWaited'; enemy: number }
  | { type: 'enemyShoved'; enemy: number; from: number; to: number }
  | { type: 'enemyFrightened'; enemy: number }
  | { type: 'enemyStalled'; enemy: number; turns: number }
  | { type: 'enemyAfflicted'; enemy: number; amount: number; turns: number }
  | { type: 'enemyRobbed'; enemy: number; seat: Seat }
  | { type: 'summoned'; seat: Seat; enemy: number; card: Card; total: number; target: number; hits: boolean }
  | (Reckoning & {
      type: 'abilityUsed';
      seat: Seat;
      ability: string;
      card: Card | null;
      stamina: readonly Card[];
      total: number;
      target: number;
      succeeds: boolean;
    })
  | { type: 'itemUsed'; seat: Seat; item: string }
  | ({ type: 'lastingBegan'; seat: Seat } & Lasting)
  | { type: 'heroRevived'; seat: Seat; hp: number }
  | { type: 'staminaLost'; seat: Seat; cards: readonly Card[] }
  | { type: 'spaceLit'; within: number | null }
  | { type: 'cardsForeseen'; seat: Seat; cards: readonly Card[] }
  | { type: 'cardsOrdered'; seat: Seat; cards: readonly Card[] }
  | { type: 'extraTurn'; seat: Seat }
  | { type: 'momentCame'; seat: Seat; moment: string; source: string }
  | { type: 'traded'; seat: Seat; with: Seat; gave: readonly string[]; got: readonly string[] }
  | { type: 'tradeDeclined'; seat: Seat; with: Seat }
  | { type: 'returnVoted'; seat: Seat; yes: number; no: number; returns: boolean }
  | { type: 'endVoted'; yes: number; no: number }
  | { type: 'exitOpened' }
  | { type: 'roomLeft' }
  | { type: 'wardMoved'; from: number; to: number }
  | {
      type: 'wardStruck';
      enemy: number;
      attack: string;
      card: Card;
      total: number;
      target: number;
      hits: boolean;
      damage: number;
      hp: number;
    }
  | { type: 'wardFell' }
  | ({ type: 'chestPicked'; seat: Seat; card: Card; stamina: readonly Card[]; target: number; result: Picked } & Reckoning)
  | { type: 'chestSmashed'; seat: Seat; card: Card; stamina: readonly Card[]; added: Parts; result: Smashed }
  | { type: 'prizeFlipped'; seat: Seat; card: Card; isPrize: boolean }
  | { type: 'itemWorn'; seat: Seat; item: string }
  | { type: 'itemPutAway'; seat: Seat; item: string }
  | { type: 'expGained'; seat: Seat; parts: readonly Readonly<Part>[] }
  | { type: 'levelGained'; seat: Seat; level: number; card: Card; points: number }
  | { type: 'abilityRaised'; seat: Seat; ability: string }
  | { type: 'sessionEnded'; ending: 'won' | 'died' | 'failed' | 'abandoned' }
  | { type: 'enemyCame'; enemy: number; card: Card; place: number; name: string; sheet: EnemySheet };

export type Out = P52Event[] | null;

/** Everything that is said may be heard by everybody. */
export const redact = (e: P52Event): P52Event => e;
