import { gameIcons } from '@undercroft/board/icons';
import { defineConfig } from 'vite';
import { ahead, codeSplitting } from './chunks.ts';
import { languageShares } from './languages.ts';

/** English is part of the code and one of the languages, on purpose; how long plugins took is nothing for whoever starts a game. */
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false };

export default defineConfig({
  plugins: [gameIcons(), languageShares(), ahead()],
  // Nothing inline: the page's security policy allows only files of its own server.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // three.js is large, and loaded only where dice are thrown.
    chunkSizeWarningLimit: 650,
    rolldownOptions: { checks, output: { codeSplitting } },
  },
  worker: { format: 'es', plugins: () => [gameIcons()], rolldownOptions: { checks } },
  // `npm run dev`: the page from Vite, everything else from a server started beside it.
  server: { proxy: { '/api': { target: process.env['UNDERCROFT_DEV_API'] ?? 'http://localhost:8080', ws: true } } },
});
