/** Enemies in the room: what they are worth, and what each will do next, by its rule. */

import { Standee } from '@undercroft/board/art/standee.tsx';
import type { TabProps } from '@undercroft/board/contract.ts';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { useSay } from '@undercroft/board/text.ts';
import { formulaText, type P52Event, type View, viewIn } from '../../../src/index.ts';
import { Scrap } from '../../art/cards.tsx';
import { foeOf } from '../../art/foes.ts';
import { nextDeed } from '../order.ts';
import './tabs.css';

export function FoesTab({ view: given, inGame }: TabProps<View, P52Event>) {
  const view = viewIn(inGame, given);
  const say = useSay();
  if (view.enemies.length === 0) return <p className="empty">{say('p52.noFoes')}</p>;
  return (
    <ul className="p52-foes" ref={scrollStop}>
      {view.enemies.map((enemy) => {
        const { sheet, card, hp, id } = enemy;
        const { rule, seats } = nextDeed(view, enemy);
        const names = seats.map((seat) => (seat < 0 ? view.ward?.name : view.heroes[seat]?.sheet?.name) ?? '').join(' / ');
        return (
          <li key={id} className="slip">
            <Standee creature={foeOf(enemy)} />
            <div>
              <h3>
                {sheet.name} {card >= 0 && <Scrap card={card} />}
              </h3>
              <p>
                {say('p52.hp')} <b>{hp}</b>/{sheet.maxHp} · {say('p52.initiative')} <b>{sheet.initiative}</b> · {say('p52.movement')}{' '}
                <b>{sheet.movement}</b>
              </p>
              {sheet.reaches.map(({ attack }) => (
                <p key={attack.name}>
                  <b>{attack.name}</b>: {formulaText(view, attack.target)} → {formulaText(view, attack.damage)}
                  {sheet.damage > 0 && ` + ${sheet.damage}`}
                </p>
              ))}
              <p className="next">
                {rule === 2
                  ? say('p52.rule2', { names })
                  : rule === 3
                    ? say('p52.rule3', { names })
                    : say(rule === 1 ? 'p52.rule1' : 'p52.rule4')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
