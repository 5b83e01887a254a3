/** The thieves in a row: how healthy, how rich, how many items. */
import bag from 'game-icon:knapsack';
import coins from 'game-icon:two-coins';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { SeatPanel, SeatRow } from '@undercroft/board/seats/seat.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { fullLife } from '../../src/rules/thieves.ts';
import type { Props } from '../board.tsx';
import type { Picture } from '../film.ts';

export function Thieves({ props: { view, seats, speech }, picture }: { props: Props; picture: Picture }) {
  const say = useSay();
  const panels = seats.map((seat) => {
    const [{ life, gold }, thief] = [picture.thieves[seat.seat]!, view.thieves[seat.seat]!];
    const health = { health: life, maximum: fullLife(thief), label: say('cel.life', { n: life, max: fullLife(thief) }) };
    return (
      <SeatPanel key={seat.seat} seat={seat} health={health} speech={speech.get(seat.seat)}>
        <span title={say('cel.gold', { n: gold })}>
          <Icon drawing={coins} /> <b className="number">{gold}</b>/{view.house.purse}
        </span>
        <span title={say('cel.items', { n: thief.handSize })}>
          <Icon drawing={bag} /> <b className="number">{thief.handSize}</b>
        </span>
      </SeatPanel>
    );
  });
  return <SeatRow label={say('cel.thieves')}>{panels}</SeatRow>;
}
