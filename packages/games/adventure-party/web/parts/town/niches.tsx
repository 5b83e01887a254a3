/** The Tavern in the cellar: heroes for hire in their niches, the tops of both decks, and the legends apart. */

import crown from 'game-icon:queen-crown';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { HEROES, type Hero, heroName, isLegend, NONE, type View } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import type { Props } from '../../board-props.ts';
import { HeroCard, HeroFigure } from '../hero-card.tsx';
import { hirePlan, isPossible, type Tavern } from './plan.ts';
import './niches.css';
import './readings.css';

interface Guest {
  hero: Hero;
  top: boolean;
}

const guests = (row: readonly Hero[], top: Hero): Guest[] => [
  ...row.map((hero) => ({ hero, top: false })),
  ...(top === NONE ? [] : [{ hero: top, top: true }]),
];

/** Everybody in the Tavern, the legends last. */
export const guestsOf = ({ heroRow, heroTop, legendRow, legendTop }: View): Guest[] => [
  ...guests(heroRow, heroTop),
  ...guests(legendRow, legendTop),
];

interface NicheProps {
  props: Props;
  tavern: Tavern | null;
  guest: Guest;
  /** Whoever is on the way out. */
  going: Hero;
  looked: Hero;
  look(hero: Hero): void;
}

function Niche({ props: { view, words }, tavern, guest: { hero, top }, going, looked, look }: NicheProps) {
  const say = useSay();
  const price = view.prices.hire[hero] ?? HEROES[hero]!.cost;
  const may = tavern !== null && isPossible(tavern, { do: 'hire', hero });
  const chosen = tavern?.plan?.do === 'hire' && tavern.plan.hero === hero;
  const label = `${heroName(words.say, hero)}, ${say('ap.gold', { n: price })}${top ? `, ${say('ap.deckTop')}` : ''}`;
  return (
    <li
      data-niche={hero}
      className={`ap-niche ${chosen ? 'chosen' : ''} ${looked === hero ? 'looked' : ''} ${going === hero ? 'going' : ''} ${isLegend(hero) ? 'legend' : ''}`}
    >
      <button
        type="button"
        aria-pressed={chosen}
        {...(may && tavern.open && { 'data-decision': 'tavern' })}
        onClick={() => {
          look(hero);
          tavern?.prepare(hirePlan(tavern, hero));
        }}
      >
        <span className="ap-hidden">{label}</span>
        <span className="arch-of">
          <Vault width={146} height={82} stone={11} count={11} spring={43} />
          <HeroFigure hero={hero} />
        </span>
        <span className={`price ${may || tavern === null ? '' : 'dear'}`} aria-hidden="true">
          <Sym name="gold" />
          <b>{price}</b>
        </span>
        {top && (
          <span className="top" aria-hidden="true">
            {say('ap.deckTop')}
          </span>
        )}
      </button>
      <HeroCard hero={hero} />
    </li>
  );
}

interface NichesProps {
  props: Props;
  tavern: Tavern | null;
  going: Hero;
  looked: Hero;
  look(hero: Hero): void;
}

export function Niches({ props, tavern, going, looked, look }: NichesProps) {
  const say = useSay();
  const all = guestsOf(props.view);
  const first = all.findIndex(({ hero }) => isLegend(hero));
  return (
    <section className={`ap-tavern ${tavern === null ? 'dark' : ''}`} aria-label={say('ap.tavern')}>
      <h2 className="ap-label">
        {say('ap.inTavern')}
        {first >= 0 && (
          <span>
            <Icon drawing={crown} /> {say('ap.legends')}
          </span>
        )}
      </h2>
      <ol className="ap-niches" aria-label={say('ap.forHire')}>
        {all.map((guest) => (
          <Niche key={guest.hero} props={props} tavern={tavern} guest={guest} going={going} looked={looked} look={look} />
        ))}
        {all.length === 0 && <li className="nobody">{say('ap.nobodyForHire')}</li>}
      </ol>
      {looked !== NONE && all.some(({ hero }) => hero === looked) && (
        <div className="ap-looked">
          <HeroCard hero={looked} />
        </div>
      )}
    </section>
  );
}
