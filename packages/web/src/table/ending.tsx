/** After the game: who won, a picture, the ways on (rematch, replay, proof of the dice), the story and the figures. */
import laurel from 'game-icon:laurel-crown';
import type { Cast, EndingPage, Face, SeatOnPage } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { goTo } from '@undercroft/board/router.ts';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import type { Person, TableInfo, TableView, Update } from '@undercroft/client';
import { type EventBase, type Outcome, rankName, type Say as SayText, type Seat, type Side, sideName } from '@undercroft/engine';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDeed } from '../kit/deed.ts';
import { useFetched } from '../kit/fetched.ts';
import { freeSeats } from '../pages/home/table-words.ts';
import { TroubleNotice } from '../pages/trouble.tsx';
import { api, mustBeSomebody, useMe } from '../people.ts';
import { EndingScene } from './ending-scene.tsx';
import type { Keepsake } from './keepsake/draw.ts';
import { ShowButton } from './keepsake/show-button.tsx';
import { eventsOf } from './playback.ts';
import './ending.css';

/** Few games are followed by another at the same table. */
const EveningSheet = lazy(async () => ({ default: (await import('./evening-sheet.tsx')).EveningSheet }));

type Tell = (view: unknown, events: readonly EventBase[], names: readonly string[], say: Say, inGame: SayText) => EndingPage;
type CastOf = (view: unknown, events: readonly EventBase[]) => Promise<Cast>;

/** To the one rematch of this table, on the seats that are kept for me and with what I had brought to them. */
async function rematch({ info }: TableView, me: Person): Promise<void> {
  let now = await api.rematch(info.id);
  const { id } = now;
  for (const { seat, keptFor } of now.seats) {
    if (keptFor?.id !== me.id) continue;
    now = await api.sit(id, { seat, name: keptFor.name });
    const { brings } = info.seats[seat]!;
    // Whoever died, or is out elsewhere, stays at home.
    if (brings) now = await api.bring(id, { seat, thing: brings.id }).catch(() => now);
  }
  if (now.status === 'open' && freeSeats(now) === 0 && now.host.id === me.id) await api.start(id);
  goTo(`/t/${id}`);
}

/** Who asks for a rematch: whoever had a seat, also one that others played on, and whoever let bots play among themselves. */
const mayAsk = ({ mine, host, info: { seats } }: TableView, me: Person | null): boolean =>
  mine.length > 0 ||
  seats.some(({ owner }) => owner && owner.id === me?.id) ||
  (host && seats.every(({ person, owner }) => !person && !owner));

interface EndingProps {
  face: Face;
  table: TableView;
  updates: readonly Update[];
  seats: readonly SeatOnPage[];
  inGame: SayText;
  /** The ways on from a table that is not on the server. */
  waysOn?: ReactNode;
}

/** The best first. In some games the one with the least wins. */
function ranked(seats: readonly SeatOnPage[], { winners, scores }: Outcome): SeatOnPage[] {
  const rank = (seat: Seat) => (winners.includes(seat) ? 1e6 : 0) + (scores[seat] ?? 0);
  return seats.toSorted((a, b) => rank(b.seat) - rank(a.seat));
}

function Scores({ face, outcome, seats }: Pick<EndingProps, 'face' | 'seats'> & { outcome: Outcome }) {
  const say = useSay();
  return (
    <ol className="scores">
      {ranked(seats, outcome).map(({ seat, name, sigil }) => (
        <li key={seat} className={outcome.winners.includes(seat) ? 'won' : ''}>
          <Sigil name={sigil} size={34} />
          <bdi>{name}</bdi>
          {outcome.winners.includes(seat) && (
            <span className="winner">
              <Icon drawing={laurel} /> {say('ending.won')}
            </span>
          )}
          <b className="number">{face.score ? say(face.score, { n: outcome.scores[seat] ?? 0 }) : outcome.scores[seat]}</b>
        </li>
      ))}
    </ol>
  );
}

/** Seats that won or lost together: one score, and how well they did. */
function Sides({ face: { game, score }, sides }: { face: Face; sides: readonly Side[] }) {
  const say = useSay();
  return (
    <ul className="scores sides">
      {sides.map((side) => {
        const rank = rankName(game.words, side);
        return (
          <li key={side.name} className={side.won ? 'won' : ''}>
            <b>{sideName(game.words, side)}</b>
            {rank !== null && <span>{say('ending.rank', { rank })}</span>}
            <b className="number">{say(score ?? 'ending.together', { n: side.score })}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Who won, in a sentence: a party, sides, or seats. */
function verdict({ winners, sides }: Outcome, { game }: Face, names: readonly string[], say: Say): string {
  const won = sides?.filter((side) => side.won).map((side) => sideName(game.words, side)) ?? [];
  if (won.length > 0) return say('ending.sideWon', { names: won.join(', ') });
  if (sides?.length === 1) return say('ending.partyLost', { name: sideName(game.words, sides[0]!) });
  if (winners.length === 0) return say('ending.nobody');
  return say('ending.winners', { n: winners.length, names: winners.map((seat) => names[seat] ?? '').join(', ') });
}

function Figures({ figures, seats }: { figures: EndingPage['figures']; seats: readonly SeatOnPage[] }) {
  const say = useSay();
  if (figures.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="ending-figures" tabIndex={0} aria-label={say('ending.figures')}>
      <table>
        <caption>{say('ending.figures')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{values[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is said of the rematch, by how far it is. */
const CALLS = {
  open: 'ending.rematchCall',
  running: 'ending.rematchRuns',
  finished: 'ending.rematchOver',
  archived: 'ending.rematchOver',
} as const satisfies Record<TableInfo['status'], string>;

/** Whether a seat of the rematch is mine; until one knows better, it is. */
const isExpected = (now: TableInfo | undefined, me: Person | null): boolean =>
  now?.seats.some(({ keptFor, person }) => (keptFor ?? person)?.id === me?.id && now.status === 'open') ?? true;

/** The ways on from a table of the server. */
function UsualWays({ table }: Pick<EndingProps, 'table'>) {
  const say = useSay();
  const deed = useDeed();
  const me = useMe() ?? null;
  const { rematch: called } = table.info;
  // Whoever comes days later by the old link may have missed it.
  const { value: now } = useFetched(called?.table ?? null, () => api.table(called?.table ?? ''));
  const again = () => deed.run(() => mustBeSomebody().then((somebody) => rematch(table, somebody)));
  return (
    <>
      {called !== null && (
        <p className="rematch-call" role="status">
          {say(CALLS[now?.status ?? 'open'], { name: called.by })}
        </p>
      )}
      {called !== null && !mayAsk(table, me) && (
        <Link className="button gold big" href={`/t/${called.table}`}>
          {say('ending.rematchGo')}
        </Link>
      )}
      {mayAsk(table, me) && (
        <Button tone="gold" size="big" onClick={again} aria-busy={deed.busy}>
          {say(called === null ? 'ending.rematch' : isExpected(now, me) ? 'ending.rematchJoin' : 'ending.rematchGo')}
        </Button>
      )}
      <Link className="button plain usual" href={`/replay/${table.info.id}`}>
        {say('ending.replay')}
      </Link>
      <Link className="button plain usual" href="/">
        {say('ending.home')}
      </Link>
      <TroubleNotice error={deed.error} />
    </>
  );
}

/** The figures of a picture, once they are there; no word of it: the game draws none. */
function useCast(face: Face, { info, view }: TableView, updates: readonly Update[]): { cast: Cast | null } | null {
  const castOf = face.cast as CastOf | undefined;
  const { value } = useFetched(castOf ? info.id : null, async () => castOf?.(view, eventsOf(updates)));
  return castOf ? { cast: value ?? null } : null;
}

/** Who came to what, as the picture to send has it: each seat, or the party as one. */
function rowsOf({ score, game }: Face, outcome: Outcome | null, seats: readonly SeatOnPage[], say: Say): Keepsake['rows'] {
  if (outcome === null) return [];
  const told = (n: number) => (score ? say(score, { n }) : String(n));
  const { sides = [], scores, winners } = outcome;
  if (sides.length === 1) return sides.map((side) => ({ name: sideName(game.words, side), score: told(side.score), won: side.won }));
  return ranked(seats, outcome).map(({ seat, name }) => ({ name, score: told(scores[seat] ?? 0), won: winners.includes(seat) }));
}

export function Ending({ face, table, updates, seats, inGame, waysOn }: EndingProps) {
  const say = useSay();
  const names = seats.map(({ name }) => name);
  const page = (face.ending as Tell | undefined)?.(table.view, eventsOf(updates), names, say, inGame);
  const { outcome } = table.info;
  const usual = outcome ? verdict(outcome, face, names, say) : say('ending.nobody');
  const picture = useCast(face, table, updates);
  // A rank alone does not say that all won, or lost.
  const [side, ...others] = outcome?.sides ?? [];
  const rank = side !== undefined && others.length === 0 ? rankName(face.game.words, side) : null;
  const headline = page?.headline ?? usual;
  const keepsake = { game: face.game.about.name, headline, rank, rows: rowsOf(face, outcome, seats, say) };
  return (
    <section className={`ending ${picture === null ? 'bare' : ''}`} aria-label={say('ending.title')}>
      <hgroup>
        <h2>{headline}</h2>
        {rank !== null && <p className="ending-rank">{rank}</p>}
      </hgroup>
      {picture && outcome && <EndingScene cast={picture.cast} ranked={ranked(seats, outcome)} winners={outcome.winners} />}
      <div className="ending-deeds">
        {waysOn ?? <UsualWays table={table} />}
        <ShowButton keepsake={keepsake} table={waysOn === undefined ? table.info.id : null} />
      </div>
      <div className="ending-page slip">
        {page?.story.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {outcome?.sides && <Sides face={face} sides={outcome.sides} />}
        {outcome && outcome.sides?.length !== 1 && <Scores face={face} outcome={outcome} seats={seats} />}
        {table.info.before !== null && (
          <Suspense>
            <EveningSheet info={table.info} />
          </Suspense>
        )}
        <Figures figures={page?.figures ?? []} seats={seats} />
      </div>
    </section>
  );
}
