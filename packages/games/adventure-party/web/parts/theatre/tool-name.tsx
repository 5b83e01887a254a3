/** What a tool is called, what it costs, and its picture: the same on die, plate, card and list. */
import cycle from 'game-icon:cycle';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import {
  HEROES as CARDS,
  describePower,
  heroName,
  ITEMS,
  itemName,
  LOOSE,
  NO_RUNE,
  type RollDecision,
  type View,
} from '../../../src/index.ts';
import { HEROES } from '../../art/heroes.ts';
import { Sym } from '../../art/symbols.tsx';
import { dieWord } from '../../words.ts';
import { itemArt } from '../item-card.tsx';
import './tools.css';

export interface Naming {
  say: Say;
  inGame: GameSay;
  view: View;
}

const runeName = ({ say, inGame, view }: Naming, rune: number): string =>
  rune === LOOSE ? say('ap.tool.looseRune') : say('ap.tool.runeOf', { die: dieWord(inGame, view, rune) });

/** `Loose rune`, `Yellow 8's rune`, `Tolly Quill`, `Second Draft`. */
export function toolName(naming: Naming, d: RollDecision): string {
  switch (d.do) {
    case 'evaluate':
      return naming.say('ap.evaluate');
    case 'banner':
      return naming.say('ap.banner');
    case 'rune':
      return runeName(naming, d.rune);
    case 'hero':
      return heroName(naming.inGame, d.card);
    default:
      return itemName(naming.inGame, d.card);
  }
}

/** The power behind an answer, as its card prints it. */
function powerWords({ view, inGame }: Naming, d: Extract<RollDecision, { do: 'hero' | 'weapon' | 'scroll' }>): string {
  if (d.do !== 'hero') return describePower(inGame, ITEMS[d.card]!.powers[d.power]!);
  const hero = view.seats[d.seat]!.party.find(({ card }) => card === d.card);
  const card = CARDS[d.card]!;
  const side = hero?.upgraded === true ? (card.upgraded ?? card.standard) : card.standard;
  const power = side.powers?.[d.power];
  return power === undefined ? '' : describePower(inGame, power);
}

/** What it does and what is gone afterwards. */
export function toolCost(naming: Naming, d: RollDecision): string {
  const { say, inGame, view } = naming;
  if (d.do === 'evaluate') return '';
  if (d.do === 'banner') return say('ap.tool.bannerCost');
  const locks =
    'rune' in d && d.rune !== NO_RUNE
      ? d.rune === LOOSE
        ? say('ap.tool.locksNothing')
        : say('ap.tool.locks', { die: dieWord(inGame, view, d.rune) })
      : '';
  if (d.do === 'rune') return locks;
  return [powerWords(naming, d), locks].filter(Boolean).join(' ');
}

export function ToolIcon({ d }: { d: RollDecision }) {
  if (d.do === 'hero')
    return (
      <i className="ap-tool-icon">
        <Icon drawing={HEROES[CARDS[d.card]!.id]!.base} />
      </i>
    );
  if (d.do === 'weapon' || d.do === 'scroll')
    return (
      <i className={`ap-tool-icon ${d.do}`}>
        <Icon drawing={itemArt(d.card)} />
      </i>
    );
  return <i className={`ap-tool-icon ${d.do}`}>{d.do === 'banner' ? <Icon drawing={cycle} /> : <Sym name="rune" />}</i>;
}
