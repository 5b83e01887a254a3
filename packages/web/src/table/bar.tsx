/** The bar over the table: the way out, the time left, taking back, a hint, the rules, what lies beside. */
import back from 'game-icon:exit-door';
import forward from 'game-icon:fast-forward-button';
import scroll from 'game-icon:notebook';
import undoArrow from 'game-icon:return-arrow';
import bookmark from 'game-icon:rule-book';
import loud from 'game-icon:speaker';
import mute from 'game-icon:speaker-off';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { changeSettings, useSettings } from '@undercroft/board/settings.ts';
import { sound } from '@undercroft/board/sound/sound.ts';
import { useSay } from '@undercroft/board/text.ts';
import { CHANCE, type Game } from '@undercroft/engine';
import { SettingsButton } from '../kit/bar.tsx';
import { WickTimer } from '../kit/wick.tsx';
import { useWide } from '../kit/wide.ts';
import type { Deeds } from '../session/session.ts';
import { AskButton } from './ask-button.tsx';
import { HintButton } from './hint-button.tsx';
import { SoundOffer } from './sound-offer.tsx';
import { answersHere, type TableOnPage } from './use-table.ts';

interface BarProps {
  game: Game;
  /** How far the game is. */
  caption: string;
  page: TableOnPage;
  deeds: Deeds | null;
  /** Where the door leads. */
  exit: string;
  /** Leads to the own turn; null: nothing to skip. */
  skipToTurn: (() => void) | null;
  showRules(): void;
  /** What lies beside the table, where there is no room for it; null: it is shown. */
  sheet: { open: boolean; toggle(): void } | null;
}

function BarButton({ drawing, words, ...rest }: { drawing: string; words: string; onClick(): void; 'aria-expanded'?: boolean }) {
  return (
    <button type="button" className="icon-button" aria-label={words} title={words} {...rest}>
      <Icon drawing={drawing} />
    </button>
  );
}

/** Sounds on and off; how loud they are is among the settings. */
function SoundButton() {
  const say = useSay();
  const { sound: on } = useSettings();
  const toggle = () => {
    changeSettings({ sound: !on });
    if (!on) sound('knock');
  };
  const words = say(on ? 'table.mute' : 'table.unmute');
  return (
    <button type="button" className="icon-button" aria-label={words} title={words} onClick={toggle}>
      <Icon drawing={on ? loud : mute} />
    </button>
  );
}

/** While one waits for bots it stands where the own clock would be. */
function SkipButton({ skip }: { skip(): void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className="chip table-skip"
      aria-label={say('table.skipToTurn')}
      aria-keyshortcuts="Escape"
      title={say('table.skipToTurnKey')}
      onClick={skip}
    >
      <Icon drawing={forward} />
      <span className="only-wide">{say('table.skipToTurn')}</span>
    </button>
  );
}

export function TableBar({ game, caption, page, deeds, exit, skipToTurn, showRules, sheet }: BarProps) {
  const say = useSay();
  const wide = useWide();
  const { sound: hears } = useSettings();
  const { table, picture, must, seats, deed } = page;
  // As the table is by now: while scenes are acted out, the one that is shown is older.
  const { canUndo, canAsk } = picture.table ?? table;
  const deadline = must?.deadline ?? null;
  return (
    <header className="bar table-bar">
      <Link className="icon-button" href={exit} aria-label={say('table.exit')} title={say('table.exit')}>
        <Icon drawing={back} />
      </Link>
      <SoundOffer answers={answersHere(page)}>
        <div className="table-title">
          <h1>{game.about.name}</h1>
          {caption !== '' && <p>{caption}</p>}
        </div>
      </SoundOffer>
      <span className="space" />
      {deadline !== null && <WickTimer deadline={deadline} />}
      {skipToTurn && <SkipButton skip={skipToTurn} />}
      {deeds && canUndo && <BarButton drawing={undoArrow} words={say('table.undo')} onClick={() => deed.run(() => deeds.undo())} />}
      {deeds && canAsk && <AskButton deed={deed} ask={() => deeds.undo()} />}
      {must && !must.ask.open && must.ask.kind !== CHANCE && <HintButton game={game} view={table.view} asked={must} seats={seats} />}
      <BarButton drawing={bookmark} words={say('rules.open')} onClick={showRules} />
      {sheet && <BarButton drawing={scroll} words={say('table.beside')} aria-expanded={sheet.open} onClick={sheet.toggle} />}
      {/* A phone has room for one of them: where there are sounds, an end to them is at hand, and the settings lie beside the table. */}
      {(wide || hears) && <SoundButton />}
      <SettingsButton away={!wide && hears} />
    </header>
  );
}
