/** Around one screen: between turns everybody sees only what is public; whoever is asked takes the device and their hand. */

import type { SeatOnPage } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';

interface HandOverProps {
  seats: readonly SeatOnPage[];
  take(seat: number): void;
}

export function HandOver({ seats, take }: HandOverProps) {
  const say = useSay();
  const asked = seats.filter((seat) => seat.mine && seat.waiting);
  if (asked.length === 0) return null;
  return (
    <section className="hand-over" aria-label={say('hand.title')}>
      <h2>{asked.length === 1 ? say('hand.passTo', { name: asked[0]!.name }) : say('hand.whoIsNext')}</h2>
      <p>{say('hand.nobodyElse')}</p>
      <div className="hand-over-seats">
        {asked.map(({ seat, name, sigil }, i) => (
          <Button key={seat} tone={i === 0 ? 'gold' : 'plain'} size="big" data-decision="take-hand" onClick={() => take(seat)}>
            <Sigil name={sigil} size={30} /> {say('hand.take', { name })}
          </Button>
        ))}
      </div>
    </section>
  );
}
