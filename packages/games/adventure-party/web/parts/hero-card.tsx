/** Heroes: the card in a niche with both sides at once, and the portrait. */
import crown from 'game-icon:queen-crown';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Say } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { describePower, HEROES, type Hero, heroName, isLegend, type Side } from '../../src/index.ts';
import { HEROES as ART } from '../art/heroes.ts';
import { Sym } from '../art/symbols.tsx';
import { useGameSay } from '../board-props.ts';
import { CardName } from './card-name.tsx';
import { MiniDice } from './dice.tsx';
import { VpStar } from './quest-marks.tsx';
import './hero-card.css';

const LETTERS = 'RGBY?';
/** The dice of a side as colours. */
export const diceOf = ({ dice }: Side): number[] => [...dice].map((letter) => LETTERS.indexOf(letter));

/** What a side can do, in words; '' for nothing. A rune as the price is said first. */
export const powersText = (inGame: Say, { powers = [] }: Side, rune: string): string =>
  powers.map((power) => `${power.cost === 'rune' ? `${rune}: ` : ''}${describePower(inGame, power)}`).join(' ');

export const HeroFigure = ({ hero }: { hero: Hero }) => <Standee creature={ART[HEROES[hero]!.id]!} />;

/** In an arch, small; with the marks of what happened to them. */
export function HeroPortrait({ hero, wounded = false, upgraded = false }: { hero: Hero; wounded?: boolean; upgraded?: boolean }) {
  const say = useSay();
  const states = [heroName(useGameSay(), hero), wounded ? say('ap.wounded') : '', upgraded ? say('ap.upgraded') : '']
    .filter(Boolean)
    .join(', ');
  return (
    <span className={`ap-portrait ${wounded ? 'wounded' : ''}`} role="img" aria-label={states} title={states}>
      <span className="arch">
        <HeroFigure hero={hero} />
      </span>
      {upgraded && (
        <i className="up">
          <Sym name="levelUp" />
        </i>
      )}
      {wounded && (
        <i className="hurt">
          <Sym name="light" />
        </i>
      )}
    </span>
  );
}

function SideText({ side }: { side: Side }) {
  const say = useSay();
  const text = powersText(useGameSay(), side, say('ap.rune'));
  return (
    <>
      <MiniDice dice={diceOf(side)} />
      <span className="power">{text === '' ? <em>{say('ap.noAbility')}</em> : <Terms text={text} />}</span>
    </>
  );
}

/** Both sides of a hero at once: hiring is a bet on the upgrade. `children`: price tag and the like. */
export function HeroCard({ hero, children }: { hero: Hero; children?: ReactNode }) {
  const say = useSay();
  const card = HEROES[hero]!;
  return (
    <span className="slip ap-hero-card">
      <b className="ap-display">
        <CardName card={card} />
      </b>
      <span className="side">
        <SideText side={card.standard} />
      </span>
      <span className="side upgraded">
        {isLegend(hero) || card.upgraded === undefined ? (
          <em>
            <Icon drawing={crown} /> {say('ap.legend')}
          </em>
        ) : (
          <>
            <Sym name="levelUp" />
            <SideText side={card.upgraded} />
          </>
        )}
      </span>
      <VpStar vp={card.vp} />
      {children}
    </span>
  );
}
