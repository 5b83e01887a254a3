/** Everything that can be done at tables, over any store, for every game. */

import { randomUUID } from 'node:crypto';
import type { Json, Seat } from '@undercroft/engine';
import { BadCursor } from '../../store/errors.ts';
import type { Person } from '../../store/store.ts';
import { startWork, type Work } from '../../work/work.ts';
import { bringing, thingStale } from '../judge/bringing.ts';
import { beingHere } from '../judge/coming-back.ts';
import { deciding } from '../judge/deciding.ts';
import type { Judge } from '../judge/draft.ts';
import { pacing } from '../judge/pacing.ts';
import { committing, revealing } from '../judge/revealing.ts';
import { saying } from '../judge/saying.ts';
import { kicking, leaving, reviving, seatingBot, sitting, starting } from '../judge/sitting.ts';
import { undoing } from '../judge/taking-back.ts';
import { takingOver, voting } from '../judge/voting.ts';
import { admitting } from '../judge/watching.ts';
import { gameFor, readMaterialFor } from '../keep/games.ts';
import type { Run } from '../keep/guard.ts';
import type { Kept } from '../keep/loading.ts';
import { outside } from '../keep/outside.ts';
import type { Figures, Setting } from '../keep/setting.ts';
import { Moves } from '../move.ts';
import { FEW, Looking } from '../past/looking.ts';
import {
  type CreateTable,
  type DecideRequest,
  type Eyes,
  type Sitting,
  TableError,
  type TableInfo,
  type TableService,
  type TableView,
  type Update,
} from '../said/contract.ts';
import { checkBinding, checkCommit, checkEntropy, requestKey } from '../said/texts.ts';
import { infoOf } from '../sight/info.ts';
import { updatesFor } from '../sight/updates.ts';
import { isOnlooker, pastView, viewOf } from '../sight/view.ts';
import { mayKnow, noSuchTable, stillInvites, unknownInvite, viewerFor } from '../sight/who.ts';
import type { Told } from '../table/happen.ts';
import { entryFor, isHidden, numberFor } from '../table/secrets.ts';
import type { TableState } from '../table/state.ts';
import { Attendance } from './attendance.ts';
import { forgetPerson } from './forgetting.ts';
import { forkOf, likeSource } from './forks.ts';
import { INVITE_LASTS, inviteHash, mayInvite, newInvite } from './invites.ts';
import { create, list } from './lobby.ts';
import { News } from './news.ts';
import { likeBefore, mustBeOver, noting, rematchKey, seatsKept } from './rematch.ts';
import { settingFrom, type TablesSettings } from './settings.ts';
import { Shelf } from './shelf.ts';

const MOST_UPDATES = 1000;

/** The service, and what whoever runs it needs besides. */
export interface RunningTables extends TableService {
  work: Work;
  /** Somebody on this node wants a table's news even when it has left memory; returns how to stop. */
  follow(tableId: string): () => void;
  /** Ids of the persons who are here, on this node. */
  presentAt(tableId: string): string[];
  stats(): Figures & { tablesInMemory: number; linesBusy: number; botRestarts: number; botQueue: number };
}

interface Page {
  kept: Kept;
  state: TableState;
  viewer: Seat | null;
  page: Told[];
}

class Tables implements RunningTables {
  readonly work: Work;
  readonly shelf: Shelf;
  private readonly setting: Setting;
  private readonly moves: Moves;
  private readonly looking: Looking;
  private readonly growth: News;
  private readonly attendance: Attendance;

  constructor(given: TablesSettings) {
    this.setting = settingFrom(given);
    this.shelf = new Shelf(this.setting);
    this.moves = new Moves(this.setting);
    this.looking = new Looking(this.moves);
    this.attendance = new Attendance(this.moves);
    this.growth = new News({ moves: this.moves, pollMs: given.pollMs ?? 2000 });
    this.growth.listen((tableId) => this.attendance.answer(tableId));
    const { delayMs: _, ...pool } = given.bots ?? {};
    this.work = startWork({ moves: this.moves, node: given.node ?? randomUUID(), pool, auto: given.work !== 'manual' });
  }

  async create(me: Person, spec: CreateTable): Promise<TableInfo> {
    const { fork } = spec;
    const making = { ...this.setting, read: this.readAside(me) };
    if (fork === undefined) return create(making, me, spec, {}).catch(thrown);
    const source = await this.moves.knowing.read(fork.table);
    if (!mayKnow(source.state, me)) throw noSuchTable();
    const forked = await this.looking.of(me, source, () => forkOf(source, fork, me));
    const like = { ...likeSource(spec, source.state), material: source.desk.material };
    return create(making, me, like, forked).catch(thrown);
  }

  async rematch(me: Person, tableId: string): Promise<TableInfo> {
    const source = await this.moves.knowing.read(tableId);
    const { state } = source;
    mustBeOver(state, me);
    if (state.rematch !== null) return this.info(me, state.rematch.table);
    const from = { origin: seatsKept(state) };
    const making = { ...this.setting, read: this.readAside(me) };
    const table = await create(making, me, likeBefore(source), from, rematchKey(tableId)).catch(thrown);
    await this.moves.change(tableId, noting(me, table.id));
    return table;
  }

  list(query: Parameters<TableService['list']>[0]): ReturnType<TableService['list']> {
    return list(this.setting.store, query).catch(thrown);
  }

  async info(me: Person | null, tableId: string, invite?: string): Promise<TableInfo> {
    const { state } = await this.moves.knowing.read(tableId);
    if (!mayKnow(state, me) && !(await this.isInvited(state, invite))) throw noSuchTable();
    return infoOf(state);
  }

  async invited(invite: string): Promise<TableInfo> {
    const tableId = await this.tableOf(invite);
    if (tableId === null) throw unknownInvite();
    const { state } = await this.moves.knowing.read(tableId);
    if (!stillInvites(state, invite)) throw unknownInvite();
    return infoOf(state);
  }

  async watch(me: Person, tableId: string, invite: string): Promise<TableInfo> {
    const { state } = await this.moves.knowing.read(tableId);
    const invited = await this.isInvited(state, invite);
    // Whether it still counts is judged with everything else.
    return this.changed(tableId, (draft) => admitting(me, invited && stillInvites(draft.state, invite))(draft));
  }

  async material(me: Person | null, tableId: string): Promise<Json> {
    const { state, desk } = await this.moves.knowing.read(tableId);
    if (!mayKnow(state, me)) throw noSuchTable();
    if (desk.material === null) throw new TableError('no-material', 404, 'this table was made without material');
    return desk.material.json;
  }

  async checkMaterial(me: Person, slug: string, given: unknown): ReturnType<TableService['checkMaterial']> {
    const material = await readMaterialFor(this.setting, await gameFor(this.setting, slug), given, this.readAside(me)).catch(thrown);
    if (material === null) throw new TableError('malformed', 400, 'there is nothing to check');
    return { title: material.title, hash: material.hash };
  }

  async view(me: Person | null, tableId: string, eyes?: Eyes): Promise<TableView> {
    return this.seen(await this.moves.knowing.read(tableId), me, eyes);
  }

  async viewAt(me: Person | null, tableId: string, at: number, eyes?: Eyes): Promise<TableView> {
    const kept = await this.moves.knowing.read(tableId);
    const viewer = viewerFor(kept.state, me, eyes);
    const then = await this.looking.at(me, kept, entryFor(kept.state, viewer, at));
    return this.moves.knowing.look(kept, () => pastView(viewOf(kept.desk.game, then, me, viewer)));
  }

  async sit(me: Person, tableId: string, request: Sitting): Promise<TableInfo> {
    const bound = checkBinding(request);
    // Which table it leads to is looked up now; whether it still does is judged with everything else.
    const leadsHere = request.invite !== undefined && (await this.tableOf(request.invite)) === tableId;
    const invite = leadsHere ? request.invite : undefined;
    const name = request.name ?? me.name;
    const sat = await this.changed(tableId, sitting(me, { seat: request.seat, name, bound, invite }));
    this.attendance.look(tableId);
    return sat;
  }

  async bring(...[me, tableId, { seat, thing: id, version }]: Parameters<TableService['bring']>): Promise<TableInfo> {
    const thing = id === null ? null : await this.shelf.mine(me, id);
    if (thing !== null && version !== undefined && thing.version !== version) throw thingStale();
    return this.changed(tableId, bringing(me, seat, thing));
  }

  leave(me: Person, tableId: string, seat?: Seat): Promise<TableInfo> {
    return this.changed(tableId, leaving(me, seat));
  }

  seatBot(me: Person, tableId: string, seat: Seat, bot: string | null): Promise<TableInfo> {
    return this.changed(tableId, seatingBot(me, seat, bot));
  }

  kick(me: Person, tableId: string, seat: Seat): Promise<TableInfo> {
    return this.changed(tableId, kicking(me, seat));
  }

  async commit(me: Person, tableId: string, { seat, commit }: { seat: Seat; commit: string }): Promise<TableInfo> {
    return this.changed(tableId, committing(me, seat, checkCommit(commit)));
  }

  async start(me: Person, tableId: string, texts: readonly string[] = []): Promise<TableInfo> {
    return this.changed(tableId, starting(me, { here: this.attendance.at(tableId), texts: texts.map(checkEntropy) }));
  }

  async reveal(me: Person, tableId: string, texts: readonly string[]): Promise<TableInfo> {
    return this.changed(tableId, revealing(me, texts.map(checkEntropy)));
  }

  revive(me: Person, tableId: string): Promise<TableInfo> {
    return this.changed(tableId, reviving(me));
  }

  async decide(me: Person, tableId: string, request: DecideRequest): Promise<TableView> {
    const kept = await this.moves.change(tableId, deciding(me, request), requestKey(me.id, request.key));
    return this.seen(kept, me, request.seat);
  }

  async answer(me: Person, tableId: string, request: DecideRequest): Promise<{ seq: number }> {
    const { state } = await this.moves.change(tableId, deciding(me, request), requestKey(me.id, request.key));
    return { seq: numberFor(state, request.seat) };
  }

  async undo(me: Person, tableId: string, request: { seat: Seat; to?: number; key: string }): Promise<TableView> {
    const kept = await this.moves.change(tableId, undoing(me, request), requestKey(me.id, request.key));
    return this.seen(kept, me, request.seat);
  }

  async vote(me: Person, tableId: string, request: { yes: boolean; key: string }): Promise<TableView> {
    const kept = await this.moves.change(tableId, voting(me, request.yes), requestKey(me.id, request.key));
    return this.seen(kept, me, undefined);
  }

  async takeOver(me: Person, tableId: string, request: { seat: Seat; key: string }): Promise<TableView> {
    const kept = await this.moves.change(tableId, takingOver(me, request.seat), requestKey(me.id, request.key));
    return this.seen(kept, me, undefined);
  }

  async say(me: Person, tableId: string, request: { text: string; key: string; reaction?: boolean }): Promise<Update> {
    const key = requestKey(me.id, request.key);
    const kept = await this.moves.change(tableId, saying(me, request), key);
    return this.updateWithKey(kept, me, key);
  }

  here(me: Person, tableId: string): Promise<TableInfo> {
    return this.changed(tableId, beingHere(me));
  }

  pace(...[me, tableId, request]: Parameters<TableService['pace']>): Promise<TableInfo> {
    return this.changed(tableId, pacing(me, request));
  }

  async invite(me: Person, tableId: string): Promise<{ code: string; expiresAt: number }> {
    const { state } = await this.moves.knowing.read(tableId);
    if (!mayKnow(state, me)) throw noSuchTable();
    mayInvite(state, me);
    const code = newInvite(state);
    const expiresAt = this.setting.now() + INVITE_LASTS;
    const { store, now, log } = this.setting;
    await store.putInvite(inviteHash(code), tableId, expiresAt).catch(thrown);
    // Whoever makes one clears away those nobody can use any more.
    await store.forgetInvites(now()).catch((error: unknown) => log.warn({ err: error }, 'expired invites were not forgotten'));
    return { code, expiresAt };
  }

  async updates(me: Person | null, tableId: string, since: number, eyes?: Eyes, limit?: number): Promise<Update[]> {
    const { kept, viewer, page } = await this.page(me, tableId, since, eyes, limit);
    return this.looking.shown(me, kept, page, (part) => updatesFor(kept, part, viewer));
  }

  async news(...[me, tableId, since, eyes, limit]: Parameters<TableService['news']>): ReturnType<TableService['news']> {
    const { kept, viewer, page, state } = await this.page(me, tableId, since, eyes, limit);
    const at = { state, desk: kept.desk };
    const show = (part: readonly Told[]) => updatesFor(at, part, viewer);
    const many = page.length > FEW ? await this.looking.shown(me, kept, page, show) : null;
    const view = () => viewOf(at.desk.game, state, me, viewer);
    return this.moves.knowing.look(kept, () => ({ view: view(), updates: many ?? show(page), reached: state.seq }));
  }

  /** What came after number `since` of the viewer, and the table it leads up to. */
  private async page(me: Person | null, tableId: string, since: number, eyes: Eyes | undefined, limit = MOST_UPDATES): Promise<Page> {
    const kept = await this.moves.knowing.readIf(tableId, (known) => numberFor(known, viewerFor(known, me, eyes)) > since);
    // The table may grow while old news are looked up.
    const { state } = kept;
    const viewer = viewerFor(state, me, eyes);
    const most = Math.min(limit, MOST_UPDATES);
    const after = entryFor(state, viewer, Math.max(0, Math.floor(since)));
    const news = await this.looking.toldSince(me, kept, { since: after, most: most + state.hidden.length });
    const known = news.filter(({ entry }) => entry.seq <= state.seq && !isHidden(state, viewer, entry.seq));
    return { kept, state, viewer, page: known.slice(0, most) };
  }

  async verification(me: Person | null, tableId: string): ReturnType<TableService['verification']> {
    const kept = await this.moves.knowing.read(tableId);
    if (!mayKnow(kept.state, me)) throw noSuchTable();
    return this.looking.verification(me, kept);
  }

  async export(me: Person | null, tableId: string): ReturnType<TableService['export']> {
    const kept = await this.moves.knowing.read(tableId);
    const { state, desk } = kept;
    const viewer = viewerFor(state, me, undefined);
    if (state.status === 'finished') return this.looking.whole(me, kept);
    const table = await this.moves.knowing.look(kept, () => viewOf(desk.game, state, me, viewer));
    const updates = await this.looking.seen(me, kept, (part) => updatesFor({ state, desk }, part, viewer));
    return JSON.parse(JSON.stringify({ format: 'undercroft-table-seen-1', table, updates }));
  }

  sightOf(me: Person | null, tableId: string): string {
    const state = this.moves.memory.get(tableId)?.state;
    return state !== undefined && isOnlooker(state, me) && mayKnow(state, me) ? '' : (me?.id ?? '');
  }

  forgetPerson(me: Person): ReturnType<TableService['forgetPerson']> {
    return forgetPerson(this.moves, me).catch(thrown);
  }

  aside<X>(asker: string, work: () => X): Promise<X> {
    return this.looking.aside(asker, work);
  }

  onChange(listener: Parameters<TableService['onChange']>[0]): () => void {
    return this.growth.listen(listener);
  }

  follow(tableId: string): () => void {
    return this.growth.follow(tableId);
  }

  present(tableId: string, person: Person, here: boolean): void {
    this.attendance.present(tableId, person, here);
  }

  presentAt(tableId: string): string[] {
    return this.attendance.at(tableId);
  }

  stats(): ReturnType<RunningTables['stats']> {
    const { moves, work } = this;
    return { ...moves.figures, tablesInMemory: moves.memory.ids.length, linesBusy: moves.memory.lines.length, ...work.stats() };
  }

  /** Stops the work, lets what is in line finish. The store stays open: it belongs to whoever opened it. */
  async close(): Promise<void> {
    this.growth.stop();
    await this.work.stop();
    await this.attendance.close();
    await this.moves.memory.lines.empty();
    await this.setting.guard.close();
  }

  private async seen(kept: Kept, me: Person | null, seat: Eyes | undefined): Promise<TableView> {
    const { state, desk } = kept;
    const viewer = viewerFor(state, me, seat);
    return this.moves.knowing.look(kept, () => viewOf(desk.game, state, me, viewer));
  }

  private async changed(tableId: string, judge: Judge): Promise<TableInfo> {
    const { state } = await this.moves.change(tableId, judge);
    return infoOf(state);
  }

  /** What strangers send may be large, and is read behind all moves. */
  private readAside(me: Person): Run {
    return (work) => this.looking.aside(me.id, work);
  }

  private tableOf(invite: string): Promise<string | null> {
    return this.setting.store.inviteTable(inviteHash(invite), this.setting.now()).catch(thrown);
  }

  private async isInvited(state: TableState, invite: string | undefined): Promise<boolean> {
    return invite !== undefined && stillInvites(state, invite) && (await this.tableOf(invite)) === state.id;
  }

  private async updateWithKey(kept: Kept, me: Person, key: string): Promise<Update> {
    const { state, desk } = kept;
    const recent = kept.told.find(({ entry }) => entry.key === key);
    const told = recent ?? (await this.looking.toldSince(me, kept, { since: 0, most: state.seq })).find(({ entry }) => entry.key === key);
    if (told === undefined) throw new Error(`table '${state.id}' has no entry for a request it has stored`);
    return this.moves.knowing.look(kept, () => updatesFor({ state, desk }, [told], viewerFor(state, me, undefined))[0]!);
  }
}

const thrown = (error: unknown): never => {
  if (error instanceof BadCursor) throw new TableError('bad-cursor', 400, error.message);
  throw outside(error);
};

export function createTables(settings: TablesSettings): RunningTables {
  return new Tables(settings);
}
