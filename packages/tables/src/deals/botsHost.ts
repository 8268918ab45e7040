// Tables at which bots play a deal alone belong to nobody: this stands in the place of the guest who made them.
import type { Person } from '@cordon/protocol';

/** No guest has a name like this. */
export const BOTS_HOST: Person = { id: 'cordon', name: 'Cordon' };
