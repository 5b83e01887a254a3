/** What a plan still needs: who makes room, who is healed, which item, which deck, for whom. Without a plan, the party as it is. */
import hand from 'game-icon:hand';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { cardName, HEROES, type HeroView, ITEMS, NONE, type TavernDecision } from '../../../src/index.ts';
import { Sym } from '../../art/symbols.tsx';
import { type Props, useGameSay } from '../../board-props.ts';
import { CardName } from '../card-name.tsx';
import { MiniDice } from '../dice.tsx';
import { HeroPortrait } from '../hero-card.tsx';
import { itemArt, KIND_ICONS } from '../item-card.tsx';
import { TIER_ICONS } from '../quest-card.tsx';
import { type Deck, isPossible, type Plan, type Tavern } from './plan.ts';
import './party-choice.css';

/** Which part of a plan a hero of the party is. */
const heroKey = ({ do: deed }: Plan): 'over' | 'hero' | null =>
  deed === 'hire' ? 'over' : deed === 'equip' || deed === 'heal' || deed === 'upgrade' ? 'hero' : null;

/** What making room brings. */
function leaving(say: Say, { retires }: HeroView): { word: string; value: string } {
  return retires > 0
    ? { word: say('ap.room.retires'), value: say('ap.room.vp', { n: retires }) }
    : { word: say('ap.room.leaves'), value: say('ap.room.noVp') };
}

/** What happens to this hero by the plan, in two or three words. */
function effect(say: Say, plan: Plan | null, hero: HeroView): { word: string; value: string } {
  switch (plan?.do) {
    case 'hire':
      return leaving(say, hero);
    case 'equip':
      return { word: say(hero.weapon === NONE ? 'ap.room.takes' : 'ap.room.swaps'), value: '' };
    case 'heal':
      return { word: say(hero.wounded ? 'ap.becomes.fresh' : 'ap.fresh'), value: '' };
    case 'upgrade':
      return { word: say(hero.upgraded ? 'ap.upgraded' : 'ap.room.learns'), value: '' };
    default:
      return {
        word: say(hero.wounded ? 'ap.wounded' : 'ap.fresh'),
        value: hero.retires > 0 ? say('ap.room.worth', { n: hero.retires }) : '',
      };
  }
}

function Body({ hero, plan }: { hero: HeroView; plan: Plan | null }) {
  const say = useSay();
  const { word, value } = effect(say, plan, hero);
  return (
    <>
      <HeroPortrait hero={hero.card} wounded={hero.wounded} upgraded={hero.upgraded} />
      <span className="who">
        <b className="ap-display">
          <CardName card={HEROES[hero.card]} />
        </b>
        <MiniDice dice={hero.dice} size={17} />
      </span>
      <span className="weapon">
        <Icon drawing={hero.weapon === NONE ? hand : itemArt(hero.weapon)} />
        {hero.weapon === NONE ? say('ap.noWeapon') : <CardName card={ITEMS[hero.weapon]} />}
      </span>
      <span className="effect">
        {word}
        <b>{value}</b>
      </span>
    </>
  );
}

function Member({ tavern, hero }: { tavern: Tavern; hero: HeroView }) {
  const { plan } = tavern;
  const key = plan === null ? null : heroKey(plan);
  const next = plan === null || key === null ? null : { ...plan, [key]: hero.card };
  if (next === null || key === null || !isPossible(tavern, next))
    return (
      <span className="slip ap-member">
        <Body hero={hero} plan={plan} />
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a picture is no native radio button
    <button
      type="button"
      role="radio"
      aria-checked={plan?.[key] === hero.card}
      className="slip ap-member"
      disabled={!tavern.open}
      data-decision={tavern.open ? 'tavern' : undefined}
      onClick={() =>
        tavern.prepare(plan?.[key] === hero.card && key === 'over' ? { do: 'hire', hero: plan.hero ?? NONE, over: NONE } : next)
      }
    >
      <Body hero={hero} plan={plan} />
    </button>
  );
}

/** The question above the party. */
function partyTitle(say: Say, inGame: GameSay, { plan, fitting }: Tavern): string {
  switch (plan?.do) {
    case 'hire':
      return say(fitting.some((d) => 'over' in d && d.over === NONE) ? 'ap.room.free' : 'ap.room.full');
    case 'equip':
      return say('ap.room.equip', { item: cardName(inGame, ITEMS[plan.item ?? NONE]) });
    case 'heal':
      return say('ap.room.heal');
    case 'upgrade':
      return say('ap.room.upgrade');
    default:
      return say('ap.room.party');
  }
}

export function OwnParty({ props, tavern, seat }: { props: Props; tavern: Tavern | null; seat: number }) {
  const say = useSay();
  const party = props.view.seats[seat]?.party ?? [];
  const asks = tavern?.plan !== null && tavern?.plan !== undefined && heroKey(tavern.plan) !== null;
  return (
    <div className="ap-room" data-seat={seat}>
      <h2 className="ap-label">{tavern === null ? say('ap.room.party') : partyTitle(say, props.words.say, tavern)}</h2>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name */}
      <div className="ap-members" role={asks ? 'radiogroup' : 'group'} aria-label={say('ap.room.party')}>
        {party.map((hero) =>
          tavern === null ? (
            <span key={hero.card} className="slip ap-member">
              <Body hero={hero} plan={null} />
            </span>
          ) : (
            <Member key={hero.card} tavern={tavern} hero={hero} />
          ),
        )}
        {party.length === 0 && <p className="second">{say('ap.room.nobody')}</p>}
      </div>
    </div>
  );
}

const DECK_ICONS: Readonly<Record<Deck, React.ReactNode>> = {
  heroes: <Sym name="hero" />,
  legends: <Sym name="legendary" />,
  town: <Icon drawing={TIER_ICONS.town} />,
  forest: <Icon drawing={TIER_ICONS.forest} />,
  mountain: <Icon drawing={TIER_ICONS.mountain} />,
};

/** What can be said next, one chip each: a deck, an item, a seat. */
interface Saying {
  key: string;
  plan: Plan;
  label: React.ReactNode;
}

const unique = <T,>(things: readonly T[]): T[] => [...new Set(things)];
const has =
  <K extends string>(key: K) =>
  (d: TavernDecision): d is TavernDecision & Record<K, number> =>
    key in d;

function useSayings(props: Props, { plan, answers }: Tavern): Saying[] {
  const inGame = useGameSay();
  if (plan === null) return [];
  const same = answers.filter((d) => d.do === plan.do);
  if (plan.do === 'scout')
    return same.flatMap((d) =>
      d.do === 'scout'
        ? [
            {
              key: d.deck,
              plan: { do: d.do, deck: d.deck },
              label: (
                <>
                  {DECK_ICONS[d.deck]} {inGame(`deck.${d.deck}`)}
                </>
              ),
            },
          ]
        : [],
    );
  if ((plan.do === 'giveItem' && plan.item !== undefined) || plan.do === 'giveGold')
    return unique(same.filter(has('to')).map(({ to }) => to)).map((to) => ({
      key: String(to),
      plan: { ...plan, to },
      label: (
        <>
          <Sigil name={props.seats[to]!.sigil} size={22} /> {props.seats[to]!.name}
        </>
      ),
    }));
  return unique(same.filter(has('item')).map(({ item }) => item)).map((item) => ({
    key: String(item),
    plan: { do: plan.do, item },
    label: (
      <>
        <Icon drawing={KIND_ICONS[ITEMS[item]!.type]} /> <CardName card={ITEMS[item]} />
      </>
    ),
  }));
}

const TITLES = { scout: 'ap.which.deck', sellItem: 'ap.which.item', giveItem: 'ap.which.gift', giveGold: 'ap.which.seat' } as const;

export function Sayings({ props, tavern }: { props: Props; tavern: Tavern }) {
  const say = useSay();
  const sayings = useSayings(props, tavern);
  const deed = tavern.plan?.do;
  if (deed !== 'scout' && deed !== 'sellItem' && deed !== 'giveItem' && deed !== 'giveGold') return null;
  const whose = deed === 'giveItem' && tavern.plan?.item !== undefined;
  return (
    <div className="ap-room">
      <h2 className="ap-label">{say(whose ? 'ap.which.seat' : TITLES[deed])}</h2>
      <div className="ap-sayings">
        {sayings.map(({ key, plan, label }) => (
          <button
            key={key}
            type="button"
            className="chip"
            disabled={!tavern.open}
            aria-pressed={Object.entries(plan).every(([part, value]) => tavern.plan !== null && Reflect.get(tavern.plan, part) === value)}
            data-decision={tavern.open ? 'tavern' : undefined}
            onClick={() => tavern.prepare(plan)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
