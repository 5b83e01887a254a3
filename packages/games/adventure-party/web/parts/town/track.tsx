/** The track of the town: the sword on its level, what each level unlocks, who is how far to the next, what waits at the end. */
import sword from 'game-icon:broadsword';
import helmet from 'game-icon:crested-helmet';
import skull from 'game-icon:crowned-skull';
import hut from 'game-icon:hut';
import shop from 'game-icon:shop';
import tower from 'game-icon:white-tower';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { ARENAS, BOSSES, bonusFor, cardName, NONE, TIERS, TRACK } from '../../../src/index.ts';
import { Lantern } from '../../art/lantern.tsx';
import type { Props } from '../../board-props.ts';
import { ArenaReading, BossReading } from './readings.tsx';
import './track.css';

const BADGES = [hut, shop, tower] as const;
const LEVELS = [1, 2, 3] as const;

function Level({ level, now }: { level: (typeof LEVELS)[number]; now: number }) {
  const say = useSay();
  const { unlocks } = TRACK[level - 1]!;
  const words = level === 1 ? say('ap.track.first') : unlocks.map((action) => say(`ap.unlocks.${action}`)).join(', ');
  return (
    <li className={level === now ? 'now' : level < now ? 'past' : 'later'} aria-current={level === now ? 'step' : undefined}>
      {level === now ? (
        <span className="sword" role="img" aria-label={say('ap.track.sword')}>
          <Icon drawing={sword} />
        </span>
      ) : (
        <span className="badge">
          <Icon drawing={BADGES[level - 1]!} />
        </span>
      )}
      <span className="words">
        <b className="ap-display">{say(`ap.level.${level}`)}</b>
        <small>
          {level < now && '✓ '}
          {words}
        </small>
      </span>
    </li>
  );
}

/** So many of the rings are filled. */
const Rings = ({ done, of }: { done: number; of: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: equal rings
  Array.from({ length: of }, (_, i) => <i key={i} className={i < done ? 'on' : ''} />);

function Race({ props: { view, seats } }: { props: Props }) {
  const say = useSay();
  const tier = Math.min(view.level, TIERS.length) - 1;
  const done = view.seats.map((seat) => seat.done[tier] ?? 0);
  const places = { n: view.questsToLeave, tier: say(`ap.tierQuests.${TIERS[tier]!}`), vp: bonusFor(tier).first };
  const together = view.rules.together;
  const all = done.reduce((a, b) => a + b, 0);
  return (
    <li className="race">
      <small>
        {view.bossComes ? say('ap.race.last', { n: view.lastTurns }) : say(together ? 'ap.race.together' : 'ap.race.alone', places)}
      </small>
      <span className="rows">
        {together ? (
          <span role="img" aria-label={say('ap.race.of', { n: all, of: view.questsToLeave })}>
            <Rings done={all} of={view.questsToLeave} />
          </span>
        ) : (
          seats.map(({ seat, sigil, name }) => (
            <span key={seat} role="img" aria-label={`${name}: ${say('ap.race.of', { n: done[seat]!, of: view.questsToLeave })}`}>
              <Sigil name={sigil} size={22} />
              <Rings done={done[seat]!} of={view.questsToLeave} />
            </span>
          ))
        )}
      </span>
    </li>
  );
}

/** The Arena until it is fought, then the boss: pressed, its whole card is shown. */
function Ahead({ props: { view, words } }: { props: Props }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const arena = view.arena !== NONE && !view.arenaHeld && view.boss === NONE;
  if (!arena && view.boss === NONE) return null;
  const name = cardName(words.say, arena ? ARENAS[view.arena] : BOSSES[view.boss]);
  const [one, both] = BOSSES[view.boss]?.stages.map(({ vp }) => vp) ?? [0, 0];
  const about = arena ? say('ap.track.arena') : say('ap.track.boss', { one: one ?? 0, both: both ?? 0 });
  // On phones only its picture is shown.
  return (
    <li className="ahead">
      <button type="button" aria-label={`${name}: ${about}`} onClick={() => setOpen(true)}>
        <span className="badge">
          <Icon drawing={arena ? helmet : skull} />
        </span>
        <span className="words">
          <b className="ap-display">{name}</b>
          <small>{about}</small>
        </span>
      </button>
      <Dialog open={open} title={name} onClose={() => setOpen(false)}>
        {arena ? <ArenaReading arena={view.arena} /> : <BossReading boss={view.boss} />}
      </Dialog>
    </li>
  );
}

function Rounds({ props: { view } }: { props: Props }) {
  const say = useSay();
  if (view.lanternLimit === 0) return null;
  const left = Math.max(0, view.lanternLimit - view.lantern);
  return (
    <li
      className="lantern"
      role="img"
      aria-label={say('ap.lantern.long', { n: left, of: view.lanternLimit })}
      title={say('ap.lantern.help')}
    >
      <Lantern lit={left > 0} />
      <span className="words">
        <b className="number">{left}</b>
        <small>{say('ap.lantern.left', { n: left })}</small>
      </span>
    </li>
  );
}

export function Track({ props }: { props: Props }) {
  const say = useSay();
  return (
    <ol className="ap-track" aria-label={say('ap.track')}>
      {LEVELS.map((level) => (
        <Level key={level} level={level} now={props.view.level} />
      ))}
      <Race props={props} />
      <Rounds props={props} />
      <Ahead props={props} />
    </ol>
  );
}
