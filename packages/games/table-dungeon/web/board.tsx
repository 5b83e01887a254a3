/** The board of Table Dungeon: alcove or reveal above, the viewer's edge of the table below. */

import scroll from 'game-icon:scroll-quill';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useShot } from '@undercroft/board/film/film.ts';
import { Frame } from '@undercroft/board/frame.tsx';
import { ActPanel } from '@undercroft/board/question/panel.tsx';
import { useShotSound } from '@undercroft/board/sound/sound.ts';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { type Card, itemOfClass, itemText, NONE, type SeatView, type View } from '../src/index.ts';
import { type ActProps, classFirst, GameSpeech, nameOf, type Props, type Question, useGameSay, useQuestion } from './board-props.ts';
import { committed, standing } from './figures.ts';
import { film, type Picture, pictureOf, SOUNDS } from './film.ts';
import { ItemAct, OfferAct, PlayAct, RoyalAct } from './parts/acts/acts.tsx';
import { HeroAct } from './parts/acts/hero-act.tsx';
import { Heroes } from './parts/acts/heroes.tsx';
import { LevelUp } from './parts/acts/level-up.tsx';
import { Meanwhile } from './parts/acts/meanwhile.tsx';
import { Alcove } from './parts/alcove.tsx';
import { Doom, LootDeck } from './parts/doom.tsx';
import { Hand } from './parts/hand.tsx';
import { heldItems, OwnPiles, PilesDialog, Stats } from './parts/piles.tsx';
import { Reveal } from './parts/reveal.tsx';
import { Seats } from './parts/seats.tsx';
import './board.css';
import './parts/cards.css';
import './parts/reveal.css';
import './parts/low.css';

const ACTS = { class: HeroAct, accent: HeroAct, play: PlayAct, royal: RoyalAct, item: ItemAct, answerOffer: OfferAct };

/** Whom the table waits for, and why the viewer has nothing to do. */
function waitingWords(say: Say, { view, viewer, seats, scene, goingOn }: Props): string {
  if (view.ending !== null) return say('td.over');
  if (scene !== null) return goingOn;
  const waiting = view.seats.flatMap((_, seat) => (standing(view, seat) === 'thinking' && seat !== viewer ? [nameOf(seats, seat)] : []));
  const names = waiting.join(', ');
  if (viewer === null) return say('td.spectating', { names });
  if (view.round > 0 && !view.seats[viewer]!.alive) return say('td.youAreDead', { names });
  return waiting.length > 0 ? say('td.waitingFor', { names }) : goingOn;
}

function Decide({ props, question, why }: ActProps & { why: string | null }) {
  const say = useSay();
  return (
    <ActPanel
      className="td-act"
      acts={ACTS}
      props={props}
      question={question}
      waiting={<p className="td-say">{waitingWords(say, props)}</p>}
      takeBack={committed(props.view) === NONE ? undefined : say('td.takeBack')}
    >
      {why !== null && (
        <p className="td-why" role="status">
          {why}
        </p>
      )}
      <div className="td-aside">
        <Meanwhile props={props} />
        {question.asked?.ask.kind === 'play' && <p className="third td-keys">{say('td.keys')}</p>}
      </div>
    </ActPanel>
  );
}

function Sheet({ props, hero }: { props: Props; hero: SeatView }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const inGame = useGameSay();
  const me = props.seats.find((s) => s.seat === props.viewer);
  const held = heldItems(hero);
  if (me === undefined) return null;
  return (
    <section className="td-mine" aria-label={say('td.sheet')}>
      <Stats seat={hero} />
      <div className="td-holding">
        {held.map(({ rank, drawing, count }) => (
          <span key={rank} className="chip" title={itemText(inGame, hero.class, rank)}>
            <Icon drawing={drawing} />
            {itemOfClass(inGame, hero.class, rank)}
            {count > 1 && ` ×${count}`}
          </span>
        ))}
      </div>
      <OwnPiles view={props.view} seat={me} />
      <button type="button" className="chip td-opensheet" aria-label={say('td.sheet')} onClick={() => setOpen(true)}>
        <Icon drawing={scroll} />
        <span>{say('td.sheet')}</span>
      </button>
      <PilesDialog view={props.view} seat={open ? me : null} onClose={() => setOpen(false)} />
    </section>
  );
}

/** The viewer's side of the table. */
function Edge({ props, question }: ActProps) {
  const { view, viewer } = props;
  const [why, setWhy] = useState<string | null>(null);
  const say = useSay();
  const hero = viewer === null ? null : (view.seats[viewer] ?? null);
  const barred = (card: Card) => {
    const reason = props.whyNot({ seat: viewer ?? 0, kind: 'play', card });
    setWhy(reason?.message ?? say('td.notNowCard'));
    setTimeout(() => setWhy(null), 4000);
  };
  if (question.asked?.ask.kind === 'levelUp') {
    return (
      <div className="oak td-edge levelling">
        <LevelUp props={props} question={question} />
      </div>
    );
  }
  return (
    <div className="oak td-edge">
      {hero !== null && view.round > 0 && hero.alive && (
        <>
          <Sheet props={props} hero={hero} />
          <Hand props={props} hero={hero} question={question} onBarred={barred} />
        </>
      )}
      <Decide props={props} question={question} why={why} />
    </div>
  );
}

function Above({ props, question, picture }: { props: Props; question: Question; picture: Picture }) {
  if (picture.enemy === null) return <Heroes props={props} question={question} />;
  if (picture.place === 'reveal') return <Reveal props={props} picture={picture} />;
  return (
    <>
      <Alcove picture={picture} view={props.view} />
      <Seats props={props} picture={picture} />
    </>
  );
}

/** A new enemy already stands there while the old view is still shown. */
const viewOf = ({ scene, view }: Props, picture: Picture): View => (scene !== null && picture.mood === 'arrives' ? scene.after : view);

/** Called across the board in the moments that turn a game; the slip below says more. */
function cryOf(say: Say, { seats }: Props, { caption, verdict, moment }: Picture): string | null {
  if (caption?.type === 'died') return say('td.cry.died', { name: nameOf(seats, caption.seat) });
  if (caption?.type === 'fought' && verdict === 'win' && moment?.weight === 3) return say('td.cry.exact');
  return caption?.type === 'aceDrawn' && moment?.weight === 3 ? say('td.cry.doom') : null;
}

export function Board(given: Props) {
  const say = useSay();
  const shot = useShot(given.scene, film);
  useShotSound(shot, SOUNDS);
  const picture = shot?.picture ?? pictureOf(given.view);
  const props = { ...given, view: viewOf(given, picture) };
  const question = useQuestion(props, classFirst);
  return (
    <GameSpeech.Provider value={props.words.say}>
      <Frame className="td" level={picture.level} shot={shot} moment={picture.moment} cry={cryOf(say, props, picture)}>
        <div className={`td-board ${picture.enemy === null ? 'choosing' : ''} ${question.asked === null ? '' : 'asked'}`}>
          {picture.enemy !== null && (
            <aside className="td-side">
              <Doom picture={picture} view={props.view} />
              <LootDeck view={props.view} />
            </aside>
          )}
          <Above props={props} question={question} picture={picture} />
          <Edge props={props} question={question} />
        </div>
      </Frame>
    </GameSpeech.Provider>
  );
}
