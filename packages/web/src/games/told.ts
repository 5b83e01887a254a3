/** What the server says about a game, in the page's language where the game speaks it. */

import { useLanguage } from '@undercroft/board/text.ts';
import { loadGame } from '@undercroft/catalog';
import type { GameInfo, TableInfo } from '@undercroft/client';
import { type GameAbout, inLanguage, readMaterial, type Seat } from '@undercroft/engine';
import { useCallback, useMemo } from 'react';
import { useFetched } from '../kit/fetched.ts';

export interface ToldGame extends GameInfo {
  /** What its tagline and house rules are written in. */
  language: string;
}

type Told = Pick<GameAbout, 'tagline' | 'houseRules' | 'houseRuleGroups'> | null;

/** Null if it has no such texts. The whole game is loaded for them: whoever reads this is about to play it. */
async function loadTold(slug: string, language: string): Promise<Told> {
  const game = await loadGame(slug);
  const told = await inLanguage(game, language);
  return told === game ? null : told.about;
}

/** The server knows which house rules there are; the texts only what they are called. */
function withTexts(game: GameInfo, told: NonNullable<Told>, language: string): ToldGame {
  const houseRules = Object.entries(game.houseRules).map(([key, spec]) => {
    const { name, help, ...rest } = told.houseRules[key] ?? spec;
    const choices = 'choices' in rest && 'choices' in spec ? { choices: { ...spec.choices, ...rest.choices } } : {};
    return [key, { ...spec, name, help, ...choices }];
  });
  const houseRuleGroups = { ...game.houseRuleGroups, ...told.houseRuleGroups };
  return { ...game, tagline: told.tagline, houseRules: Object.fromEntries(houseRules), houseRuleGroups, language };
}

/** Null until the texts have come; in English where there are none, or they do not come. */
export function useTold(game: GameInfo): ToldGame | null {
  const language = useLanguage();
  const asked = language === 'en' ? null : `${game.slug} ${language}`;
  const { value, error } = useFetched(asked, () => loadTold(game.slug, language));
  const isComing = asked !== null && value === undefined && error === undefined;
  return useMemo(() => {
    if (isComing) return null;
    return value ? withTexts(game, value, language) : { ...game, language: 'en' };
  }, [game, value, language, isComing]);
}

export interface ToldMaterial {
  title: string;
  /** All of it is in the page's language. */
  isWhole: boolean;
}

/** What material is called in the page's language, by its name or itself; null: the game has not come yet, or does not say. */
export function useMaterialTold(slug: string | null): (given: unknown) => ToldMaterial | null {
  const language = useLanguage();
  const asked = slug === null ? null : `${slug} ${language}`;
  const { value: game } = useFetched(asked, async () => inLanguage(await loadGame(slug ?? ''), language));
  return useCallback(
    (given) => {
      const { doors, words } = game ?? {};
      if (game === undefined || doors?.material?.told === undefined || words?.say === undefined) return null;
      return doors.material.told(readMaterial(game, given).value, words.say);
    },
    [game],
  );
}

/** What a table's chairs are for, by seat: null for those that are like the others, and until the game's words have come. */
export function useChairs({ game: slug, options, seats }: TableInfo): (seat: Seat) => string | null {
  const language = useLanguage();
  const { value: game } = useFetched(`${slug} ${language}`, async () => inLanguage(await loadGame(slug), language));
  return (seat) => game?.words.chair?.({ options, seats: seats.length }, seat) ?? null;
}
