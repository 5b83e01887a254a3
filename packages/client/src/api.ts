/** Everything the server does over HTTP, typed. */
import type { Json, Seat, ThingFile } from '@undercroft/engine';
import { Dice, type DiceKeeper } from './dice.ts';
import type { Http } from './http.ts';
import { newKey } from './patience.ts';
import type {
  CreateTable,
  Eyes,
  GameInfo,
  MaterialInfo,
  Pace,
  Person,
  TableInfo,
  TableView,
  ThingInfo,
  ThingShown,
  Update,
  Verification,
} from './wire.ts';

/** A new table: the game, and whatever should differ from the defaults. */
export type NewTable = Pick<CreateTable, 'game'> & Partial<CreateTable>;

type Query = Record<string, string | number | boolean | undefined>;

function queryOf(query: Query): string {
  const given = Object.entries(query).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export class Api {
  /** This device's part in the dice. */
  readonly dice: Dice;
  private readonly http: Http;
  /** Called when this client has become somebody else. */
  private readonly onPerson: () => void;

  constructor(http: Http, keeper: DiceKeeper, onPerson: () => void) {
    this.http = http;
    this.dice = new Dice(keeper, this);
    this.onPerson = onPerson;
  }

  private get<T>(path: string, query: Query = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path: `/api${path}${queryOf(query)}`, safe: true });
  }
  private post<T>(path: string, body: object = {}): Promise<T> {
    return this.http.send<T>({ method: 'POST', path: `/api${path}`, body, safe: false });
  }
  /** Sending it again changes nothing. */
  private postAgain<T>(path: string, body: object = {}): Promise<T> {
    return this.http.send<T>({ method: 'POST', path: `/api${path}`, body, safe: true });
  }
  /** The dice hear of every table as well. */
  private async heard(asked: Promise<TableInfo>): Promise<TableInfo> {
    const info = await asked;
    this.dice.noticed(info);
    return info;
  }
  /** With a key, sending it again changes nothing. */
  private postOnce<T>(path: string, body: { key: string; [field: string]: unknown }): Promise<T> {
    return this.http.send<T>({ method: 'POST', path: `/api${path}`, body, safe: true });
  }

  private async becomeBy(path: string, body: object): Promise<{ person: Person; token: string }> {
    const made = await this.post<{ person: Person; token: string }>(path, body);
    this.http.token = made.token;
    this.onPerson();
    return made;
  }
  /** Becomes a new person; from then on this client is that person. */
  become(name: string): Promise<{ person: Person; token: string }> {
    return this.becomeBy('/people', { name });
  }
  /** Becomes the person who made the code on another device. */
  becomeLinked(code: string): Promise<{ person: Person; token: string }> {
    return this.becomeBy('/people/link', { code });
  }
  me(): Promise<{ person: Person | null }> {
    return this.get('/me');
  }
  rename(name: string): Promise<{ person: Person }> {
    return this.http.send({ method: 'PUT', path: '/api/me', body: { name }, safe: true });
  }
  link(): Promise<{ code: string; expiresAt: number }> {
    return this.post('/me/link');
  }

  games(): Promise<{ games: GameInfo[]; bots: string[] }> {
    return this.get('/games');
  }
  game(slug: string): Promise<GameInfo> {
    return this.get(`/games/${encodeURIComponent(slug)}`);
  }

  /** This browser, or this token, is nobody any more. */
  forgetMe(): Promise<{ person: null }> {
    return this.post('/me/forget');
  }

  /** What is on my shelf, the newest first. */
  async shelf(wanted: { game?: string; language?: string } = {}): Promise<ThingInfo[]> {
    const all: ThingInfo[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: { things: ThingInfo[]; next: string | null } = await this.get('/shelf', { ...wanted, after });
      all.push(...page.things);
      after = page.next;
    }
    return all;
  }
  thing(id: string): Promise<ThingShown> {
    return this.get(`/shelf/${id}`);
  }
  /** As a file, to keep or to bring elsewhere. */
  thingFile(id: string): Promise<ThingFile> {
    return this.get(`/shelf/${id}/file`);
  }
  /** Puts a thing from outside on my shelf; refused with `flaws` if the game does not take it. */
  takeThing(game: string, given: Pick<ThingFile, 'thing' | 'id' | 'seal'>, key: string = newKey()): Promise<ThingInfo> {
    const { thing, id, seal } = given;
    return this.postOnce('/shelf', { game, thing, ...(id !== undefined && { id }), ...(seal !== undefined && { seal }), key });
  }
  /** A new one, if the game can make one. */
  newThing(game: string, key: string = newKey()): Promise<ThingInfo> {
    return this.postOnce('/shelf/new', { game, key });
  }
  /** Puts another in its place, if nobody has changed it since this version and it is at no table. */
  replaceThing(id: string, version: number, thing: Json): Promise<ThingInfo> {
    return this.http.send({ method: 'PUT', path: `/api/shelf/${id}`, body: { version, thing }, safe: false });
  }
  forgetThing(id: string, version: number): Promise<{ forgotten: true }> {
    return this.post(`/shelf/${id}/forget`, { version });
  }

  /** What material of one's own is called; refused with `flaws` if no table can be made with it. */
  checkMaterial(slug: string, material: Json): Promise<MaterialInfo> {
    return this.postAgain(`/games/${encodeURIComponent(slug)}/material`, { material });
  }
  /** What a table was made with; it never changes. */
  material(id: string): Promise<{ material: Json }> {
    return this.get(`/tables/${id}/material`);
  }

  create(table: NewTable): Promise<TableInfo> {
    return this.postOnce('/tables', { ...table, key: table.key ?? newKey() });
  }
  async tables(query: { mine?: boolean; over?: boolean; game?: string; before?: string; limit?: number } = {}): Promise<{
    tables: TableInfo[];
    next: string | null;
  }> {
    const found = await this.get<{ tables: TableInfo[]; next: string | null }>('/tables', query);
    for (const info of found.tables) this.dice.noticed(info);
    return found;
  }
  table(id: string, invite?: string): Promise<TableInfo> {
    return this.heard(this.get(`/tables/${id}`, { invite }));
  }
  /** Commits to a text for the table's dice, the one given or one of this device's; it is shown when the start asks for it. */
  sit(id: string, request: { seat?: Seat; entropy?: string; invite?: string; name?: string | undefined } = {}): Promise<TableInfo> {
    const { entropy, ...rest } = request;
    return this.heard(this.post(`/tables/${id}/sit`, { ...rest, commit: this.dice.bind(id, entropy) }));
  }
  /** Commits to another text; `dice` does it by itself when that is needed. */
  commit(id: string, request: { seat: Seat; commit: string }): Promise<TableInfo> {
    return this.postAgain(`/tables/${id}/commit`, request);
  }
  /** Shows texts; `dice` does it by itself once all have committed and the start is asked for. */
  reveal(id: string, texts: readonly string[]): Promise<TableInfo> {
    return this.postAgain(`/tables/${id}/reveal`, { texts });
  }
  /** Brings a thing of one's shelf to a seat; null: nothing any more. */
  bring(id: string, request: { seat: Seat; thing: string | null; version?: number }): Promise<TableInfo> {
    return this.postAgain(`/tables/${id}/bring`, request);
  }
  leave(id: string, seat?: Seat): Promise<TableInfo> {
    return this.post(`/tables/${id}/leave`, { seat });
  }
  kick(id: string, seat: Seat): Promise<TableInfo> {
    return this.post(`/tables/${id}/kick`, { seat });
  }
  seatBot(id: string, seat: Seat, bot: string | null): Promise<TableInfo> {
    return this.post(`/tables/${id}/bot`, { seat, bot });
  }
  /** Asks for the start. The game begins as soon as everybody has shown their text, at once if nobody else plays. */
  async start(id: string): Promise<TableInfo> {
    const texts = this.dice.aloneWith(id);
    try {
      return await this.heard(this.post(`/tables/${id}/start`, { texts }));
    } finally {
      this.dice.asked(id);
    }
  }
  /** The host takes an archived table up again. */
  revive(id: string): Promise<TableInfo> {
    return this.post(`/tables/${id}/revive`);
  }
  invite(id: string): Promise<{ code: string; expiresAt: number; url: string }> {
    return this.post(`/tables/${id}/invite`);
  }
  /** Watches a private table that has begun, with an invite. */
  watch(id: string, invite: string): Promise<TableInfo> {
    return this.postAgain(`/tables/${id}/watch`, { invite });
  }
  invited(code: string): Promise<TableInfo> {
    return this.get(`/invites/${encodeURIComponent(code)}`);
  }

  /** As it is now, or as it was after entry `at`. */
  async view(id: string, seat?: Eyes, at?: number): Promise<TableView> {
    const view = await this.get<TableView>(`/tables/${id}/view`, { seat, at });
    if (at === undefined) this.dice.noticed(view.info, view.mine);
    return view;
  }
  async updates(id: string, query: { since?: number; seat?: Eyes; limit?: number } = {}): Promise<Update[]> {
    return (await this.get<{ updates: Update[] }>(`/tables/${id}/updates`, query)).updates;
  }
  decide(id: string, request: { seat: Seat; seq: number; decision: Json; key?: string }): Promise<TableView> {
    return this.postOnce(`/tables/${id}/decide`, { key: newKey(), ...request });
  }
  undo(id: string, request: { seat: Seat; to?: number; key?: string }): Promise<TableView> {
    return this.postOnce(`/tables/${id}/undo`, { key: newKey(), ...request });
  }
  vote(id: string, yes: boolean, key: string = newKey()): Promise<TableView> {
    return this.postOnce(`/tables/${id}/vote`, { yes, key });
  }
  takeOver(id: string, seat: Seat, key: string = newKey()): Promise<TableView> {
    return this.postOnce(`/tables/${id}/take-over`, { seat, key });
  }
  say(id: string, text: string, options: { reaction?: boolean; key?: string } = {}): Promise<Update> {
    return this.postOnce(`/tables/${id}/say`, { key: newKey(), text, ...options });
  }
  /** Still here: no bot takes the seat, and time begins anew. */
  here(id: string): Promise<TableInfo> {
    return this.post(`/tables/${id}/here`);
  }
  /** The one rematch of a finished table, opened by whoever asks first. */
  rematch(id: string): Promise<TableInfo> {
    return this.heard(this.postAgain(`/tables/${id}/rematch`));
  }
  /** How fast bots go on; `once`: only until a person has answered. */
  pace(id: string, pace: Pace, once = false): Promise<TableInfo> {
    return this.post(`/tables/${id}/pace`, { pace, once });
  }
  verification(id: string): Promise<Verification> {
    return this.get(`/tables/${id}/verification`);
  }
  export(id: string): Promise<Json> {
    return this.get(`/tables/${id}/export`);
  }
}
