/** Beside the log: everybody's sheets, and what was promised. */
import coins from 'game-icon:two-coins';
import type { TabProps } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type Event, FORTUNE, type View } from '../../src/index.ts';
import { GameSpeech, nameOf } from '../board-props.ts';
import { heroAt } from '../figures.ts';
import { Promises } from './deals/deals.tsx';
import { promisesOf } from './deals/promises.ts';
import { HeroSheet } from './sheet/hero-sheet.tsx';
import { Items } from './sheet/items.tsx';
import '../board.css';

/** All heroes; each opens into sheet and items. */
export function PartyTab({ view, seats, inGame }: TabProps<View, Event>) {
  const say = useSay();
  const known = view.seats.flatMap((_, seat) => (heroAt(inGame, view, seat) === null ? [] : [seat]));
  return (
    <section className="phf-tab" aria-label={say('phf.party')}>
      {known.length === 0 && <p className="second">{say('phf.party.unknown')}</p>}
      {known.map((seat) => (
        <details key={seat}>
          <summary>
            <Sigil name={sigilOf(seat)} size={28} /> {nameOf(seats, seat)} <small className="second">{heroAt(inGame, view, seat)}</small>
            <span className="number">
              <Icon drawing={coins} /> {view.seats[seat]!.treasure}/{FORTUNE}
            </span>
          </summary>
          <GameSpeech.Provider value={inGame}>
            <HeroSheet view={view} seat={seat} />
            <Items view={view} seat={seat} />
          </GameSpeech.Provider>
        </details>
      ))}
    </section>
  );
}

/** Every promise ever made here that the viewer knows of. */
export function PactsTab({ view, events, seats }: TabProps<View, Event>) {
  const say = useSay();
  return (
    <section className="phf-tab" aria-label={say('phf.pacts')}>
      <Promises ledger={promisesOf(events, view.round)} name={(seat) => nameOf(seats, seat)} />
      <p className="third">{say(view.rules.bindingPacts ? 'phf.pacts.binding' : 'phf.pacts.loose')}</p>
    </section>
  );
}
