/** A person's shelf: what they bring to tables and take home. */

import {
  BadFile,
  type Game,
  inLanguage,
  type Json,
  readFromElsewhere,
  readThing,
  type Say,
  type ThingFile,
  thingFile,
} from '@undercroft/engine';
import { Conflict } from '../../store/errors.ts';
import type { Person, Thing, ThingRow } from '../../store/store.ts';
import { noSuchThing, thingStale, thingTakenBy } from '../judge/bringing.ts';
import { gameFor } from '../keep/games.ts';
import { Lines } from '../keep/lines.ts';
import { outside } from '../keep/outside.ts';
import type { Setting } from '../keep/setting.ts';
import { type ShelfService, TableError, type TakeThing, type ThingInfo, type ThingShown } from '../said/contract.ts';
import { RulesFailed } from '../table/failing.ts';
import { Seals } from './seals.ts';

/** As many as anybody can tell apart. */
const MOST_THINGS = 60;

/** Things whose own words are kept: each may be a few kB. */
const MOST_TELLINGS = 2_000;

/** Of JSON, whatever a game may write home: logs and saves hold things whole. */
export const LARGEST_THING = 256 * 1024;

interface Told {
  value: Json;
  title: string;
  lines: string[];
}

/** A thing never changes without a new version: what it says of itself is worked out once. */
class Tellings {
  private readonly known = new Map<string, Promise<Pick<ThingInfo, 'lines' | 'sound'>>>();

  get(key: string, make: () => Promise<Pick<ThingInfo, 'lines' | 'sound'>>): ReturnType<typeof make> {
    const found = this.known.get(key) ?? make();
    this.known.delete(key);
    this.known.set(key, found);
    // What failed for now is asked for again.
    found.catch(() => this.known.delete(key));
    for (const old of this.known.keys()) {
      if (this.known.size <= MOST_TELLINGS) break;
      this.known.delete(old);
    }
    return found;
  }
}

export class Shelf implements ShelfService {
  private readonly setting: Setting;
  private readonly seals: Seals;
  /** A line for each person. */
  private readonly lines = new Lines();
  private readonly known = new Tellings();
  constructor(setting: Setting) {
    this.setting = setting;
    this.seals = new Seals(setting.store);
  }

  async list(me: Person, wanted: Parameters<ShelfService['list']>[1] = {}): ReturnType<ShelfService['list']> {
    const { game, language, after, limit = MOST_THINGS } = wanted;
    const things = await this.setting.store.things(me.id).catch(thrown);
    const all = things.filter((thing) => game === undefined || thing.game === game);
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const page = all.slice(from, from + limit);
    const next = from + limit < all.length ? page.at(-1)!.id : null;
    return { things: await Promise.all(page.map((thing) => this.info(thing, language))), next };
  }

  async show(me: Person, id: string): Promise<ThingShown> {
    const thing = await this.mine(me, id);
    return { ...(await this.info(thing)), thing: thing.data };
  }

  async file(me: Person, id: string): Promise<ThingFile> {
    const { game, data: thing } = await this.mine(me, id);
    return { ...thingFile(await gameFor(this.setting, game), thing), id, seal: await this.seals.of({ game, id, thing }).catch(thrown) };
  }

  /**
   * With the seal of this house it is believed; without, it says of itself that nobody here saw it. What never left the shelf is there as
   * it has become since: nobody has the same thing twice.
   */
  async take(me: Person, { game: slug, thing, key, id = '', seal = '' }: TakeThing): Promise<ThingInfo> {
    const game = await gameFor(this.setting, slug);
    const isOurs = await this.seals.isOurs({ game: slug, id, thing }, seal).catch(thrown);
    const known = isOurs ? await this.setting.store.thing(id).catch(thrown) : null;
    if (known?.owner === me.id) return this.info(known);
    if (!isOurs || known !== null) return this.put(me, game, await this.read(game, thing, false), this.idFor(me, key));
    return this.put(me, game, await this.read(game, thing, true), id);
  }

  async make(me: Person, { game: slug, key }: { game: string; key?: string }): Promise<ThingInfo> {
    const game = await gameFor(this.setting, slug);
    const make = game.doors?.thing?.make;
    if (make === undefined)
      throw new TableError('cannot-make', 409, `${game.about.name} has nothing new to give; play it, and take home what you get`);
    const made: unknown = await this.guarded(() => make());
    return this.put(me, game, await this.read(game, made, true), this.idFor(me, key));
  }

  async replace(me: Person, id: string, { version, thing }: { version: number; thing: unknown }): Promise<ThingInfo> {
    const { store, now } = this.setting;
    const before = await this.mine(me, id);
    const { value, title } = await this.read(await gameFor(this.setting, before.game), thing, false);
    const edit = { owner: me.id, version, title, data: value, at: now() };
    if (!(await store.replaceThing(id, edit).catch(thrown))) throw await this.whyNot(me, id, version);
    return this.info(await this.mine(me, id));
  }

  async forget(me: Person, id: string, version: number): Promise<void> {
    if (!(await this.setting.store.forgetThing(id, me.id, version).catch(thrown))) throw await this.whyNot(me, id, version);
  }

  /** Nobody learns of another's things: they are not there. */
  async mine(me: Person, id: string): Promise<Thing> {
    const thing = await this.setting.store.thing(id).catch(thrown);
    if (thing === null || thing.owner !== me.id) throw noSuchThing();
    return thing;
  }

  private async whyNot(me: Person, id: string, version: number): Promise<TableError> {
    const thing = await this.mine(me, id);
    return thing.table !== null && thing.version === version ? thingTakenBy() : thingStale();
  }

  /** The same key stands for the same thing: asked for twice, it is there once. */
  private idFor(me: Person, key: string | undefined): string {
    return this.setting.fresh.id(key === undefined ? null : `thing ${me.id}:${key}`);
  }

  /** One after the other: of many that come at once, those that there is room for find it. */
  private put(me: Person, { about }: Game, { value, title }: Told, id: string): Promise<ThingInfo> {
    const thing = { id, owner: me.id, game: about.slug, title, createdAt: this.setting.now(), data: value };
    return this.lines.next(me.id, async () => {
      await this.mustHaveRoom(me, id);
      await this.setting.store.putThing(thing).catch((error: unknown) => {
        if (!(error instanceof Conflict)) thrown(error);
      });
      // Other nodes put things there too: whoever finds more than there is room for takes theirs away again.
      await this.mustHaveRoom(me, id).catch(async (full: unknown) => {
        await this.setting.store.forgetThing(id, me.id, 1).catch(thrown);
        throw full;
      });
      return this.info(await this.mine(me, id));
    });
  }

  private async mustHaveRoom(me: Person, id: string): Promise<void> {
    const others = (await this.setting.store.things(me.id).catch(thrown)).filter((thing) => thing.id !== id);
    if (others.length >= MOST_THINGS) throw new TableError('shelf-full', 409, `a shelf holds ${MOST_THINGS} things; forget one first`);
  }

  private async read(game: Game, json: unknown, isOurs: boolean): Promise<Told> {
    const told = await this.guarded(() => tell(game, isOurs ? readThing(game, json) : readFromElsewhere(game, json)));
    if (JSON.stringify(told.value).length > LARGEST_THING)
      throw TableError.flawed(new BadFile('thing', [{ message: `it is larger than ${LARGEST_THING / 1024} kB` }]));
    return told;
  }

  private async info({ id, game, title, version, table, createdAt, updatedAt }: ThingRow, language = 'en'): Promise<ThingInfo> {
    const told = await this.known.get(`${id} ${version} ${language}`, () => this.tells(id, game, language));
    return { id, game, title, version, table, createdAt, updatedAt, ...told };
  }

  /** What rules of today do not take any more is still there, and says nothing of itself. */
  private async tells(id: string, slug: string, language: string): Promise<Pick<ThingInfo, 'lines' | 'sound'>> {
    const game = await this.setting.games.load(slug).catch(() => null);
    const data = (await this.setting.store.thing(id).catch(thrown))?.data ?? null;
    const say = game === null || language === 'en' ? undefined : (await inLanguage(game, language)).words.say;
    const told = game && (await this.setting.guard.runLate(() => tell(game, readThing(game, data), say)).catch(() => null));
    return { lines: told?.lines ?? [], sound: told !== null };
  }

  /** The game's code runs under the same limit as its rules. */
  private async guarded<X>(work: () => X): Promise<X> {
    try {
      return await this.setting.guard.run(work);
    } catch (error) {
      if (error instanceof BadFile) throw TableError.flawed(error);
      if (error instanceof RulesFailed) throw TableError.flawed(new BadFile('thing', [{ message: 'reading it does not come to an end' }]));
      throw error;
    }
  }
}

const tell = (game: Game, value: Json, say?: Say): Told => {
  const { title, tell: lines } = game.doors!.thing!;
  return { value, title: title(value), lines: lines(value, say) };
};

const thrown = (error: unknown): never => {
  throw outside(error);
};
