/** What a deed will lead to, in words beside the button: the target and its sum, the odds, what then. */
import { percent, useSay } from '@undercroft/board/text.ts';
import { total } from '@undercroft/mechanics';
import type { ReactNode } from 'react';
import {
  type Act,
  bookFor,
  chanceOf,
  type Forecast,
  forecastAttack,
  forecastCast,
  forecastPick,
  forecastSmash,
  type View,
  worthOf,
} from '../../../src/index.ts';
import { aimCap, staminaCap, stanceCap } from '../../../src/rules/character.ts';
import { explosion } from '../../../src/rules/chests.ts';
import { movementOf, sheetOf } from '../../../src/rules/heroes.ts';
import { useGameSay } from '../../board-props.ts';
import { lowestCard, sumWords, worthWords } from '../words.ts';
import { type Plan, staminaIn } from './plan.ts';

/** `Slingstaff, target 8: 6 base + 3 range. Your aim adds 2, so a 6 or better does it: 62 %.` */
export function FlipWords({ view, name, forecast, stamina }: { view: View; name: string; forecast: Forecast; stamina: number }) {
  const say = useSay();
  const inGame = useGameSay();
  if (forecast.target === null) return <b>{say('p52.say.sure', { name })}</b>;
  const lowest = lowestCard(forecast);
  const chance = percent(chanceOf(view, forecast, stamina));
  const added = total(forecast.added);
  return (
    <>
      <b>{say('p52.say.target', { name, n: forecast.target })}</b>: {sumWords(inGame, forecast.needs)}.{' '}
      {added !== 0 && say('p52.say.added', { sum: sumWords(inGame, forecast.added) })}{' '}
      {stamina > 0
        ? say('p52.say.withStamina', { chance })
        : lowest > 13
          ? say('p52.say.never')
          : say(lowest <= 1 ? 'p52.say.always' : 'p52.say.odds', { n: lowest, chance })}
    </>
  );
}

function AttackWords({ view, d }: { view: View; d: Extract<Act, { do: 'attack' }> }) {
  const say = useSay();
  const ability = bookFor(view).ability(d.ability);
  const worth = worthOf(view, d.seat, d.ability, d.enemy);
  const isHidden = view.spots[view.heroes[d.seat]!.place]!.is === 'hidden' && ability.range.to > 0;
  return (
    <>
      <FlipWords view={view} name={ability.name} forecast={forecastAttack(view, d.seat, d.ability, d.enemy)} stamina={d.stamina} />{' '}
      {worth !== null && say('p52.say.damage', { n: worthWords(say, worth) })} {say(isHidden ? 'p52.say.noCounter' : 'p52.say.counter')}
    </>
  );
}

function ItemWords({ view, d }: { view: View; d: Act }) {
  const say = useSay();
  const book = bookFor(view);
  if (d.do === 'use') {
    const item = book.item(d.item);
    return (
      <>
        <b>{item.name}</b>: {item.kind === 'consumable' ? item.uses[d.way]?.text : item.text} <i>{item.text}</i>
      </>
    );
  }
  if (d.do === 'wear' || d.do === 'take')
    return (
      <>
        <b>{book.item(d.item).name}</b>. <i>{book.item(d.item).text}</i> {say('p52.say.free')}
      </>
    );
  return <>{say(d.do === 'trade' ? 'p52.say.trade' : 'p52.say.search')}</>;
}

function ChestWords({ view, d }: { view: View; d: Extract<Act, { do: 'pick' | 'smash' }> }) {
  const say = useSay();
  const name = say(d.do === 'pick' ? 'p52.chest.pick' : 'p52.chest.smash');
  const forecast = d.do === 'pick' ? forecastPick(view, d.seat, d.picks) : forecastSmash(view, d.seat);
  return (
    <>
      <FlipWords view={view} name={name} forecast={forecast} stamina={d.stamina} />{' '}
      {d.do === 'pick' ? say('p52.say.pick') : say('p52.say.smash', { n: explosion(view.avgLv) })}
    </>
  );
}

export function Consequence({ view, plan }: { view: View; plan: Plan }): ReactNode {
  const say = useSay();
  const { d, verb } = plan;
  const seat = plan.deeds[0]?.seat ?? 0;
  if (d === null) return verb === 'move' ? say('p52.say.move', { n: movementOf(view, seat) }) : say('p52.say.choose');
  const sheet = sheetOf(view, seat);
  const hero = view.heroes[seat]!;
  switch (d.do) {
    case 'attack':
      return <AttackWords view={view} d={d} />;
    case 'cast': {
      const ability = bookFor(view).ability(d.ability);
      return (
        <>
          <FlipWords view={view} name={ability.name} forecast={forecastCast(view, seat, d.ability, d.on)} stamina={staminaIn(d)} />{' '}
          <i>{ability.text}</i>
        </>
      );
    }
    case 'aim': {
      const bonus = hero.aimAt === d.enemy ? Math.min(aimCap(sheet, bookFor(view)).value, hero.aim + 1) : 1;
      return say('p52.say.aim', { n: bonus, cap: aimCap(sheet, bookFor(view)).value });
    }
    case 'stance': {
      const cap = stanceCap(sheet, bookFor(view)).value;
      return say('p52.say.stance', { n: Math.min(cap, hero.stance + 1), cap });
    }
    case 'wait':
      return say('p52.say.wait');
    case 'exit':
      return say('p52.say.exit');
    case 'pass':
      return say('p52.say.rest', { n: hero.staminaSize, cap: staminaCap(sheet, bookFor(view)).value });
    case 'leave':
      return say('p52.say.leave');
    case 'pick':
    case 'smash':
      return <ChestWords view={view} d={d} />;
    case 'move':
      return say('p52.say.move', { n: movementOf(view, seat) });
    default:
      return <ItemWords view={view} d={d} />;
  }
}
