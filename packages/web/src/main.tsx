/** Where the page begins. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import '@undercroft/board/kit.css';
import './words.ts';
import { applySettings } from '@undercroft/board/settings.ts';
import { Speaking } from '@undercroft/board/text.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, safeParts } from './app.tsx';
import { fetchAlong } from './session/early.ts';
import { lightLamps } from './styles/lights.ts';

fetchAlong(safeParts(location.pathname));
applySettings();
lightLamps();
// When everything is here, the page is put by for days without a server.
addEventListener('load', () => setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), 3000));
// A part that is gone belongs to a build that was replaced meanwhile: the page begins anew, once.
addEventListener('vite:preloadError', (event) => {
  const key = 'undercroft-begun-anew';
  if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  event.preventDefault();
  location.reload();
});
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <App />
    </Speaking>
  </StrictMode>,
);
