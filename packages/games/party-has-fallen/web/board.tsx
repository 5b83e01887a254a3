/** The board of The Party Has Fallen: the party above, the dungeon in the middle, the own sheet beside or below it. */

import person from 'game-icon:cowled';
import hood from 'game-icon:hood';
import bag from 'game-icon:knapsack';
import legend from 'game-icon:treasure-map';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { TabPanel, Tabs } from '@undercroft/board/controls/tabs.tsx';
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type ComponentType, useRef, useState } from 'react';
import type { Kind } from '../src/index.ts';
import { type ActProps, GameSpeech, goalAnswers, nameOf, type Props, useGameSay, useQuestion } from './board-props.ts';
import { goalProgress, metLines } from './figures.ts';
import { film, type Picture, pictureOf, SOUNDS } from './film.ts';
import { cryOf } from './moments.ts';
import { DecisionBar } from './parts/decision-bar.tsx';
import { BuildHero } from './parts/draft/build.tsx';
import { AbilityDraft, GoalDraft, HeroDraft } from './parts/draft/draft.tsx';
import { WriteCards } from './parts/draft/honour.tsx';
import { DrawDungeon } from './parts/layouts/draw-dungeon.tsx';
import { Legend } from './parts/map/legend.tsx';
import { DungeonMap } from './parts/map/map.tsx';
import { isMaster, MasterBook, TellStory } from './parts/master.tsx';
import { Seats } from './parts/seats.tsx';
import { GoalPanel } from './parts/sheet/goal.tsx';
import { HeroSheet } from './parts/sheet/hero-sheet.tsx';
import { Items, usesOf } from './parts/sheet/items.tsx';
import { StageView } from './parts/stage/stage.tsx';
import { Tale } from './parts/tale.tsx';
import './board.css';
import './parts/draft/draft.css';
import './low.css';

/** Questions that need the whole table. */
const DRAFTS: Partial<Record<Kind, ComponentType<ActProps>>> = {
  goal: GoalDraft,
  hero: HeroDraft,
  ability: AbilityDraft,
  build: BuildHero,
  layout: DrawDungeon,
  write: WriteCards,
};

/** The draft a question is put as, if it is: also a goal drawn anew within the turn. */
const draftFor = ({ asked }: ActProps['question']): ComponentType<ActProps> | undefined => {
  if (asked === null) return undefined;
  return goalAnswers(asked).length > 0 ? GoalDraft : DRAFTS[asked.ask.kind];
};

/** Somebody's sheet, opened from the row. */
function SheetDialog({ props, seat, onClose }: { props: Props; seat: number | null; onClose(): void }) {
  const { view, seats } = props;
  const s = seat === null ? undefined : view.seats[seat];
  return (
    <Dialog open={seat !== null} title={seat === null ? '' : nameOf(seats, seat)} onClose={onClose} className="phf-dialog">
      {seat !== null && s !== undefined && (
        <>
          {(s.hero !== -1 || s.custom !== null) && <HeroSheet view={view} seat={seat} />}
          {s.goal >= 0 && <GoalPanel view={view} seat={seat} seats={seats} />}
          <Items view={view} seat={seat} />
        </>
      )}
    </Dialog>
  );
}

/** On a small screen what a tab opens lies below the decision: whoever opens it wants to see it. */
function bringIntoView(panel: HTMLElement | null): void {
  const behavior = document.documentElement.dataset['motion'] === 'full' ? 'smooth' : 'instant';
  panel?.scrollIntoView({ block: panel.offsetHeight > innerHeight * 0.7 ? 'start' : 'nearest', behavior });
}

/** The viewer's own things: a column on wide screens, tabs on small ones. */
function Own({ props, question, picture }: ActProps & { picture: Picture }) {
  const say = useSay();
  const inGame = useGameSay();
  const { view, viewer, seats } = props;
  const [tab, setTab] = useState('hero');
  const panel = useRef<HTMLDivElement>(null);
  const open = (id: string) => {
    setTab(id);
    requestAnimationFrame(() => bringIntoView(panel.current));
  };
  const me = viewer === null ? undefined : view.seats[viewer];
  if (isMaster(view)) return <MasterBook props={props} />;
  if (viewer === null || me === undefined)
    return <aside className="phf-own only-legend">{view.rooms.length > 0 && <Legend view={view} />}</aside>;
  const lines = goalProgress(inGame, view, viewer);
  const hasHero = me.hero !== -1 || me.custom !== null;
  const parts: Record<string, React.ReactNode> = {
    hero: hasHero && <HeroSheet view={view} seat={viewer} hp={picture.hp[viewer] ?? me.hp} />,
    items: view.round > 0 && <Items view={view} seat={viewer} uses={usesOf(props, question)} onUse={props.decide} busy={props.busy} />,
    goal: <GoalPanel view={view} seat={viewer} seats={seats} />,
    map: view.rooms.length > 0 && <Legend view={view} />,
  };
  const title = (icon: string, words: string) => (
    <>
      <Icon drawing={icon} /> {words}
    </>
  );
  return (
    <aside className="phf-own" aria-label={say('phf.own')} data-tab={tab}>
      <Tabs
        label={say('phf.own')}
        chosen={tab}
        onChoose={open}
        tabs={[
          { id: 'hero', title: title(person, say('phf.tab.hero')) },
          { id: 'items', title: title(bag, say('phf.tab.items', { n: me.items.length })) },
          { id: 'goal', title: title(hood, say('phf.tab.goal', { n: metLines(lines), of: lines.length })) },
          { id: 'map', title: title(legend, say('phf.tab.map')) },
        ]}
      />
      <div className="narrow" ref={panel}>
        <TabPanel id={tab}>{parts[tab]}</TabPanel>
      </div>
      <div className="wide">
        {parts['hero']}
        {parts['goal']}
        {parts['items']}
        {parts['map']}
      </div>
    </aside>
  );
}

/** The oak before anything is laid on it: while cards are written or the dungeon is drawn. */
function NoDungeon() {
  const say = useSay();
  return (
    <div className="map-board phf-bare">
      <Icon drawing={legend} />
      <p>{say('phf.dungeon.none')}</p>
    </div>
  );
}

function Middle({ props, question, picture }: ActProps & { picture: Picture }) {
  const kind = question.asked?.ask.kind;
  const Draft = draftFor(question);
  if (Draft !== undefined) return <Draft key={`${kind} ${props.view.turns}`} props={props} question={question} />;
  return (
    <div className="phf-middle">
      <Tale props={props} />
      {props.view.rooms.length > 0 ? <DungeonMap props={props} question={question} picture={picture} /> : <NoDungeon />}
      <StageView props={props} question={question} picture={picture} />
    </div>
  );
}

/** A dungeon master tells the story from the drafts on. */
function StoryBar({ props }: { props: Props }) {
  return props.view.rules.dm === props.viewer ? (
    <section className="panel phf-bar">
      <TellStory props={props} />
    </section>
  ) : null;
}

export function Board(props: Props) {
  const say = useSay();
  const shot = useShot(props.scene, film);
  useShotSound(shot, SOUNDS);
  const picture = shot?.picture ?? pictureOf(props.view);
  const question = useQuestion(props);
  const [sheet, setSheet] = useState<number | null>(null);
  const drafting = draftFor(question) !== undefined;
  const cry = picture.moment && cryOf(say, picture.moment, (seat) => nameOf(props.seats, seat));
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="phf" shot={shot} moment={picture.moment} cry={cry}>
        <div className={`phf-table ${drafting ? 'drafting' : ''}`}>
          <Seats props={props} picture={picture} onOpen={setSheet} />
          <Middle props={props} question={question} picture={picture} />
          {drafting ? <StoryBar props={props} /> : <DecisionBar props={props} question={question} />}
          {!drafting && <Own props={props} question={question} picture={picture} />}
        </div>
        <SheetDialog props={props} seat={sheet} onClose={() => setSheet(null)} />
      </Frame>
    </GameSpeech.Provider>
  );
}
