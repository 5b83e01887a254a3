import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    // Whole games are played in some tests, on machines that may be busy.
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
