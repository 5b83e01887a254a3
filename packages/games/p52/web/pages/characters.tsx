/** `/games/p52/characters`: one's characters, each with its sheet, its history and where every point came from; to print too. */

import { Standee } from '@undercroft/board/art/standee.tsx';
import type { GamePageProps } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type View, viewIn } from '../../src/index.ts';
import { maxHpOf } from '../../src/rules/heroes.ts';
import { figureOf } from '../art/figures.ts';
import { GameSpeech, useGameSay } from '../board-props.ts';
import { useGameSpeech } from '../game-speech.ts';
import { History, Origins } from '../parts/characters/history.tsx';
import { type Listed, tableOf, useCharacter, useCharacters } from '../parts/characters/shelved.ts';
import { Sheet } from '../parts/sheet/sheet.tsx';
import '../board.css';
import './characters.css';

function ListedCard({ thing }: { thing: Listed }) {
  const say = useSay();
  // The list of the house says what a thing is called, not how it looks.
  const character = useCharacter(thing.id)?.character;
  return (
    <li>
      <Link className="slip p52-listed" href={`/games/p52/characters/${thing.id}`}>
        <span className="arch" aria-hidden="true">
          {character && <Standee creature={figureOf(character.race, character.profession, character.face)} />}
        </span>
        <b>{thing.title}</b>
        <small>{thing.lines[1]}</small>
        {thing.table !== null && <small className="away">{say('p52.characters.away')}</small>}
      </Link>
    </li>
  );
}

function All() {
  const say = useSay();
  const characters = useCharacters();
  return (
    <section className="p52-characters">
      <h1>{say('p52.characters')}</h1>
      <p>{say('p52.characters.lead')}</p>
      {characters === undefined ? (
        <p>{say('p52.characters.wait')}</p>
      ) : characters.length === 0 ? (
        <p className="quip">{say('p52.characters.none')}</p>
      ) : (
        <ul>
          {characters.map((thing) => (
            <ListedCard key={thing.id} thing={thing} />
          ))}
        </ul>
      )}
      <div className="p52-ways">
        <Link className="button gold usual" href="/games/p52">
          {say('p52.characters.play')}
        </Link>
        <Link className="button plain usual" href="/shelf">
          {say('p52.characters.shelf')}
        </Link>
      </div>
    </section>
  );
}

const healthOf = (view: View): number => maxHpOf(view, 0);

function One({ id }: { id: string }) {
  const say = useSay();
  const inGame = useGameSay();
  const shelved = useCharacter(id);
  if (shelved === undefined) return <p>{say('p52.characters.wait')}</p>;
  const table = shelved === null ? null : tableOf(shelved, healthOf);
  const view = table === null ? null : viewIn(inGame, table);
  if (shelved === null || view === null)
    return (
      <section className="p52-characters">
        <p>{say('p52.characters.gone')}</p>
        <Link href="/games/p52/characters">{say('p52.characters')}</Link>
      </section>
    );
  const { character, isDead, isHomeMade, isElsewhere } = shelved;
  return (
    <section className="p52-characters one">
      <header>
        <Link className="back" href="/games/p52/characters">
          ← {say('p52.characters')}
        </Link>
        <h1>{character.name}</h1>
        {isDead && <p className="bad">{say('p52.characters.dead')}</p>}
        {isHomeMade && <p className="warn">{say('p52.characters.homeMade')}</p>}
        {isElsewhere && <p className="second">{say('p52.characters.elsewhere')}</p>}
        {character.backstory !== '' && <p className="quip">{character.backstory}</p>}
        <Button onClick={() => window.print()}>{say('p52.characters.print')}</Button>
      </header>
      <Sheet view={view} seat={0} props={{ seats: [] }} />
      <div className="slip p52-life" ref={scrollStop}>
        <span className="portrait" aria-hidden="true">
          <Standee creature={figureOf(character.race, character.profession, character.face)} />
        </span>
        <Origins view={view} shelved={shelved} />
        <History view={view} shelved={shelved} />
      </div>
    </section>
  );
}

export default function CharactersPage({ id }: GamePageProps) {
  const speech = useGameSpeech();
  return (
    <GameSpeech.Provider value={speech}>
      <div className="p52 p52-page">{id === null ? <All /> : <One id={id} />}</div>
    </GameSpeech.Provider>
  );
}
