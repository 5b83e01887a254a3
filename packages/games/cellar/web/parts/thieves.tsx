/** The thieves in a row: who, how healthy, how rich, and what they say. */
import bag from 'game-icon:knapsack';
import coins from 'game-icon:two-coins';
import { HealthBar } from '@undercroft/board/art/health-bar.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Bubble, Who } from '@undercroft/board/seats/who.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { fullLife } from '../../src/rules/thieves.ts';
import type { Props } from '../board.tsx';
import type { Picture } from '../film.ts';

export function Thieves({ props, picture }: { props: Props; picture: Picture }) {
  const say = useSay();
  const { view, seats, speech } = props;
  return (
    <ol className="cellar-thieves" aria-label={say('cel.thieves')}>
      {seats.map(({ seat, mine, waiting }) => {
        const thief = view.thieves[seat]!;
        const { life, gold } = picture.thieves[seat]!;
        return (
          <li key={seat} className={`panel ${mine ? 'me' : ''} ${waiting ? 'active' : ''}`}>
            <Who seats={seats} seat={seat} />
            <HealthBar health={life} maximum={fullLife(thief)} label={say('cel.life', { n: life, max: fullLife(thief) })} />
            <span title={say('cel.gold', { n: gold })}>
              <Icon drawing={coins} /> <b className="number">{gold}</b>
              <span className="third">/{view.house.purse}</span>
            </span>
            <span title={say('cel.items', { n: thief.handSize })}>
              <Icon drawing={bag} /> <b className="number">{thief.handSize}</b>
            </span>
            <Bubble>{speech.get(seat)}</Bubble>
          </li>
        );
      })}
    </ol>
  );
}
