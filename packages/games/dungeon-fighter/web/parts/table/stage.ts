/** Who stands round the throwing table, and what they make of what happens there. */
import frog from 'game-icon:frog';
import hearts from 'game-icon:hearts';
import notes from 'game-icon:musical-notes';
import prints from 'game-icon:paw-print';
import { useMemo } from 'react';
import { NONE, type View } from '../../../src/index.ts';
import type { Account } from '../../account.ts';
import { paperSvg, tagSvg } from '../../art/paper.ts';
import { type Props, pageSeat } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import type { Mood } from '../../scene/antics.ts';
import type { Cast, Standing } from '../../scene/troupe.ts';
import { heroArt, monsterArt } from '../pictures.tsx';
import { tokensOn } from '../placard.tsx';

export interface Stage {
  cast: Cast;
  mood: Mood;
}

const TAGS = { tracked: [prints, '#8f4300'], toad: [frog, '#2b5a31'], song: [notes, '#2c3167'], charm: [hearts, '#a3202a'] } as const;

function monsterOf(view: View): Cast['monster'] {
  const art = view.monster === NONE ? undefined : monsterArt(view.monster);
  if (art === undefined) return null;
  const tags = tokensOn(view).map((token) => ({ key: token, svg: tagSvg(TAGS[token][0], TAGS[token][1]) }));
  return { key: `monster ${view.monster}`, svg: paperSvg(art), tags };
}

/** Everybody but the thrower; angels have left the table. */
function crowdOf({ view, seats }: Props): Standing[] {
  const colours = getComputedStyle(document.documentElement);
  return view.heroes.flatMap(({ seat, card, fainted, eliminated }, place): Standing[] => {
    const art = heroArt(card);
    if (art === undefined || eliminated || place === view.thrower) return [];
    const band = colours.getPropertyValue(`--seat-${pageSeat(seats, seat)?.sigil ?? 'mug'}`).trim();
    return [{ key: `hero ${place} ${card} ${band}`, svg: paperSvg(art, band), down: fainted }];
  });
}

const isFallen = ({ followed }: Account): boolean => followed.some((e) => e.type === 'killed' || (e.type === 'struck' && e.hp <= 0));

/** What the others feel at the moment that is shown. While the judge speaks everybody holds still. */
export function moodOf({ flight, judging, told }: Pick<Picture, 'flight' | 'judging' | 'told'>, account: Account | null): Mood {
  if (flight !== null || judging) return 'flies';
  if (told?.type === 'monsterRevealed') return 'enters';
  if (told?.type === 'defeated' || (account !== null && isFallen(account))) return 'falls';
  if (account === null) return 'calm';
  return account.thrown.isHit ? 'hit' : 'miss';
}

export function useStage(props: Props, picture: Picture, account: Account | null): Stage {
  const { view, seats } = props;
  const { monster, tracked, toad, song, charmedBy, heroes, thrower } = view;
  // Only what is looked at: a new view alone changes nobody.
  const people = useMemo(
    () => ({ monster: monsterOf(view), crowd: crowdOf(props) }),
    [monster, tracked, toad, song, charmedBy, heroes, thrower, seats],
  );
  const mood = moodOf(picture, account);
  return useMemo(() => ({ cast: people, mood }), [people, mood]);
}
