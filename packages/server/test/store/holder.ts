/** Opens the store of a directory, says so or why not, and holds it until it is killed. */
import { openStore } from '../../src/store/index.ts';

// Whoever started it is gone.
process.once('disconnect', () => process.exit());
try {
  await openStore({ data: process.argv[2] ?? '' });
  process.send?.('open');
} catch (error) {
  process.send?.(String(error), () => process.exit());
}
