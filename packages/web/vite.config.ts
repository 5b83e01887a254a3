import { gameIcons } from '@undercroft/board/icons';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [gameIcons()],
  // Nothing inline: the page's security policy allows only files of its own server.
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  // `npm run dev`: the page from Vite, everything else from a server started beside it.
  server: { proxy: { '/api': { target: process.env['UNDERCROFT_DEV_API'] ?? 'http://localhost:8080', ws: true } } },
});
