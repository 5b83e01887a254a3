/** What every store must do. An implementation passes by giving its tests a place to be opened in. */
import { describe, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { exportSuite } from './conformance/export.ts';
import { jobSuite } from './conformance/jobs.ts';
import { listSuite } from './conformance/lists.ts';
import { logSuite } from './conformance/logs.ts';
import { peopleSuite } from './conformance/people.ts';
import { thingSuite } from './conformance/things.ts';
import { upkeepSuite } from './conformance/upkeep.ts';

/** An empty database of one test's own. */
export interface Place {
  /** Opens it, as often as wanted: several stores may share it. */
  open(report?: (problem: string) => void): Promise<Store>;
  /** Makes the schema by the first `steps` migrations only and runs SQL in it. */
  prepare(steps: number, sql: string): Promise<void>;
  /** Pretends that it was written by this version. */
  pretendVersion(version: number): Promise<void>;
  remove(): Promise<void>;
}

/** Registers a test with a store of its own, which is closed afterwards whatever happens. */
export type StoreTest = (title: string, body: (store: Store, place: Place) => Promise<void>) => void;

export function conformance(name: string, newPlace: () => Promise<Place>): void {
  const storeTest: StoreTest = (title, body) =>
    test(title, async () => {
      const place = await newPlace();
      try {
        const store = await place.open();
        await body(store, place).finally(() => store.close());
      } finally {
        await place.remove();
      }
    });
  const placeTest = (title: string, body: (place: Place) => Promise<void>) =>
    test(title, async () => {
      const place = await newPlace();
      await body(place).finally(() => place.remove());
    });
  describe(`${name} conforms`, () => {
    logSuite(storeTest);
    listSuite(storeTest);
    peopleSuite(storeTest);
    thingSuite(storeTest);
    jobSuite(storeTest);
    exportSuite(storeTest);
    upkeepSuite(storeTest, placeTest);
  });
}
