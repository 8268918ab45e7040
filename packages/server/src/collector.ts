// How eagerly memory is tidied up. Thousands of sockets are a large heap in which little becomes garbage for long: a whole
// collection stalls every table, so it comes only once the heap has grown to four times what was left by the last one.
import { setFlagsFromString } from 'node:v8';

export function collectRarely(): void {
  setFlagsFromString('--heap-growing-percent=300');
}
