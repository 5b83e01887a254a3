/** The bot that takes any legal answer, each as likely. */
import { below } from '@undercroft/engine';
import { type Bot, sampleAnswer } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  needsView: false,
  decide(question, random) {
    const { ask, options } = question;
    // Passing is one more answer.
    if (ask.may && below(random, options.length + 1) === options.length) return null;
    return ask.open ? sampleAnswer(question, random) : options[below(random, options.length)]!;
  },
};
