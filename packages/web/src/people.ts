/** Who is at this screen, and the one client everything here speaks through. */
import { useSay } from '@undercroft/board/text.ts';
import { Client, type Person, Problem, type Status } from '@undercroft/client';
import { useEffect, useSyncExternalStore } from 'react';
import { guestChance, guestName } from './names.ts';
import { diceKeeper } from './session/dice-keeper.ts';

/** Me: undefined until the server has said, null for somebody without a name. */
interface Known {
  me: Person | null | undefined;
  status: Status;
}

let known: Known = { me: undefined, status: 'connecting' };

/** Which of its names the page's language gives to guests who do not care, and those names, once one has been shown. */
const chance = guestChance(() => localStorage);
let guestNames = 'Maud';
const listeners = new Set<() => void>();

function learn(change: Partial<Known>): void {
  known = { ...known, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const client = new Client({
  url: location.origin,
  onStatus: (status) => learn({ status }),
  // A page gives up sooner than a program: somebody is looking at it.
  patience: { tries: 5 },
  dice: diceKeeper(() => localStorage),
});
export const { api } = client;

/** After the server could not be reached. */
const ASK_AGAIN_MS = 5000;

let asking: Promise<Person | null> | null = null;

/** Who this browser is, asked once. */
export function whoAmI(): Promise<Person | null> {
  asking ??= api.me().then(({ person }) => {
    learn({ me: person });
    return person;
  });
  asking.catch(() => {
    asking = null;
    // Nothing may ask again by itself: the name in the bar waits for this.
    setTimeout(() => void whoAmI().catch(() => undefined), ASK_AGAIN_MS);
  });
  return asking;
}

function become(person: Person): Person {
  asking = Promise.resolve(person);
  learn({ me: person });
  return person;
}

/** Somebody with a name, now: whoever I am already, else a new guest, called as nobody is who has one of the `taken` names. */
export async function mustBeSomebody(taken: readonly string[] = []): Promise<Person> {
  return (await whoAmI()) ?? become((await api.become(guestName(guestNames, chance, taken))).person);
}

/** Takes a name: the first, or another. Throws the server's `Problem` if it is no name. */
export async function takeName(name: string): Promise<Person> {
  const me = await whoAmI();
  const { person } = me ? await api.rename(name) : await api.become(name);
  return become(person);
}

/** Becomes the person who made the code on another device. */
export async function becomeLinked(code: string): Promise<Person> {
  return become((await api.becomeLinked(code)).person);
}

/** Me: undefined until the server has said, null for somebody without a name. */
export const useMe = (): Person | null | undefined => useSyncExternalStore(subscribe, () => known.me);
export const useStatus = (): Status => useSyncExternalStore(subscribe, () => known.status);
/** What to call me, even before I have a name; then nobody beside me is called so. */
export function useMyName(taken: readonly string[] = []): string {
  const names = useSay()('guest.names');
  useEffect(() => {
    guestNames = names;
  }, [names]);
  return useSyncExternalStore(subscribe, () => known.me?.name) ?? guestName(names, chance, taken);
}

/** Puts the name down: this browser is nobody again, as on its first visit. */
export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  asking = Promise.resolve(null);
  learn({ me: null });
}

/** Whether the server would not have a name, for the field it was typed in; else something else went wrong. */
export const isNameProblem = (error: unknown): boolean => error instanceof Problem && error.status === 400;

/** The connection, for those who are no components. */
export const statusNow = (): Status => known.status;
export const onStatus: (listener: () => void) => () => void = subscribe;
