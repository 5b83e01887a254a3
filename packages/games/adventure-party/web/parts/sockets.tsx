/** What the challenge asks for and what the dice give: sockets that are filled or missing, wounds that are stopped or get through. */
import { useSay } from '@undercroft/board/text.ts';
import { HEART, NO_DIE, NONE, type RollView, type Socket as SocketView, type View, type WoundView } from '../../src/index.ts';
import { COLOUR_NAMES } from '../art/die.tsx';
import { SYMBOL_NAMES, Sym } from '../art/symbols.tsx';
import { useGameSay } from '../board-props.ts';
import { dieWord, sourceWord } from '../words.ts';
import { Immune, WoundToken } from './quest-marks.tsx';
import './sockets.css';

interface PartProps {
  view: View;
  rolling: RollView;
}

/** As long as dice tumble, or before they are thrown, nothing is missing yet, and nothing gets through. */
const isOpen = (view: View, { dice }: RollView): boolean =>
  view.step === 'declare' || view.step === 'pool' || dice.some(({ face }) => face > LAST_FACE);
const LAST_FACE = 5;

function Socket({ view, rolling, socket, at }: PartProps & { socket: SocketView; at: number }) {
  const say = useSay();
  const inGame = useGameSay();
  const isEmpty = socket.shows === NONE;
  const heart = socket.wants === HEART;
  const added = rolling.added[socket.added];
  const waits = isEmpty && isOpen(view, rolling);
  const by = waits
    ? '?'
    : isEmpty
      ? say('ap.missing')
      : added !== undefined
        ? sourceWord(say, inGame, added.from)
        : dieWord(inGame, view, socket.die);
  const colour = socket.die === NO_DIE ? '' : COLOUR_NAMES[rolling.dice[socket.die]!.colour];
  const label = say(waits ? 'ap.socket.waits' : isEmpty ? 'ap.socket.missing' : 'ap.socket.met', {
    what: inGame(`symbol.${socket.wants}`, { n: 1 }),
    by,
  });
  return (
    <span
      className={`ap-socket ${heart ? 'any' : ''} ${waits ? 'waits' : ''} ${isEmpty ? 'empty' : 'full'} ${colour}`}
      role="img"
      aria-label={label}
      title={label}
      data-socket={at}
    >
      {heart && <Sym name="heart" className="behind" />}
      <Sym name={SYMBOL_NAMES[isEmpty ? socket.wants : socket.shows]!} className="before" />
      <i>{isEmpty ? by : socket.die === NO_DIE ? by : socket.die + 1}</i>
    </span>
  );
}

/** Needs: a square is that symbol, a heart any damage. */
export function Sockets({ view, rolling }: PartProps) {
  const say = useSay();
  const immune = rolling.immune === NONE ? undefined : SYMBOL_NAMES[rolling.immune];
  return (
    <div className="ap-row needs">
      <h3 className="ap-label">{say('ap.needs')}</h3>
      <div className="ap-sockets">
        {rolling.sockets.length === 0 && <em>{say(view.trial === 'arena' ? 'ap.countsOnly' : 'ap.justTurnUp')}</em>}
        {rolling.sockets.map((socket, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a socket is its place on the card
          <Socket key={i} view={view} rolling={rolling} socket={socket} at={i} />
        ))}
        {(immune === 'sword' || immune === 'arrow' || immune === 'magic') && <Immune name={immune} />}
      </div>
    </div>
  );
}

function Wound({ view, rolling, wound }: PartProps & { wound: WoundView }) {
  const say = useSay();
  const inGame = useGameSay();
  const added = rolling.added[wound.added];
  const stopped = wound.die !== NO_DIE || added !== undefined;
  const waits = !stopped && isOpen(view, rolling);
  const by = added !== undefined ? sourceWord(say, inGame, added.from) : dieWord(inGame, view, wound.die);
  const label = say(stopped ? `ap.wound.stopped` : waits ? 'ap.wound.waits' : 'ap.wound.through', {
    what: say(`ap.wound.${wound.wound}`),
    by,
  });
  return (
    <span
      className={`ap-wound ${wound.wound} ${stopped ? 'stopped' : waits ? 'waits' : 'through'}`}
      role="img"
      aria-label={label}
      title={label}
    >
      <WoundToken kind={wound.wound} />
      <i>
        {stopped ? (
          <>
            <Sym name="shield" />
            {wound.die === NO_DIE ? '+' : wound.die + 1}
          </>
        ) : waits ? (
          '?'
        ) : (
          say('ap.through')
        )}
      </i>
    </span>
  );
}

/** The wounds that would be dealt now, each met by a shield or not; once they are being dealt, those that are left. */
function woundsIn(view: View, rolling: RollView): readonly WoundView[] {
  if (view.step !== 'wounds') return rolling.wounds;
  const left = (wound: WoundView['wound'], n: number) => Array.from({ length: n }, (): WoundView => ({ wound, die: NO_DIE, added: NONE }));
  return [...left('deadly', view.deadly), ...left('light', view.light)];
}

export function Wounds({ view, rolling }: PartProps) {
  const say = useSay();
  const wounds = woundsIn(view, rolling);
  const stopped = wounds.filter(({ die, added }) => die !== NO_DIE || added !== NONE).length;
  return (
    <div className="ap-row wounds">
      <h3 className="ap-label">{say('ap.wounds')}</h3>
      <div className="ap-wounds">
        {wounds.length === 0 && <em>{say('ap.unhurt')}</em>}
        {wounds.map((wound, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wound is its place on the card
          <Wound key={i} view={view} rolling={rolling} wound={wound} />
        ))}
      </div>
      {wounds.length > 0 && view.step === 'roll' && !isOpen(view, rolling) && (
        <p className="sum">{say('ap.wound.sum', { stopped, n: wounds.length - stopped })}</p>
      )}
    </div>
  );
}
