import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/board/icons.ts';

export default defineConfig({
  // The browser's drawings come by name, in tests too.
  plugins: [gameIcons()],
  test: {
    // Whole games are played in some tests, on machines that may be busy: a limit is for what hangs, not for what is slow.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    maxWorkers: 2,
    // As Node runs it: the runner's rewritten imports make its tight loops ten times slower.
    server: { deps: { external: [/packages\/physics\/src\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/**/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          // Real pages in a real Chromium: built and found once for all of them.
          name: 'browser',
          // Whole games with dice of their own on a machine that may be busy: what is really broken breaks every time.
          retry: 2,
          include: ['packages/**/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
