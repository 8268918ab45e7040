// What a map shows only now and then: no board waits for it.
import { comesLater } from '../ui/Later.tsx';

export const Ghosts = comesLater(async () => (await import('./Ghosts.tsx')).Ghosts);
export const Waves = comesLater(async () => (await import('./Waves.tsx')).Waves);
