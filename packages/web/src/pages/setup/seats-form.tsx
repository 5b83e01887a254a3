/** Who sits where at a new table. */

import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Sigil, sigilOf } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { GameInfo } from '@undercroft/client';
import { BOTS } from '../../bots.ts';
import { type Draft, withSeats, withSitter } from './draft.ts';

export function SeatsForm({ game, draft, onChange }: { game: GameInfo; draft: Draft; onChange(draft: Draft): void }) {
  const say = useSay();
  return (
    <>
      <Counting
        label={say('home.chairs')}
        value={draft.sitters.length}
        min={game.seats.min}
        max={game.seats.max}
        onChange={(seats) => onChange(withSeats(draft, seats))}
        less={say('home.fewerChairs')}
        more={say('home.moreChairs')}
      />
      <ul className="chairs">
        {draft.sitters.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
          <li key={seat}>
            <Sigil name={sigilOf(seat)} />
            <select
              className="input"
              aria-label={say('game.chair', { n: seat + 1 })}
              value={sitter}
              onChange={(event) => onChange(withSitter(draft, seat, event.target.value))}
            >
              <option value="me">{say('game.sitMe')}</option>
              <option value="open">{say('game.sitOpen')}</option>
              <optgroup label={say('game.sitBots')}>
                {BOTS.map(({ name, words }) => (
                  <option key={name} value={name}>
                    {say(words)}
                  </option>
                ))}
              </optgroup>
            </select>
          </li>
        ))}
      </ul>
    </>
  );
}
