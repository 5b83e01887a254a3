/** An enemy read closely: its figures for a party of this size and level, and what it will do next. */

import { Standee } from '@undercroft/board/art/standee.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, type Enemy, formulaText, sourceNamed, type View } from '../../../src/index.ts';
import { suitOf } from '../../../src/rules/cards.ts';
import { Scrap } from '../../art/cards.tsx';
import { foeOf } from '../../art/foes.ts';
import { useGameSay } from '../../board-props.ts';
import { rangeWords } from '../words.ts';
import './sheet.css';

const TYPES = ['melee', 'ranged', 'magic', 'other'] as const;

export function FoeSlip({ view, enemy }: { view: View; enemy: Enemy }) {
  const say = useSay();
  const inGame = useGameSay();
  const { sheet, card, hp, boss } = enemy;
  const { enemies, majorBoss } = bookFor(view).scenario;
  const entry = [enemies.J, enemies.Q, enemies.K, majorBoss].find(({ name }) => name === sheet.name);
  const words = (text: string): string => sourceNamed(inGame, formulaText(view, text));
  return (
    <aside className="slip p52-sheet" ref={scrollStop} aria-label={sheet.name}>
      <header>
        <span className="arch">
          <Standee creature={foeOf(enemy)} />
        </span>
        <div>
          <h2>{sheet.name}</h2>
          <p className="quip">{entry?.text}</p>
          <p>{card >= 0 && <Scrap card={card} />}</p>
        </div>
      </header>
      <dl className="p52-derived">
        <div>
          <dt>{say('p52.hp')}</dt>
          <dd>
            <b>
              {hp} / {sheet.maxHp}
            </b>
          </dd>
        </div>
        <div>
          <dt>{say('p52.movement')}</dt>
          <dd>
            <b>{sheet.movement}</b>
          </dd>
        </div>
        <div>
          <dt>{say('p52.initiative')}</dt>
          <dd>
            <b>{sheet.initiative}</b>
          </dd>
        </div>
      </dl>
      {boss === 'none' && card >= 0 && (
        <p className="p52-quirk">
          <Terms text={enemies.suits[suitOf(card)].text} />
        </p>
      )}
      <h3>{say('p52.foe.attacks')}</h3>
      <ul className="p52-foe-lines">
        {sheet.reaches.map(({ attack }) => (
          <li key={attack.name}>
            <b>{attack.name}</b>, {say(`p52.type.${attack.type}`)} {rangeWords(say, attack)}
            <br />
            <Terms text={say('p52.foe.target', { formula: words(attack.target) })} />
            <br />
            <Terms text={say('p52.foe.damage', { formula: words(attack.damage), n: sheet.damage })} />
          </li>
        ))}
      </ul>
      <h3>{say('p52.foe.defence')}</h3>
      <ul className="p52-foe-lines">
        {TYPES.map((type) => (
          <li key={type}>
            {say(`p52.type.${type}`)}:{' '}
            <b>
              {sheet.defenceless.includes(type) ? '–' : sheet.defence[type] >= 0 ? `+${sheet.defence[type]}` : `−${-sheet.defence[type]}`}
            </b>
          </li>
        ))}
      </ul>
      <p className="p52-quirk">{say('p52.foe.exp', { n: sheet.exp })}</p>
    </aside>
  );
}
