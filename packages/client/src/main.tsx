// The page itself.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { beginOffline } from './offline/newVersion.ts';
import './styles/base.css';

export function begin(): void {
  createRoot(document.querySelector('#page')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  beginOffline();
}
