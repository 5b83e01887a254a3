import { gameIcons } from '@undercroft/board/icons';
import { defineConfig } from 'vite';
import { languageShares } from './languages.ts';

/**
 * Lists of what to fetch along with a chunk are part of the first load, and each game makes them longer: only style sheets, which must
 * be there before a board is drawn, are listed; scripts find each other.
 */
const resolveDependencies = (_file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css'));

/**
 * Few files: each costs a phone a journey. What every page begins with is one; drawings and parts that several pages share
 * are put together as far as the same pages need them, and small heaps join the nearest one.
 */
const codeSplitting = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    { name: 'icons', test: /game-icon:/, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
    { name: 'shared', minShareCount: 2, entriesAware: true },
  ],
};

export default defineConfig({
  plugins: [gameIcons(), languageShares()],
  // Nothing inline: the page's security policy allows only files of its own server.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: { output: { codeSplitting } },
  },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  // `npm run dev`: the page from Vite, everything else from a server started beside it.
  server: { proxy: { '/api': { target: process.env['UNDERCROFT_DEV_API'] ?? 'http://localhost:8080', ws: true } } },
});
