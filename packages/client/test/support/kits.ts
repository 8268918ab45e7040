// Unit tests speak of every game at once.
import { loadAllKits } from '../../src/kits/load.ts';

await loadAllKits();
