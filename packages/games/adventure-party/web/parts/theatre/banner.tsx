/** The reroll banner of the viewer: active, chosen, or spent until a quest fails. */
import cycle from 'game-icon:cycle';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Props } from '../../board-props.ts';
import { useRoll } from './pick.ts';
import './hand.css';

function Cloth({ active }: { active: boolean }) {
  const say = useSay();
  return (
    <>
      <svg viewBox="0 0 70 104" aria-hidden="true">
        <path d="M4 6h62" stroke="#2a1a10" strokeWidth="7" strokeLinecap="round" />
        <path className="cloth" d="M10 8h50v92l-25-20-25 20z" />
        <path d="M10 8h50v10H10z" fill="#000" fillOpacity=".2" />
      </svg>
      <Icon drawing={cycle} />
      <b>{say('ap.banner')}</b>
      <small>{say(active ? 'ap.bannerActive' : 'ap.bannerSpent')}</small>
    </>
  );
}

export function Banner({ props: { view, viewer } }: { props: Props }) {
  const roll = useRoll();
  if (viewer === null || view.seats[viewer] === undefined) return null;
  const active = view.seats[viewer].banner;
  const may = roll.open && roll.tools.some(({ d }) => d.do === 'banner');
  if (!may)
    return (
      <div className={`ap-flag ${active ? '' : 'spent'}`}>
        <Cloth active={active} />
      </div>
    );
  const chosen = roll.tool === 'banner';
  return (
    <button
      type="button"
      className={`ap-flag ${chosen ? 'chosen' : roll.die >= 0 ? 'may' : ''}`}
      aria-pressed={chosen}
      aria-keyshortcuts="B"
      data-decision="roll"
      onClick={() => roll.chooseTool('banner')}
    >
      <Cloth active={active} />
    </button>
  );
}
