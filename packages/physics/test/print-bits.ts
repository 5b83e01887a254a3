/** `node print-bits.ts [how many] [backwards]`: the hashes as JSON. */
import { PHYSICS } from '../src/index.ts';
import { bitsOf, hashes, hashOf, MANY, throwsFor } from './bits.ts';

const many = Number(process.argv[2] ?? MANY);
if (process.argv[3] === 'backwards') {
  const bits = throwsFor(many).toReversed().map(bitsOf).toReversed();
  console.log(JSON.stringify({ physics: PHYSICS, first: hashOf(bits.slice(0, 60)), all: hashOf(bits) }));
} else console.log(JSON.stringify(hashes(many)));
