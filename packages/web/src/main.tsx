/** Where the page begins. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css';
import '@fontsource-variable/grenze-gotisch/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './kit/kit.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import { Speaking } from './text.ts';

applySettings();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <App />
    </Speaking>
  </StrictMode>,
);
