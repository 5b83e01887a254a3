/** Bots for every game: they get a view and a question, never the table. */
export { type Asking, type Bot, type BotQuestion, decideFor, questionFor, type Ranked, sampleAnswer } from './bot.ts';
export { Considered, isOwnWords } from './considered.ts';
export { greedy } from './greedy.ts';
export { MCTS_DEFAULTS, type MctsSettings, mcts } from './mcts.ts';
export { botByName, botNames, UnknownBot } from './names.ts';
export { isRace, nextAsk, playOut, randomAnswer } from './playout.ts';
export { randomBot } from './random-bot.ts';
export { Search, type SearchSettings } from './search.ts';
