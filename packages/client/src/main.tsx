// Where the page begins.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from './games/games.ts';

createRoot(document.querySelector('#page')!).render(
  <StrictMode>
    <p>{GAMES.map(({ id }) => id).join(', ')}</p>
  </StrictMode>,
);
