/** Which things a table admits, said before anybody brings one. */
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import type { OptionValues } from '@undercroft/engine';
import { useTold } from '../../games/told.ts';
import { ruleWords } from './house-rules-summary.tsx';

export function Admission({ game, options }: { game: GameInfo; options: OptionValues }) {
  const say = useSay();
  const told = useTold(game);
  const rule = game.thing?.admission ?? null;
  const spec = rule === null ? undefined : told?.houseRules[rule];
  if (rule === null || told === null || spec === undefined) return null;
  return (
    <small className="second admission" lang={told.language}>
      {ruleWords(spec, options[rule] ?? spec.default, say)}
    </small>
  );
}
