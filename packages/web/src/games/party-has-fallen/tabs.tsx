/** Beside the log: everybody's sheets, and what was promised. */
import coins from 'game-icon:two-coins';
import { FORTUNE, type View } from '@undercroft/party-has-fallen';
import { Icon } from '../../kit/icon.tsx';
import { Sigil, sigilOf } from '../../kit/sigil.tsx';
import { useSay } from '../../text.ts';
import { Pacts } from './deals.tsx';
import { heroName } from './figures.ts';
import { HeroSheet } from './hero-sheet.tsx';
import { Items } from './items.tsx';
import './board.css';

/** All heroes; each opens into sheet and items. */
export function PartyTab({ view }: { view: View }) {
  const say = useSay();
  const known = view.seats.flatMap((_, seat) => (heroName(view, seat) === null ? [] : [seat]));
  return (
    <section className="phf-tab" aria-label={say('phf.party')}>
      {known.length === 0 && <p className="second">{say('phf.party.unknown')}</p>}
      {known.map((seat) => (
        <details key={seat}>
          <summary>
            <Sigil name={sigilOf(seat)} size={28} /> {heroName(view, seat)}
            <span className="number">
              <Icon drawing={coins} /> {view.seats[seat]!.treasure}/{FORTUNE}
            </span>
          </summary>
          <HeroSheet view={view} seat={seat} />
          <Items view={view} seat={seat} />
        </details>
      ))}
    </section>
  );
}

/** Promises that hold, for all to see: broken ones are told by the log. */
export function PactsTab({ view }: { view: View }) {
  const say = useSay();
  const name = (seat: number) => heroName(view, seat) ?? say('phf.seatNumber', { n: seat + 1 });
  return (
    <section className="phf-tab" aria-label={say('phf.pacts')}>
      <Pacts view={view} name={name} />
      <p className="third">{say(view.rules.bindingPacts ? 'phf.pacts.binding' : 'phf.pacts.loose')}</p>
    </section>
  );
}
