/** Abilities can be reached, defend against everything, and every class can fight. */
import { ATTACK_TYPES } from '../../formula/syntax.ts';
import type { Ability, Race } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

const idsOf = (abilities: readonly string[] | undefined): readonly string[] => abilities ?? [];

export function checkAbilities(scenario: Scenario, tell: Tell): void {
  const reached = new Set(scenario.races.flatMap((race) => [...reachedBy(race, scenario)]));
  for (const [i, ability] of scenario.abilities.entries()) {
    if (!reached.has(ability.id))
      tell(['abilities', i], `Nobody can ever learn ${ability.name}: what it needs leads in a circle or is closed to its races.`);
    if (ability.range.from > ability.range.to) tell(['abilities', i, 'range'], `The range of ${ability.name} ends before it begins.`);
    checkKind(ability, (sentence) => tell(['abilities', i], sentence));
  }
  for (const type of ATTACK_TYPES) {
    const defends = scenario.abilities.some((ability) => ability.kind === 'defence' && ability.against.includes(type));
    if (!defends) tell(['abilities'], `No defence works against ${type} attacks.`);
  }
}

/** Every ability a character of this race can come to know. Cores grow without end, so only names can be in the way. */
function reachedBy(race: Race, { classes, abilities }: Scenario): Set<string> {
  const reached = new Set([...idsOf(race.abilities), ...classes.flatMap((one) => idsOf(one.abilities))]);
  const open = abilities.filter(({ races }) => races === undefined || races.includes(race.id));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { id, needs } of open) if (idsOf(needs.abilities).every((needed) => reached.has(needed))) reached.add(id);
  }
  return reached;
}

/** What an ability does fits what it is. */
function checkKind(ability: Ability, tell: (sentence: string) => void): void {
  const does = (...names: string[]): boolean => ability.effects.some(({ effect }) => names.includes(effect));
  if (ability.kind === 'defence' && !does('cut', 'avoidOrHalve')) tell(`${ability.name} is a defence that takes nothing off the damage.`);
  if (ability.kind !== 'defence' && does('cut', 'avoidOrHalve', 'counter'))
    tell(`Only a defence can cut damage or counter; ${ability.name} is none.`);
  if (ability.kind === 'heal' && !does('heal', 'healOverTurns', 'restore', 'revive'))
    tell(`${ability.name} is for healing and heals nobody.`);
  if (ability.kind === 'attack' && !does(...STRIKES)) tell(`${ability.name} is an attack that does nothing to an enemy.`);
  if (ability.kind !== 'attack' && ability.kind !== 'utility' && ability.target === undefined && does('cut')) {
    tell(`${ability.name} cuts damage without ever failing; a defence has a target.`);
  }
  if (ability.id === 'lockPicking' && (!does('pickLock') || ability.target === undefined))
    tell('lockPicking picks locks, against a target.');
}

const STRIKES = ['damage', 'damageOverTurns', 'loseTurns', 'frighten', 'push', 'pull'];

/** Races grant no attack, classes do: whoever is made can strike at something. */
export function checkGrants({ classes, abilities }: Scenario, tell: Tell): void {
  const attacks = new Set(abilities.filter(({ kind }) => kind === 'attack').map(({ id }) => id));
  for (const [i, one] of classes.entries()) {
    if (!idsOf(one.abilities).some((id) => attacks.has(id)))
      tell(['classes', i], `A ${one.name} can attack nothing: no attack is among what the class grants.`);
  }
}
