/** A hero on the stage, and the plate that says who it is, how they are and what they can do. */

import hand from 'game-icon:hand';
import padlock from 'game-icon:plain-padlock';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Burst } from '@undercroft/board/film/moment.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { describeItem, HEROES, type HeroView, ITEMS, itemName, NONE, type Side } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { useGameSay } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { CardName } from '../card-name.tsx';
import { MiniDice } from '../dice.tsx';
import { HeroFigure, powersText } from '../hero-card.tsx';
import { itemArt } from '../item-card.tsx';
import { WoundToken } from '../quest-marks.tsx';
import { toolKey, useRoll } from './pick.ts';
import type { Target } from './target.ts';

const sideOf = ({ card, upgraded }: HeroView): Side =>
  upgraded ? (HEROES[card]!.upgraded ?? HEROES[card]!.standard) : HEROES[card]!.standard;

/** A line of the plate: a button while its power may be used. Of several runes that could pay, the cheapest is taken. */
function Ability({
  of,
  card,
  icon,
  text,
  idle,
}: {
  of: 'hero' | 'weapon';
  card: number;
  icon: React.ReactNode;
  text: string;
  idle: boolean;
}) {
  const roll = useRoll();
  const tools = roll.tools.filter(({ d }) => d.do === of && d.card === card);
  const key = tools[0] === undefined ? null : toolKey(tools[0].d);
  const chosen = tools.some(({ d }) => toolKey(d) === roll.tool);
  if (key === null || !roll.open)
    return (
      <span className={`ap-ability ${idle ? 'idle' : ''}`} title={text}>
        {icon}
        <span>
          <Terms text={text} />
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className={`ap-ability ${chosen ? 'chosen' : roll.die >= 0 ? 'may' : ''}`}
      aria-pressed={chosen}
      title={text}
      data-decision="roll"
      onClick={() => roll.chooseTool(key)}
    >
      {icon}
      <span>{text}</span>
    </button>
  );
}

function Weapon({ hero: { weapon, weaponUsed } }: { hero: HeroView }) {
  const say = useSay();
  const inGame = useGameSay();
  if (weapon === NONE) return <Ability of="weapon" card={NONE} icon={<Icon drawing={hand} />} text={say('ap.noWeapon')} idle />;
  const name = itemName(inGame, weapon);
  const text = weaponUsed ? say('ap.weaponUsed', { name }) : `${name}: ${describeItem(inGame, ITEMS[weapon]!)}`;
  return <Ability of="weapon" card={weapon} icon={<Icon drawing={itemArt(weapon)} />} text={text} idle={weaponUsed} />;
}

export function Plate({ hero, picture, target }: { hero: HeroView; picture: Picture; target: Target | null }) {
  const say = useSay();
  const side = sideOf(hero);
  const text = powersText(useGameSay(), side, say('ap.rune'));
  const struck = picture.struck?.hero === hero.card ? picture.struck : null;
  const hurt = hero.wounded || struck !== null;
  return (
    <li className={`ap-plate ${hurt ? 'hurt' : ''} ${struck ? 'struck' : ''} ${struck?.dies ? 'falls' : ''}`} data-hero={hero.card}>
      <span className="figure">
        <HeroFigure hero={hero.card} />
      </span>
      {hurt && (
        <span className="gash">
          <Sym name="light" />
        </span>
      )}
      {struck !== null && (
        <span className="token">
          <WoundToken kind={struck.wound} />
          {picture.moment !== null && <Burst moment={picture.moment}>{say(struck.dies ? 'ap.dead' : 'ap.wounded')}</Burst>}
        </span>
      )}
      {target !== null && (
        <button
          type="button"
          className={`ap-target ${target.chosen ? 'chosen' : ''}`}
          aria-pressed={target.chosen}
          data-decision="wound"
          onClick={target.choose}
        >
          <span className="out-of-sight">
            <CardName card={HEROES[hero.card]} />:{' '}
          </span>
          <span className={target.dies ? 'bad' : ''}>{target.what}</span>
        </button>
      )}
      <div className="slip ap-name">
        <b className="ap-display">
          <CardName card={HEROES[hero.card]} />
        </b>
        <span className="state">
          <MiniDice dice={hero.dice} size={19} />
          <b className={hurt ? 'bad' : ''}>{say(struck?.dies ? 'ap.dead' : hurt ? 'ap.wounded' : 'ap.fresh')}</b>
        </span>
        <Ability
          of="hero"
          card={hero.card}
          icon={text === '' ? <Icon drawing={padlock} /> : <Sym name={side.powers?.some(({ cost }) => cost === 'rune') ? 'rune' : 'vp'} />}
          text={text === '' ? say(hero.upgraded ? 'ap.noAbility' : 'ap.notUpgraded') : hero.abilityUsed ? say('ap.abilityUsed') : text}
          idle={text === '' || hero.abilityUsed}
        />
        <Weapon hero={hero} />
      </div>
    </li>
  );
}
