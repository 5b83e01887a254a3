/** Gold, cards and points that have just come in, bursting where they arrive: larger the more they are. */
import { Burst } from '@undercroft/board/film/moment.tsx';
import { Sym, type SymbolDrawing } from '../art/symbols.tsx';
import type { Picture } from '../film.ts';

/** What came, and how much. */
function gainIn({ told }: Picture): { name: SymbolDrawing; n: number } | null {
  switch (told?.type) {
    case 'goldTaken':
      return told.amount === null ? null : { name: 'gold', n: told.amount };
    case 'tokensTaken':
      return told.amount === null ? null : { name: 'vp', n: told.amount };
    case 'itemsDrawn':
      return { name: told.deck === 'legendary' ? 'legendary' : 'item', n: told.count };
    case 'questCompleted':
      return told.vp > 0 ? { name: 'vp', n: told.vp } : null;
    default:
      return null;
  }
}

export function Treasure({ picture }: { picture: Picture }) {
  const gain = gainIn(picture);
  if (gain === null) return null;
  return (
    <span className="ap-treasure" key={`${gain.name} ${gain.n}`}>
      <Burst moment={picture.moment ?? { weight: 1, tone: 'good' }}>
        +{gain.n} <Sym name={gain.name} />
      </Burst>
    </span>
  );
}
