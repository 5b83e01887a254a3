/** The parties of everybody: heroes with what they can do, weapons, completed quests, who retired, and where the points come from. */
import star from 'game-icon:round-star';
import type { SeatOnPage, TabProps } from '@undercroft/board/contract.ts';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import {
  describeItem,
  type Event,
  HEROES,
  type HeroView,
  heroName,
  ITEMS,
  NONE,
  QUESTS,
  type SeatView,
  tierName,
  type View,
} from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { GameSpeech, useGameSay } from '../../board-props.ts';
import { CardName } from '../card-name.tsx';
import { MiniDice } from '../dice.tsx';
import { DiceReader } from '../faces.tsx';
import { HeroPortrait, powersText } from '../hero-card.tsx';
import { itemArt } from '../item-card.tsx';
import { TIER_ICONS } from '../quest-card.tsx';
import { vpParts } from './vp.ts';
import './parties.css';

function Hero({ hero }: { hero: HeroView }) {
  const say = useSay();
  const card = HEROES[hero.card]!;
  const side = hero.upgraded ? (card.upgraded ?? card.standard) : card.standard;
  const inGame = useGameSay();
  const text = powersText(inGame, side, say('ap.rune'));
  return (
    <li className="hero">
      <HeroPortrait hero={hero.card} wounded={hero.wounded} upgraded={hero.upgraded} />
      <span>
        <b>
          <CardName card={card} />
        </b>{' '}
        <MiniDice dice={hero.dice} size={16} />
        <small>
          {say(hero.wounded ? 'ap.wounded' : 'ap.fresh')}, {say(hero.upgraded ? 'ap.upgraded' : 'ap.standard')}
          {text === '' ? '' : `. ${text}`}
        </small>
        {hero.weapon !== NONE && (
          <small className="weapon">
            <Icon drawing={itemArt(hero.weapon)} /> <CardName card={ITEMS[hero.weapon]} />: {describeItem(inGame, ITEMS[hero.weapon]!)}
          </small>
        )}
      </span>
    </li>
  );
}

/** Every point and where it comes from. */
function Points({ seat }: { seat: SeatView }) {
  const say = useSay();
  const parts = vpParts(seat, say, useGameSay());
  return (
    <details className="points">
      <summary>
        <Sym name="vp" /> {seat.vp === null ? say('ap.vpHidden') : say('ap.vp', { n: seat.vp })}
        <span className="second">{say('ap.parties.whence')}</span>
      </summary>
      <dl>
        {parts.map(({ source, vp }) => (
          <div key={source}>
            <dt>{vp}</dt>
            <dd>{source}</dd>
          </div>
        ))}
        {parts.length === 0 && <p className="second">{say('ap.parties.noPoints')}</p>}
      </dl>
    </details>
  );
}

function Done({ seat }: { seat: SeatView }) {
  const say = useSay();
  const inGame = useGameSay();
  return (
    <>
      {seat.quests.length > 0 && (
        <p className="line">
          <b>{say('ap.parties.quests', { n: seat.quests.length })}</b>{' '}
          {seat.quests.map((quest, i) => (
            <span key={quest}>
              {i > 0 && ', '}
              <Icon drawing={TIER_ICONS[tierName(quest)]} /> <CardName card={QUESTS[quest]} />
            </span>
          ))}
        </p>
      )}
      {seat.retired.length > 0 && (
        <p className="line">
          <b>{say('ap.parties.retired', { n: seat.retired.length })}</b> {seat.retired.map((hero) => heroName(inGame, hero)).join(', ')}
        </p>
      )}
    </>
  );
}

function Party({ view, page: { seat, name, sigil } }: { view: View; page: SeatOnPage }) {
  const say = useSay();
  const s = view.seats[seat]!;
  return (
    <li className="ap-party-of">
      <h3>
        <Sigil name={sigil} size={26} /> <b className="ap-display">{name}</b>
        <span className="figures">
          <Sym name="gold" /> {say('ap.gold', { n: s.gold ?? '?' })}
        </span>
      </h3>
      <p className="line second">
        {say('ap.parties.cards', { n: s.handSize })} · {say(s.banner ? 'ap.parties.banner' : 'ap.parties.bannerSpent')}
        {view.starter === seat && (
          <>
            {' '}
            · <Icon drawing={star} /> {say('ap.parties.starter')}
          </>
        )}
      </p>
      <ul>
        {s.party.map((hero) => (
          <Hero key={hero.card} hero={hero} />
        ))}
        {s.party.length === 0 && <li className="second">{say('ap.room.nobody')}</li>}
      </ul>
      <Done seat={s} />
      <Points seat={s} />
    </li>
  );
}

export function Parties({ view, seats }: Pick<TabProps<View, Event>, 'view' | 'seats'>) {
  const say = useSay();
  return (
    <ol className="ap-parties" aria-label={say('ap.tab.parties')}>
      {seats.map((page) => (
        <Party key={page.seat} view={view} page={page} />
      ))}
    </ol>
  );
}

/** As a tab beside the log. */
export const PartiesTab = ({ view, seats, inGame }: TabProps<View, Event>) => (
  <GameSpeech.Provider value={inGame}>
    <DiceReader>
      <Parties view={view} seats={seats} />
    </DiceReader>
  </GameSpeech.Provider>
);
