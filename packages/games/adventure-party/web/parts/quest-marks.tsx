/** Needs, wounds and rewards as they are printed on cards. */
import { useSay } from '@undercroft/board/text.ts';
import type { Damage, Needs, QuestCard, Rewards } from '../../src/index.ts';
import { Sym, type SymbolDrawing } from '../art/symbols.tsx';
import './quest-card.css';

/** From four of a kind on a number. */
const MANY = 4;

function Repeated({ name, n, most = MANY - 1 }: { name: SymbolDrawing; n: number; most?: number }) {
  if (n > most)
    return (
      <span className="ap-count">
        <Sym name={name} />
        {n}
      </span>
    );
  // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols
  return Array.from({ length: n }, (_, i) => <Sym key={i} name={name} />);
}

export function NeedMarks({ needs, immune }: { needs: Needs; immune?: QuestCard['immune'] }) {
  const say = useSay();
  const { sword = 0, arrow = 0, magic = 0, hearts = 0 } = needs;
  return (
    <span className="ap-needs">
      {sword + arrow + magic + hearts === 0 && <em>{say('ap.justTurnUp')}</em>}
      <Repeated name="sword" n={sword} />
      <Repeated name="arrow" n={arrow} />
      <Repeated name="magic" n={magic} />
      <Repeated name="heart" n={hearts} />
      {immune !== undefined && <Immune name={immune} />}
    </span>
  );
}

/** A symbol under a ban ring. */
export function Immune({ name }: { name: 'sword' | 'arrow' | 'magic' }) {
  const say = useSay();
  return (
    <span className="ap-immune" role="img" aria-label={say(`ap.immune.${name}`)} title={say(`ap.immune.${name}`)}>
      <Sym name={name} />
      <Sym name="immune" className="ban" />
    </span>
  );
}

/** More than `most` of a kind are a number. */
export function WoundMarks({ damage, most = 3 }: { damage: Damage; most?: number }) {
  const say = useSay();
  const { deadly = 0, light = 0 } = damage;
  if (deadly + light === 0) return <em>{say('ap.unhurt')}</em>;
  const tokens = (kind: 'deadly' | 'light', n: number) =>
    n > most ? (
      <>
        <WoundToken kind={kind} />
        <b>{n}</b>
      </>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens
      Array.from({ length: n }, (_, i) => <WoundToken key={i} kind={kind} />)
    );
  return (
    <span className="ap-wound-marks">
      {tokens('deadly', deadly)}
      {tokens('light', light)}
    </span>
  );
}

/** A scratch is round, a deadly wound stands on its tip. */
export const WoundToken = ({ kind }: { kind: 'light' | 'deadly' }) => (
  <i className={`ap-wound-token ${kind}`}>
    <Sym name={kind} />
  </i>
);

export function RewardMarks({ rewards }: { rewards: Rewards }) {
  const { gold = 0, items = 0, legendary = 0, levelUps = 0 } = rewards;
  const list: [SymbolDrawing, number][] = [
    ['levelUp', levelUps],
    ['gold', gold],
    ['item', items],
    ['legendary', legendary],
  ];
  return list
    .filter(([, n]) => n > 0)
    .map(([name, n]) => (
      <span key={name} className="ap-reward">
        <Sym name={name} />
        {(n > 1 || name === 'gold') && n}
      </span>
    ));
}

export function VpStar({ vp }: { vp: number }) {
  const say = useSay();
  return (
    <span className="ap-star" role="img" aria-label={say('ap.vp', { n: vp })}>
      <Sym name="vp" />
      <b>{vp}</b>
    </span>
  );
}
