/** The last page: how the quest went, who did what, what turned it. */
import type { EndingPage } from '@undercroft/board/contract.ts';
import { all, best, endingOf, figure, mostOften, sum, type Tale as TaleOf } from '@undercroft/board/ending/tale.ts';
import type { MessageKey, Say } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { total } from '@undercroft/mechanics';
import { bookFor, eventIn, type P52Event, type P52Say, type View, viewIn } from '../src/index.ts';
import { KING, rankOf } from '../src/rules/cards.ts';

type Tale = TaleOf<View, P52Event>;

const name = ({ view, names }: Tale, seat: Seat): string => view.heroes[seat]?.sheet?.name ?? names[seat] ?? '';
const foe = ({ events }: Tale, at: number, enemy: number): string => {
  // Numbers begin anew in every room: the last one of that number before it is meant.
  const found = events.slice(0, at).findLast((e) => e.type === 'enemyCame' && e.enemy === enemy);
  return found?.type === 'enemyCame' ? found.name : '';
};

function headline({ view, say }: Tale): string {
  const { ending, quest } = view;
  const title = quest.id === '' ? '' : bookFor(view).quest(quest.id).title;
  if (ending === 'won') return say('p52.end.won', { quest: title });
  if (ending === 'died' || ending === 'failed') return say(`p52.end.${ending}`, { quest: title });
  return say('p52.end.abandoned', { quest: title });
}

/** What the scenario tells of it. */
function told({ view }: Tale): string {
  if (view.quest.id === '' || view.ending === '') return '';
  const quest = bookFor(view).quest(view.quest.id);
  return view.ending === 'won' ? quest.won : quest.lost;
}

function rooms({ view, events, say }: Tale): string {
  const beaten = all(events, 'enemyDefeated').length;
  return say('p52.end.rooms', {
    n: view.quest.entered,
    beaten,
    chests:
      all(events, 'chestPicked').filter(({ result }) => result === 'opened').length +
      all(events, 'chestSmashed').filter(({ result }) => result === 'opened').length,
  });
}

/** The hardest blow of the party, with its card. */
function bestBlow(tale: Tale): string {
  const { events, say } = tale;
  const blows = events.flatMap((e, at) => (e.type === 'enemyHurt' ? [{ e, at }] : []));
  const top = best(blows, ({ e }) => e.amount);
  if (top === null) return '';
  const struck = events.slice(0, top.at).findLast((e) => e.type === 'struck');
  if (struck?.type !== 'struck') return '';
  return say('p52.end.blow', {
    name: name(tale, struck.seat),
    ability: bookFor(tale.view).ability(struck.ability).name,
    enemy: foe(tale, top.at, top.e.enemy),
    n: top.e.amount,
  });
}

function worstBlow(tale: Tale): string {
  const { events, say } = tale;
  const blows = events.flatMap((e, at) => (e.type === 'heroHurt' ? [{ e, at }] : []));
  const top = best(blows, ({ e }) => e.amount);
  const by = top === null ? undefined : events.slice(0, top.at).findLast((e) => e.type === 'enemyStruck');
  if (top === null || by?.type !== 'enemyStruck') return '';
  return say('p52.end.hurt', { name: name(tale, top.e.seat), enemy: foe(tale, top.at, by.enemy), n: top.e.amount });
}

function slayer(tale: Tale): string {
  const doers = all(tale.events, 'enemyDefeated').flatMap(({ by }) => (by === null ? [] : [{ seat: by }]));
  const most = mostOften(
    doers,
    tale.view.heroes.map((_, seat) => name(tale, seat)),
  );
  return most === null ? '' : tale.say('p52.end.slayer', { name: most.name, n: most.n });
}

function kings(tale: Tale): string {
  const turned = all(tale.events, 'struck').filter(({ card }) => rankOf(card) === KING);
  const most = mostOften(
    turned,
    tale.view.heroes.map((_, seat) => name(tale, seat)),
  );
  return most === null || most.n < 2 ? '' : tale.say('p52.end.kings', { name: most.name, n: most.n });
}

function dead(tale: Tale): string {
  const fallen = [...new Set(all(tale.events, 'heroDied').map(({ seat }) => name(tale, seat)))];
  return fallen.length === 0 ? tale.say('p52.end.nobodyDied') : tale.say('p52.end.dead', { names: fallen.join(', ') });
}

function levels(tale: Tale): string {
  const top = best(all(tale.events, 'levelGained'), ({ level }) => level);
  return top === null ? '' : tale.say('p52.end.level', { name: name(tale, top.seat), n: top.level });
}

function figures(tale: Tale): EndingPage['figures'] {
  const { view, events } = tale;
  const of = (key: MessageKey, value: (seat: Seat) => number | string) =>
    figure({ ...tale, names: view.heroes.map((_, seat) => name(tale, seat)) }, key, value);
  const dealt = (seat: Seat): number => {
    let by: Seat | null = null;
    let amount = 0;
    for (const e of events) {
      if (e.type === 'struck') by = e.seat;
      else if (e.type === 'enemyStruck' || e.type === 'itemUsed') by = null;
      else if (e.type === 'enemyHurt' && by === seat) amount += e.amount;
    }
    return amount;
  };
  return [
    of('p52.figure.level', (seat) => view.heroes[seat]?.sheet?.level ?? 1),
    of('p52.figure.exp', (seat) => sum(all(events, 'expGained').flatMap((e) => (e.seat === seat ? [total(e.parts)] : [])))),
    of('p52.figure.beaten', (seat) => all(events, 'enemyDefeated').filter(({ by }) => by === seat).length),
    of('p52.figure.dealt', dealt),
    of('p52.figure.taken', (seat) => sum(all(events, 'heroHurt').flatMap((e) => (e.seat === seat ? [e.amount] : [])))),
    of('p52.figure.defended', (seat) => all(events, 'defended').filter((e) => e.seat === seat && e.succeeds).length),
    of('p52.figure.stamina', (seat) =>
      sum(events.flatMap((e) => ('stamina' in e && 'seat' in e && e.seat === seat ? [e.stamina.length] : []))),
    ),
  ];
}

const page = endingOf<View, P52Event>({
  headline,
  story: (tale) => [told(tale), rooms(tale), slayer(tale), bestBlow(tale), worstBlow(tale), kings(tale), levels(tale), dead(tale)],
  figures,
});

/** Told in the language of the page, names of enemies and things too. */
export function ending(
  view: View,
  events: readonly P52Event[],
  names: readonly string[],
  say: Say,
  inGame: P52Say = (key) => key,
): EndingPage {
  return page(
    viewIn(inGame, view),
    events.map((e) => eventIn(inGame, bookFor(view), e)),
    names,
    say,
  );
}
