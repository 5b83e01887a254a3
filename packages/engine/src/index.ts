/** The engine: what a game is, how it runs, how it is kept. Knows no game and needs nothing else. */
export * from './about.ts';
export { type DieTold, diceAsks, dieWanted } from './chance.ts';
export * from './contract.ts';
export { CHANCE } from './dice-words.ts';
export {
  type Doors,
  type Flaw,
  flawText,
  frozen,
  type MaterialDoor,
  type Reading,
  readThrough,
  type ThingDoor,
} from './doors.ts';
export { type Draw, withDraws } from './draws.ts';
export * from './fair.ts';
export * from './fields/index.ts';
export { defineGame, type GameParts, RECONSIDER, sameDecision } from './game.ts';
export { canonical } from './json.ts';
export * from './match.ts';
export {
  BadFile,
  type Carries,
  contentHash,
  flawsInText,
  MATERIAL,
  Material,
  materialBehind,
  materialFor,
  materialOf,
  readMaterial,
  withMaterial,
} from './material.ts';
export { namesById } from './names.ts';
export * from './options.ts';
export * from './outcome.ts';
export { cleanLine, isTaken, isVisible, LONGEST_NAME, nameKeys } from './people-names.ts';
export { inOneLine, isWord, rowsOf, spokenKey, toldOf, type WordOf } from './plain-view.ts';
export {
  type Advance,
  advance,
  answerOf,
  ask,
  type Chapter,
  call,
  copyData,
  copyStack,
  end,
  finish,
  frame,
  go,
  procedures,
  RUNAWAY,
  race,
  reveal,
  where,
  withdraw,
} from './procedure.ts';
export * from './random.ts';
export * from './reference.ts';
export { type Findable, find } from './search.ts';
export { secondsFor } from './seconds.ts';
export { sha256 } from './sha256.ts';
export { inLanguage, type Message, type Places, type Say, sayer, sayTold, type Texts, textsOf } from './texts.ts';
export { keptBy, readFromElsewhere, readThing, readThingFile, type ThingFile, thingFile } from './things.ts';
