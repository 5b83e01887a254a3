/** The stage: the landscape, the party with its plates on the left, the foe and its shadow on the right. */
import { type Creature, Standee, WallShadow } from '@undercroft/board/art/standee.tsx';
import { Vault } from '@undercroft/board/art/vault.tsx';
import { lunge } from '@undercroft/board/film/moment.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { ARENAS as ARENA_CARDS, BOSSES as BOSS_CARDS, NONE, QUESTS, tierName, type View } from '../../../src/index.ts';
import { ARENAS } from '../../art/arenas.ts';
import { BOSSES } from '../../art/bosses.ts';
import { Curtain, type Place, Scenery } from '../../art/scenery.tsx';
import { Sym } from '../../art/symbols.tsx';
import { OCHRE } from '../../art/tints.ts';
import { type Question, useGameSay } from '../../board-props.ts';
import type { Picture } from '../../film.ts';
import { trialTitle } from '../../words.ts';
import { questArt } from '../quest-card.tsx';
import { Treasure } from '../treasure.tsx';
import { Plate } from './plate.tsx';
import { useTargets } from './target.ts';
import './stage.css';

export function placeOf({ trial, quest }: View): Place {
  if (trial === 'arena') return 'arena';
  if (trial === 'stage1' || trial === 'stage2' || quest === NONE) return 'boss';
  return tierName(quest);
}

function foeOf({ trial, quest, boss, arena }: View): Creature | null {
  if (trial === 'arena') return { base: ARENAS[ARENA_CARDS[arena]!.id]!, props: [], tint: OCHRE };
  if (trial === 'stage1' || trial === 'stage2') return BOSSES[BOSS_CARDS[boss]!.id]!;
  return quest === NONE ? null : questArt(quest);
}

function Title({ view }: { view: View }) {
  const say = useSay();
  const vp = QUESTS[view.quest]?.vp ?? 0;
  return (
    <p className="ap-title">
      <b className="ap-display">{trialTitle(view, say, useGameSay())}</b>
      {vp > 0 && (
        <span>
          <Sym name="vp" /> {say('ap.ifBeaten', { n: vp })}
        </span>
      )}
    </p>
  );
}

export function Stage({ view, picture, question }: { view: View; picture: Picture; question: Question }) {
  const say = useSay();
  const target = useTargets(question);
  const foe = foeOf(view);
  const place = placeOf(view);
  const party = view.seats[view.roller]?.party ?? [];
  const heroes = view.active.flatMap((card) => party.find((hero) => hero.card === card) ?? []);
  return (
    <section className={`ap-stage ${place} ${picture.verdict ?? ''}`} aria-label={say('ap.stage')}>
      <div className="ap-sight">
        <Scenery place={place} />
        {place !== 'boss' && <Curtain side="left" />}
        {place !== 'boss' && <Curtain side="right" />}
        {foe !== null && <WallShadow creature={foe} />}
        <div className="ap-boards" />
      </div>
      <Vault className="ap-proscenium" width={1062} height={332} stone={27} count={31} spring={128} />
      <Title view={view} />
      <ol className="ap-party" aria-label={say('ap.activeHeroes')}>
        {heroes.map((hero) => (
          <Plate key={hero.card} hero={hero} picture={picture} target={target(hero)} />
        ))}
      </ol>
      {foe !== null && (
        <div
          className={`ap-foe ${picture.struck === null ? '' : 'lunges'}`}
          key={picture.struck === null ? 'stands' : `${picture.struck.hero} ${picture.struck.wound}`}
          style={lunge('-70%', '4%')}
        >
          <Standee creature={foe} />
        </div>
      )}
      <Treasure picture={picture} />
    </section>
  );
}
