/** What became of a character, entry by entry, and where each point of its cores came from. */
import { signed, useSay } from '@undercroft/board/text.ts';
import { bookFor, CORES, type Core, type View } from '../../../src/index.ts';
import type { Split } from '../../../src/rules/creation.ts';
import type { Entry } from '../../../src/rules/history.ts';
import type { Shelved } from '../../../src/rules/shelf.ts';
import { Scrap } from '../../art/cards.tsx';
import { useGameSay } from '../../board-props.ts';

type Source = 'start' | 'race' | 'class' | 'cards' | 'levels' | 'trained' | 'quests' | 'grown';
const SOURCES: readonly Source[] = ['start', 'race', 'class', 'cards', 'levels', 'trained', 'quests', 'grown'];

const splitOf = (entry: Entry): Split => ('split' in entry ? entry.split : entry.is === 'trained' ? { [entry.core]: 1 } : {});
const IS: Readonly<Partial<Record<Entry['is'], Source>>> = { level: 'levels', trained: 'trained', quest: 'quests', grown: 'grown' };

/** Each point of a core with its source. Where race and class took it below 1, the floor gave it back (P52-029). */
export function originsOf(view: View, { made, history }: Pick<Shelved, 'made' | 'history'>, core: Core): Record<Source, number> {
  const book = bookFor(view);
  const [race, profession] = [book.race(made.race).cores[core], book.profession(made.profession).cores[core]];
  const from = (source: Source): number =>
    history.reduce((sum, entry) => (IS[entry.is] === source ? sum + (splitOf(entry)[core] ?? 0) : sum), 0);
  return {
    start: 1 + Math.max(0, -(race + profession)),
    race,
    class: profession,
    cards: made.split[core] ?? 0,
    levels: from('levels'),
    trained: from('trained'),
    quests: from('quests'),
    grown: from('grown'),
  };
}

export function Origins({ view, shelved }: { view: View; shelved: Shelved }) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <table className="p52-origins">
      <caption>{say('p52.origins')}</caption>
      <thead>
        <tr>
          <td />
          {SOURCES.map((source) => (
            <th key={source} scope="col">
              {say(`p52.origin.${source}`)}
            </th>
          ))}
          <th scope="col">=</th>
        </tr>
      </thead>
      <tbody>
        {CORES.map((core) => {
          const origins = originsOf(view, shelved, core);
          return (
            <tr key={core}>
              <th scope="row">{inGame(`core.${core}`)}</th>
              {SOURCES.map((source) => (
                <td key={source}>{source === 'start' ? origins.start : origins[source] === 0 ? '' : signed(origins[source])}</td>
              ))}
              <td>
                <b>{shelved.character.cores[core]}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** One entry in a sentence. */
function useEntryWords(view: View): (entry: Entry) => string {
  const say = useSay();
  const inGame = useGameSay();
  const { abilities, items, quests } = bookFor(view).scenario;
  const called = (id: string): string => [...abilities, ...items].find((thing) => thing.id === id)?.name ?? id;
  const split = (points: Split): string =>
    CORES.flatMap((core) => (points[core] ? [`${inGame(`core.${core}`)} ${signed(points[core])}`] : [])).join(', ');
  const things = (all: Readonly<Record<string, number>>): string =>
    Object.entries(all)
      .map(([id, n]) => (n > 1 ? `${n} × ${called(id)}` : called(id)))
      .join(', ');
  return (entry) => {
    switch (entry.is) {
      case 'night':
        return say('p52.entry.night', { quest: quests.find(({ id }) => id === entry.quest)?.title ?? entry.quest });
      case 'room':
        return say('p52.entry.room', { room: entry.room, exp: entry.exp });
      case 'quest':
        return say('p52.entry.quest', { exp: entry.exp, split: split(entry.split) });
      case 'level':
        return say('p52.entry.level', { split: split(entry.split) });
      case 'learned':
        return say('p52.entry.learned', { ability: called(entry.ability) });
      case 'raised':
        return say('p52.entry.raised', { ability: called(entry.ability), cost: entry.cost });
      case 'honed':
        return say('p52.entry.honed', { ability: called(entry.ability) });
      case 'trained':
        return say('p52.entry.trained', { ability: called(entry.ability), core: inGame(`core.${entry.core}`) });
      case 'grown':
        return say('p52.entry.grown', { by: called(entry.by), split: split(entry.split) });
      case 'bettered':
        return say('p52.entry.bettered', { by: called(entry.by), ability: called(entry.ability) });
      case 'things':
        return [
          Object.keys(entry.got).length > 0 ? say('p52.entry.got', { things: things(entry.got) }) : '',
          Object.keys(entry.lost).length > 0 ? say('p52.entry.lost', { things: things(entry.lost) }) : '',
        ]
          .filter((words) => words !== '')
          .join(' ');
    }
  };
}

export function History({ view, shelved: { made, history } }: { view: View; shelved: Shelved }) {
  const say = useSay();
  const words = useEntryWords(view);
  return (
    <section className="p52-history" aria-label={say('p52.history')}>
      <h3>{say('p52.history')}</h3>
      <ol>
        <li>
          {say('p52.entry.made')}{' '}
          {made.flipped.map((card) => (
            <Scrap key={card} card={card} />
          ))}
        </li>
        {history.map((entry, i) => (
          <li key={`${i} ${entry.is}`} className={entry.is}>
            {entry.is === 'level' && <Scrap card={entry.card} />} {words(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
