/** What several games do alike, each written once. Nothing here knows a game. */
export { ballot, type Counted, type Vote } from './ballot.ts';
export { removeFrom, topOf } from './deck.ts';
export { agreedBy, isSettled, type Move, type Proposal, partiesTo, waitsFor } from './exchange.ts';
export * from './grid.ts';
export { nextOf, seatsFrom, steps } from './order.ts';
export { a, capital, listed, sentence, signed } from './print.ts';
export { gathered, type Part, type Sum, summed, total } from './sum.ts';
export { type Dictionary, type Meaning, vocabulary } from './vocabulary.ts';
