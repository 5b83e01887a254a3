/** The address friends get. */

const isHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/**
 * The browser's own address is the one that surely works, unless it means "this computer": then the server may know a
 * better one.
 */
export function inviteLink(code: string, serverUrl: string, origin: string): string {
  const own = new URL(`/invite/${encodeURIComponent(code)}`, origin);
  const told = URL.canParse(serverUrl) ? new URL(serverUrl) : own;
  return (isHere(own.hostname) && !isHere(told.hostname) ? told : own).href;
}

/** Nobody else can open it: it means the computer it is opened on. */
export const isOnlyHere = (link: string): boolean => isHere(new URL(link).hostname);
