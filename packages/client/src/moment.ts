/**
 * A kept match in an address: `/replay/file?at=12#…`. What stands behind the `#` is never sent anywhere, so a file can be looked at
 * in the browser without giving it to a server.
 */

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

/** The match as letters that may stand in an address. */
export async function momentText(match: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(match)), new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The same back again; throws if the letters are not a match that was made so. */
export async function momentFrom(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'))));
}
