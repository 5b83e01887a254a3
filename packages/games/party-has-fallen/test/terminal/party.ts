/** Random play of The Party Has Fallen, for tests of its board. */
import { below, type Random } from '@undercroft/engine';
import { type Decision, game, type Table } from '../../src/index.ts';

/** What must be answered, answered at random; nobody leaves. */
export function anyDecision(t: Table, random: Random): Decision {
  const asks = game.play.pending(t).filter((ask) => !ask.may);
  const ask = asks[below(random, asks.length)]!;
  if (ask.open) return game.play.questions[ask.kind].sample!(t, ask, random);
  const options = game.play.options(t, ask).filter((d) => !(d.kind === 'turn' && d.do === 'leave'));
  return options[below(random, options.length)]!;
}
