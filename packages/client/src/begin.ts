// Where the page begins: what its address needs is asked for first, and the page itself beside it.
import { fetchEarly } from './app/early.ts';

fetchEarly(location.pathname);
void import('./main.tsx');
