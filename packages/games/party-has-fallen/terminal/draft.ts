/** The cards one chooses among: heroes with their stats, abilities with what they do. Goals say so in the menu. */

import type { Place } from '@undercroft/terminal/board.ts';
import { box } from '@undercroft/terminal/box.ts';
import { padEnd, wrap } from '@undercroft/terminal/text.ts';
import { ABILITY_DECK, abilityName, abilityText, GENDERS, HERO, HEROES, heroName, STATS, type View } from '../src/index.ts';
import { say } from './say.ts';

const NAME_WIDTH = 10;

function heroLine(card: number): string {
  const hero = HEROES[card]!;
  const stats = STATS.map((stat, i) => `${stat.toUpperCase()} ${hero.stats[i]}`).join(' ');
  const more = [
    `HP ${hero.hp}`,
    hero.move === 0 ? '' : `MOV ${hero.move}`,
    hero.combat === 0 ? '' : `CMB ${hero.combat} (${hero.side === 'A' ? 'attack' : 'defence'})`,
    GENDERS.includes(hero.gender) ? hero.gender : '',
  ];
  return `${padEnd(heroName(say, hero), NAME_WIDTH)} ${stats} · ${more.filter((part) => part !== '').join(', ')}`;
}

const abilityLine = (view: View, card: number): string => `${abilityName(say, view, card)}: ${abilityText(say, view, card)}`;

export function draft(view: View, { viewer, ink, width }: Place): string[] {
  const s = viewer === null ? undefined : view.seats[viewer];
  if (s === undefined) return [];
  const cardsOf = (deck: number): readonly number[] => (s.poolOf === deck ? s.pool : (s.aside[deck] ?? []));
  const lines = [...cardsOf(HERO).map(heroLine), ...cardsOf(ABILITY_DECK).map((card) => abilityLine(view, card))];
  if (lines.length === 0) return [];
  return box(
    lines.flatMap((line) => wrap(line, width - 4, 2)),
    { ink, width, title: 'To choose from', frame: 'cyan' },
  );
}
