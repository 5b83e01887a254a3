/** A Hero sheet: three abilities by colour, three slots. Choosing an ability is choosing its die; weapons have switches. */
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { abilityName } from '../../src/content/text.ts';
import { abilityText, cardName, EQUIPMENT, equipmentText, gearName, HEROES, type Place, type View } from '../../src/index.ts';
import { type Props, useGameSay } from '../board-props.ts';
import { BurstAt } from './burst.tsx';
import { Health, isScarred, riskOf } from './party.tsx';
import { DieMark, GearMark, Portrait } from './pictures.tsx';
import type { Swing } from './swing.ts';
import './sheet.css';

interface SheetProps {
  props: Props;
  place: Place;
  /** While the die is chosen. */
  swing: Swing | null;
}

/** Where the die of a colour is. A thrown one has a verdict, and is in nobody's hand any more. */
export function stateOf({ view, place, chosen }: { view: View; place: Place; chosen: number | null }, colour: number) {
  if (isScarred(view.heroes[place]!, colour)) return 'scar';
  if (chosen === colour) return 'chosen';
  if (view.thrower === place && view.die === colour && view.verdict === null) return 'hand';
  return view.available.includes(colour) ? 'free' : 'thrown';
}

function AbilityRow({ sheet, colour }: { sheet: SheetProps; colour: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, place, swing } = sheet;
  const ability = HEROES[props.view.heroes[place]!.card]!.abilities[colour]!;
  const state = stateOf({ view: props.view, place, chosen: swing?.die ?? null }, colour);
  const can = swing?.dice.includes(colour) === true;
  const words = (
    <>
      <DieMark die={colour} spent={state === 'thrown'} />
      <span className="what">
        <b>
          <Terms text={abilityName(inGame, ability)} />
        </b>
        <Terms text={abilityText(inGame, ability)} />
      </span>
      <small>{say(`df.die.${state}`)}</small>
    </>
  );
  if (!can) return <li className={`df-power ${state}`}>{words}</li>;
  return (
    <li>
      <button
        type="button"
        className={`df-power ${state}`}
        aria-pressed={swing.die === colour}
        data-decision="swing"
        onClick={() => swing.takeDie(colour)}
      >
        {words}
      </button>
    </li>
  );
}

function GearRow({ gear, swing }: { gear: number; swing: Swing | null }) {
  const say = useSay();
  const inGame = useGameSay();
  const card = EQUIPMENT[gear]!;
  const usable = swing !== null && card.type === 'weapon' && swing.die !== null;
  return (
    <li className="df-gear">
      <GearMark gear={gear} />
      <span className="what">
        <b>{gearName(inGame, gear)}</b>
        <small>
          <Terms text={equipmentText(inGame, card.effect)} />
        </small>
      </span>
      {usable && (
        <button
          type="button"
          className="df-use"
          aria-label={say('df.use', { name: gearName(inGame, gear) })}
          aria-pressed={swing.weapons.includes(gear)}
          onClick={() => swing.toggleWeapon(gear)}
        >
          {say('df.useShort')}
        </button>
      )}
    </li>
  );
}

export function Sheet(sheet: SheetProps) {
  const say = useSay();
  const inGame = useGameSay();
  const { props, place, swing } = sheet;
  const hero = props.view.heroes[place];
  const card = HEROES[hero?.card ?? -1];
  if (hero === undefined || card === undefined) return null;
  return (
    <section className="slip df-sheet" aria-label={say('df.sheetOf', { name: cardName(inGame, card) })}>
      <div className="head">
        <BurstAt at={place} />
        <Portrait card={hero.card} />
        <div>
          <h2 className="df-display">{cardName(inGame, card)}</h2>
          <Health hero={hero} risk={props.view.thrower === place ? riskOf(props.view) : 0} />
        </div>
      </div>
      <ul>
        {[0, 1, 2].map((colour) => (
          <AbilityRow key={colour} sheet={sheet} colour={colour} />
        ))}
      </ul>
      {hero.gear.length > 0 && (
        <ul className="gear">
          {hero.gear.map((gear) => (
            <GearRow key={gear} gear={gear} swing={swing} />
          ))}
        </ul>
      )}
    </section>
  );
}
