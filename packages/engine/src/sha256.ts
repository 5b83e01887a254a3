/** SHA-256, because the engine must hash alike, and at once, in Node, in a browser and in a worker. */

const K = new Int32Array(64);
const START = new Int32Array(8);

/** The constants are the first 32 bits of the fractions of cube and square roots of the first primes. */
function fillConstants(): void {
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = ((Math.sqrt(n) % 1) * 4294967296) | 0;
    K[found++] = ((Math.cbrt(n) % 1) * 4294967296) | 0;
  }
}
fillConstants();

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const out = new Uint8Array(blocks * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(out.length - 4, bytes.length << 3);
  return view;
}

function compress(hash: Int32Array, view: DataView, offset: number, w: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + next[i]!;
}

/** The hash of a text (as UTF-8), as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const hash = START.slice();
  const w = new Int32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(hash, view, offset, w);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
