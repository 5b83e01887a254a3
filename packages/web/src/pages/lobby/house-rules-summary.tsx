/** What differs from the book at this table, and how long people have. */

import { type Say, useLanguage, useSay } from '@undercroft/board/text.ts';
import type { GameInfo, TableInfo } from '@undercroft/client';
import { spokenIn } from '@undercroft/engine';
import { type ToldGame, useMaterialTold, useTold } from '../../games/told.ts';
import { useFetched } from '../../kit/fetched.ts';
import { api } from '../../people.ts';
import { BY_THE_BOOK, changesOf } from '../presets.ts';

export function clockWords({ clock }: TableInfo, say: Say): string {
  if (clock.kind === 'none') return say('game.noClock');
  if (clock.kind === 'live') return say('lobby.clockLive', { factor: clock.factor });
  return say('lobby.clockDays', { n: clock.hours });
}

type GameRules = GameInfo['houseRules'];

/** `Aces until the end: 3`. */
export function ruleWords(spec: GameRules[string], value: string | number | boolean, say: Say): string {
  if (spec.type === 'switch') return `${spec.name}: ${say(value === true ? 'lobby.on' : 'lobby.off')}`;
  return `${spec.name}: ${spec.type === 'choice' ? (spec.choices[String(value)] ?? value) : value}`;
}

/** What the table is made with, in the page's language if it is told in it; the file is fetched for that. */
function MadeWith({ info, title }: { info: TableInfo; title: string }) {
  const say = useSay();
  const isTold = useLanguage() !== 'en';
  const toldOf = useMaterialTold(isTold ? info.game : null);
  const { value } = useFetched(isTold ? `material ${info.id}` : null, () => api.material(info.id));
  const told = value && toldOf(value.material);
  return <li>{say('lobby.material', { title: told?.title ?? title })}</li>;
}

export function HouseRulesSummary({ info }: { info: TableInfo }) {
  const { value: game } = useFetched(info.game, () => api.game(info.game));
  return game === undefined ? null : <Told info={info} game={game} />;
}

function Told({ info, game }: { info: TableInfo; game: GameInfo }) {
  const told = useTold(game);
  return told && <Summary info={info} game={told} />;
}

function Summary({ info, game }: { info: TableInfo; game: ToldGame }) {
  const say = useSay();
  const language = useLanguage();
  const changes = Object.entries(changesOf(game, info.visibility, info.options));
  return (
    <section className="rules-summary">
      <h3>{say('game.houseRules')}</h3>
      <ul>
        {info.material !== null && <MadeWith info={info} title={info.material.title} />}
        <li>{clockWords(info, say)}</li>
        <li>{say('lobby.pace', { pace: say(`pace.${info.pace}`) })}</li>
        {info.visibility === 'private' && <li>{say(info.watched ? 'lobby.watched' : 'lobby.unwatched')}</li>}
        {info.practice && <li>{say('lobby.practice')}</li>}
        {changes.length === 0 && <li>{spokenIn(BY_THE_BOOK.name, language)}</li>}
        {changes.map(([key, value]) => (
          <li key={key} lang={game.language}>
            {ruleWords(game.houseRules[key]!, value, say)}
          </li>
        ))}
      </ul>
    </section>
  );
}
