/** The party: the hero whose turn it is as a large sheet, the others small; and the Chest they share. */
import chest from 'game-icon:locked-chest';
import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { Bubble } from '@undercroft/board/seats/who.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { abilityText, cardName, HEROES, type HeroView, MONSTERS, NONE, type Place, shortName, type View } from '../../src/index.ts';
import { type Props, pageSeat, useGameSay } from '../board-props.ts';
import { BurstAt } from './burst.tsx';
import { DieMark, GearMark } from './pictures.tsx';
import './party.css';

/** What the next miss would cost whoever throws, before anything that helps. */
export const riskOf = (view: View): number => MONSTERS[view.monster]?.damage ?? 0;

export function Health({ hero, risk }: { hero: HeroView; risk: number }) {
  const say = useSay();
  return <HealthBar health={hero.hp} maximum={hero.full} risk={risk} label={say('df.health', { n: hero.hp, of: hero.full })} />;
}

/** Covered by a Scar. */
export const isScarred = ({ scars }: HeroView, colour: number): boolean => (scars & (1 << colour)) !== 0;

function Mate({ props, place, open }: { props: Props; place: Place; open: boolean }) {
  const say = useSay();
  const inGame = useGameSay();
  const { view } = props;
  const hero = view.heroes[place]!;
  const seat = pageSeat(props.seats, hero.seat);
  const card = HEROES[hero.card];
  // Whoever leads several heroes tells them apart by their names.
  const alone = view.heroes.filter((each) => each.seat === hero.seat).length > 1 && hero.card >= 0;
  const throws = view.thrower === place;
  const state = hero.eliminated
    ? say('df.eliminated')
    : hero.fainted
      ? say('df.fainted')
      : view.leader === hero.seat
        ? say('df.leads')
        : '';
  return (
    <li className={`panel df-mate ${open ? 'open' : ''} ${throws ? 'active' : ''} ${hero.fainted || hero.eliminated ? 'down' : ''}`}>
      <div className="line">
        {seat !== undefined && <Sigil name={seat.sigil} size={28} />}
        <b className="df-display">{alone || seat === undefined ? shortName(inGame, hero) : seat.name}</b>
        <Health hero={hero} risk={throws ? riskOf(view) : 0} />
      </div>
      <div className="line small">
        <span className="title">{cardName(inGame, card) || say('df.noHero')}</span>
        <span className="state">{state}</span>
      </div>
      {card !== undefined && (
        <div className="line marks">
          {card.abilities.map((ability, colour) => (
            <span
              key={ability.ability}
              className={isScarred(hero, colour) ? 'scar' : ''}
              role="img"
              title={abilityText(inGame, ability)}
              aria-label={`${abilityText(inGame, ability)}${isScarred(hero, colour) ? ` (${say('df.scar')})` : ''}`}
            >
              <DieMark die={colour} />
            </span>
          ))}
          <span className="space" />
          {hero.gear.map((gear) => (
            <GearMark key={gear} gear={gear} />
          ))}
        </div>
      )}
      <BurstAt at={place} />
      <Bubble>{props.speech.get(hero.seat)}</Bubble>
    </li>
  );
}

export function Chest({ view }: { view: View }) {
  const say = useSay();
  return (
    <section className="panel df-chest" aria-label={say('df.chest')}>
      <Icon drawing={chest} />
      <span>
        <b className="df-display">{say('df.chest')}</b>
        <span className="number">{say('df.coins', { n: view.coins })}</span>
      </span>
      <span className="dice" role="img" aria-label={say('df.bonusDice', { n: view.dice })}>
        {Array.from({ length: view.dice }, (_, i) => (
          <DieMark key={i} die={3} />
        ))}
        {view.dice === 0 && <small>{say('df.bonusDice', { n: 0 })}</small>}
      </span>
    </section>
  );
}

/** Everybody. Where there is room for the large sheet, the hero it shows needs no small one. */
export function Mates({ props, open = NONE }: { props: Props; open?: Place }) {
  const say = useSay();
  return (
    <ol className="df-mates" aria-label={say('df.party')}>
      {props.view.heroes.map((hero, place) => (
        <Mate key={`${place} ${hero.card}`} props={props} place={place} open={place === open} />
      ))}
    </ol>
  );
}
