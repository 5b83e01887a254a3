/** The sheet that grows at the side while somebody is made: old beside new, and which abilities are open. */

import help from 'game-icon:help';
import { Standee } from '@undercroft/board/art/standee.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { bookFor, CORES, type View } from '../../../src/index.ts';
import type { Character } from '../../../src/rules/character.ts';
import { canLearn } from '../../../src/rules/creation.ts';
import type { Ability } from '../../../src/scenario/pieces.ts';
import { figureOf } from '../../art/figures.ts';
import { abilityIcon } from '../../art/icons.ts';
import { useGameSay } from '../../board-props.ts';
import { abilityRules } from '../print.ts';
import { Cores, Derived } from '../sheet/numbers.tsx';
import { Nature } from '../sheet/sheet.tsx';
import { sheetTarget } from '../words.ts';
import '../sheet/sheet.css';

/** How far an ability is out of reach; null: too far to mention. */
function shortOf({ cores, race, abilities }: Character, { needs, races }: Ability): { core: (typeof CORES)[number]; n: number } | null {
  if (races !== undefined && !races.includes(race)) return null;
  if (!(needs.abilities ?? []).every((id) => abilities.some((known) => known.id === id))) return null;
  const short = CORES.flatMap((core) => (cores[core] < (needs[core] ?? 0) ? [{ core, n: (needs[core] ?? 0) - cores[core] }] : []));
  return short.length === 1 && short[0]!.n <= 2 ? short[0]! : null;
}

function Open({ view, now, before }: { view: View; now: Character; before: Character }) {
  const say = useSay();
  const inGame = useGameSay();
  const { abilities } = bookFor(view).scenario;
  const open = abilities.filter((ability) => canLearn(now, ability));
  const near = abilities.flatMap((ability) => {
    const short = canLearn(now, ability) || now.abilities.some(({ id }) => id === ability.id) ? null : shortOf(now, ability);
    return short === null ? [] : [{ ability, short }];
  });
  return (
    <ul className="p52-open" aria-label={say('p52.create.open', { n: open.length })}>
      {open.map((ability) => (
        <li key={ability.id} className={canLearn(before, ability) ? '' : 'new'}>
          ✓ {ability.name}
        </li>
      ))}
      {near.map(({ ability, short }) => (
        <li key={ability.id} className="short">
          {say('p52.create.short', { ability: ability.name, n: short.n, core: inGame(`core.${short.core}`) })}
        </li>
      ))}
    </ul>
  );
}

interface GrowingProps {
  view: View;
  now: Character;
  before: Character;
  /** Another ability is still to be chosen. */
  toLearn: boolean;
}

export function GrowingSheet({ view, now, before, toLearn }: GrowingProps) {
  const say = useSay();
  const inGame = useGameSay();
  const book = bookFor(view);
  const race = now.race === '' ? null : book.race(now.race);
  const who = [race?.name, now.profession === '' ? undefined : book.profession(now.profession).name].filter((word) => word !== undefined);
  return (
    <aside className="slip p52-sheet p52-growing" ref={scrollStop} aria-label={say('p52.create.sheet')}>
      <header>
        <span className="arch">
          <Standee creature={figureOf(now.race, now.profession, now.face)} />
        </span>
        <div>
          <h2 className={now.name === '' ? 'nameless' : ''}>{now.name === '' ? say('p52.create.nameless') : now.name}</h2>
          <p className="second">{who.length === 0 ? say('p52.create.nobody') : `${who.join(' ')}, ${say('p52.levelShort', { n: 1 })}`}</p>
          <p className="quip">{now.profession !== '' ? book.profession(now.profession).text : race?.text}</p>
        </div>
      </header>
      <Cores now={now} before={before} />
      <Derived now={now} before={before} view={view} />
      <Nature race={race} quirk={now.quirk === null ? null : book.quirk(now.quirk)} view={view} />
      {now.abilities.length > 0 && <h3>{say('p52.abilities')}</h3>}
      <ul className="p52-abilities">
        {now.abilities.map(({ id }) => {
          const ability = book.ability(id);
          return (
            <li key={id} className={`p52-ability ${before.abilities.some((known) => known.id === id) ? '' : 'chosen'}`}>
              <i className="picture">
                <Icon drawing={abilityIcon(ability)} />
              </i>
              <span className="what">
                <b>{ability.name}</b>
                <small>
                  <Terms text={abilityRules({ say, inGame, view }, ability)} />
                </small>
              </span>
              <span className="target">
                <b className="number">{sheetTarget(view, now, ability).value}</b>
                <small>{sheetTarget(view, now, ability).small}</small>
              </span>
            </li>
          );
        })}
        {toLearn && now.profession !== '' && before.abilities.length === now.abilities.length && (
          <li className="p52-ability ghost">
            <i className="picture">
              <Icon drawing={help} />
            </i>
            <span className="what">
              <b>{say('p52.create.stepSix')}</b>
              <small>{say('p52.create.open', { n: book.scenario.abilities.filter((ability) => canLearn(now, ability)).length })}</small>
            </span>
          </li>
        )}
      </ul>
      {toLearn && now.profession !== '' && <Open view={view} now={now} before={before} />}
      <p className="p52-later">{say('p52.create.later')}</p>
    </aside>
  );
}
