/** A hero on paper: portrait, six stats, three rolls, and on demand where each point comes from. */

import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Parts } from '@undercroft/board/numbers/parts.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { signed, useSay } from '@undercroft/board/text.ts';
import type { Say, Seat } from '@undercroft/engine';
import type { Sum } from '@undercroft/mechanics';
import { useId, useState } from 'react';
import { CHECK_DIE, type Hero, heroName, heroOf, modName, partsIn, quipOf, STATS, sourceName, type View } from '../../../src/index.ts';
import { portraitOf } from '../../art/heroes.ts';
import { useGameSay } from '../../board-props.ts';
import { abilityCard } from '../../cards.ts';
import { attackSum, defenceSum, moveSum, statSums } from '../../figures.ts';
import { HonourMark } from '../draft/honour-mark.tsx';
import './sheet.css';

interface Figure extends Sum {
  name: string;
  shown: string;
  help: string;
}

function figuresOf(view: View, seat: Seat, say: ReturnType<typeof useSay>, inGame: Say): Figure[] {
  const roll = (name: string, sum: Sum, help: string): Figure => ({ name, ...sum, shown: signed(sum.value), help });
  return [
    ...statSums(inGame, view, seat).map((sum) => ({
      ...sum,
      shown: String(sum.value),
      help: say('phf.sheet.statHelp', { stat: sum.name, n: Math.max(0, Math.min(CHECK_DIE, sum.value)) }),
    })),
    roll(say('phf.sheet.move'), moveSum(view, seat), say('phf.sheet.moveHelp')),
    roll(say('phf.sheet.attack'), attackSum(view, seat), say('phf.sheet.attackHelp')),
    roll(say('phf.sheet.defence'), defenceSum(view, seat), say('phf.sheet.defenceHelp')),
  ];
}

/** Numbers to press: the chosen one opens into its parts. */
function Numbers({ view, seat }: { view: View; seat: Seat }) {
  const say = useSay();
  const inGame = useGameSay();
  const id = useId();
  const [open, setOpen] = useState(-1);
  const figures = figuresOf(view, seat, say, inGame);
  const best = Math.max(...figures.slice(0, STATS.length).map(({ value }) => value));
  const shown = figures[open];
  return (
    <>
      <div className="phf-numbers">
        {figures.map((figure, i) => (
          <button
            key={figure.name}
            type="button"
            className={`${i < STATS.length ? 'stat' : 'roll'} ${i < STATS.length && figure.value === best ? 'best' : ''}`}
            aria-expanded={open === i}
            aria-controls={id}
            onClick={() => setOpen(open === i ? -1 : i)}
          >
            <b className="number">{figure.shown}</b>
            <small>{figure.name}</small>
            {i < STATS.length && figure.parts.length > 1 && <i className="changed" aria-hidden="true" />}
          </button>
        ))}
      </div>
      <div id={id} className="phf-why" aria-live="polite">
        {shown !== undefined && (
          <>
            <p>
              <b>{shown.name}</b> {shown.help}
            </p>
            <Parts parts={partsIn(inGame, shown.parts)} total={shown.shown} />
          </>
        )}
      </div>
    </>
  );
}

/** What a hero card prints, before anything changes it. */
export function PrintedStats({ hero }: { hero: Hero }) {
  const say = useSay();
  const inGame = useGameSay();
  const best = Math.max(...hero.stats);
  return (
    <span className="phf-numbers printed">
      {STATS.map((stat, i) => (
        <span key={stat} className={`stat ${hero.stats[i] === best ? 'best' : ''}`}>
          <b className="number">{hero.stats[i]}</b>
          <small>{modName(inGame, stat)}</small>
        </span>
      ))}
      {(hero.move !== 0 || hero.combat !== 0) && (
        <>
          <span className="roll">
            <b className="number">{signed(hero.move)}</b>
            <small>{say('phf.sheet.move')}</small>
          </span>
          <span className="roll">
            <b className="number">{signed(hero.combat)}</b>
            <small>{say(hero.side === 'A' ? 'phf.sheet.attack' : 'phf.sheet.defence')}</small>
          </span>
        </>
      )}
    </span>
  );
}

function Lasting({ view, seat }: { view: View; seat: Seat }) {
  const say = useSay();
  const inGame = useGameSay();
  const { lasting } = view.seats[seat]!;
  if (lasting.length === 0) return null;
  return (
    <ul className="phf-lasting">
      {lasting.map((l, i) => (
        // The same effect may lie there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${l.source} ${i}`}>
          <b>
            {signed(l.by)} {modName(inGame, l.mod)}
          </b>{' '}
          {sourceName(inGame, l.source)}, {say(`phf.until.${l.until}`)}
        </li>
      ))}
    </ul>
  );
}

/** `hp`: what is seen of it just now. */
export function HeroSheet({ view, seat, hp }: { view: View; seat: Seat; hp?: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const s = view.seats[seat]!;
  const hero = heroOf(s);
  const name = heroName(inGame, hero);
  const ability = abilityCard(inGame, view, s.ability);
  // Before the game nobody is hurt yet.
  const health = view.round === 0 ? s.maxHp : (hp ?? s.hp);
  return (
    <section className="slip phf-hero" aria-label={say('phf.sheet.of', { hero: name })}>
      <header>
        <span className="arch">
          <Standee creature={portraitOf(hero.id)} />
        </span>
        <div>
          <h2>{name}</h2>
          <p className="quip">{s.custom === null ? quipOf(inGame, hero) : hero.quip}</p>
          <HealthBar health={health} maximum={Math.max(health, s.maxHp)} label={say('phf.hp', { n: health, max: s.maxHp })} />
        </div>
      </header>
      <Numbers view={view} seat={seat} />
      {ability !== null && (
        <p className="phf-ability">
          <b>{ability.name}.</b> {ability.honour && <HonourMark />} <Terms text={ability.text} />
        </p>
      )}
      <Lasting view={view} seat={seat} />
    </section>
  );
}
