import { gameIcons } from '@undercroft/board/icons';
import { defineConfig } from 'vite';

/**
 * Lists of what to fetch along with a chunk are part of the first load, and each game makes them longer: only style sheets, which must
 * be there before a board is drawn, are listed; scripts find each other.
 */
const resolveDependencies = (_file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css'));

export default defineConfig({
  plugins: [gameIcons()],
  // Nothing inline: the page's security policy allows only files of its own server.
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies } },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  // `npm run dev`: the page from Vite, everything else from a server started beside it.
  server: { proxy: { '/api': { target: process.env['UNDERCROFT_DEV_API'] ?? 'http://localhost:8080', ws: true } } },
});
