/** Which answers lead nowhere, as anybody at the table would say: a board never offers them in gold while another is open. */
import { sameDecision } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Decision, RollDecision } from '../decisions.ts';
import { challengeOfQuest } from '../rules/challenge.ts';
import { inParty, isWounded } from '../rules/heroes.ts';
import { chanceOfMarch } from '../rules/prospects.ts';
import { openQuests, setsOf } from '../rules/sending.ts';
import { PARTY_LIMIT } from '../table.ts';
import type { View } from '../view.ts';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** AP-055  Whether there is room for a hero and gold for one. */
function canHire(view: View, seat: number): boolean {
  const { gold, heroes } = view.seats[seat]!;
  return heroes.length < PARTY_LIMIT && Object.values(view.prices.hire).some((price) => price <= (gold ?? 0));
}

/** AP-076  Whether the party can be sent on any quest that lies open. */
const hasQuest = (view: View, seat: number): boolean =>
  openQuests(view).some((quest) => setsOf(view.seats[seat]!.heroes, challengeOfQuest(quest).slots).length > 0);

/** AP-062  Nobody leaves for the quests with nobody to send, as long as somebody can be hired. */
const leavesForNothing = (view: View, seat: number): boolean => view.phase === 'tavern' && canHire(view, seat) && !hasQuest(view, seat);

/** Without what the house hides nobody knows. */
const marchesInVain = (view: View, { seat, quest, heroes }: Of<'quest'>): boolean =>
  quest !== NONE &&
  view.rules.odds &&
  chanceOfMarch({ rules: view.rules, seats: view.seats, seat, trial: 'quest', quest, boss: view.boss }, heroes) === 0;

function toolsIn({ rolling }: View) {
  return rolling === null ? [] : [...rolling.dice.flatMap(({ tools }) => tools), ...rolling.others];
}

/** A change after which success is out of reach; or stopping short of it while a change may still bring it. */
function rollsInVain(view: View, d: RollDecision): boolean {
  if (d.do === 'evaluate') return view.rolling?.succeeds === false && toolsIn(view).some(({ chance }) => (chance ?? 0) > 0);
  return toolsIn(view).some((tool) => tool.chance === 0 && sameDecision(tool.d, d));
}

/** AP-120  Whether somebody dies of it while somebody else would not. */
function killsInVain(view: View, { seat, hero }: { seat: number; hero: number }, among: readonly number[]): boolean {
  const party = view.seats[seat]!.heroes;
  return isWounded(inParty(party, hero)) && among.some((other) => !isWounded(inParty(party, other)));
}

export function hopeless(view: View, d: Decision): boolean {
  switch (d.kind) {
    case 'tavern':
      return d.do === 'leave' && leavesForNothing(view, d.seat);
    case 'quest':
      return marchesInVain(view, d);
    case 'roll':
      return rollsInVain(view, d);
    case 'wound':
      return d.wound === 'light' && killsInVain(view, d, view.active);
    case 'slotWound':
      return killsInVain(
        view,
        d,
        view.active.filter((hero) => !view.victims.includes(hero)),
      );
    default:
      return false;
  }
}
