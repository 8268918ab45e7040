// Every request that names a table, for tests that try them all.
import type { Request } from '@cordon/protocol';

export type OfTable = Extract<Request, { table: string }>;

/** At least one of each kind: one that is forgotten does not compile. */
type EveryKind = {
  readonly [Type in OfTable['type']]: readonly [
    Extract<OfTable, { type: Type }>,
    ...Extract<OfTable, { type: Type }>[],
  ];
};

export function allOf(table: string): OfTable[] {
  const at = { id: 1, table };
  const seat = { ...at, seat: 1 };
  const key = 'abcdefghjkmnpqrstvwxyz0123';
  const every: EveryKind = {
    open: [
      { ...at, type: 'open' },
      { ...at, type: 'open', key },
      { ...at, type: 'open', key, after: 3 },
      { ...at, type: 'open', after: 1_000_000 },
    ],
    link: [
      { ...at, type: 'link', which: 'invite' },
      { ...at, type: 'link', which: 'watch' },
    ],
    unlist: [{ ...at, type: 'unlist' }],
    sit: [
      { ...seat, type: 'sit' },
      { ...seat, type: 'sit', seat: 9 },
    ],
    leave: [{ ...seat, type: 'leave' }],
    'hand-over': [{ ...seat, type: 'hand-over' }],
    bot: [
      { ...seat, type: 'bot', bot: 'random' },
      { ...seat, type: 'bot', bot: 'nobody' },
    ],
    start: [{ ...at, type: 'start' }],
    play: [
      { ...seat, type: 'play', position: 4, commands: ['end'] },
      { ...seat, type: 'play', position: 0, commands: ['nonsense'] },
    ],
    undo: [{ ...seat, type: 'undo', position: 4 }],
    say: [
      { ...at, type: 'say', text: 'hello' },
      { ...at, type: 'say', text: 'hello', to: 'side', seat: 1 },
    ],
    propose: [{ ...seat, type: 'propose', position: 4, commands: ['end'] }],
    foresee: [{ ...seat, type: 'foresee', position: 4, commands: [] }],
    answer: [{ ...seat, type: 'answer', proposal: 1, answer: 'yes' }],
    withdraw: [{ ...seat, type: 'withdraw', proposal: 1 }],
    adopt: [{ ...seat, type: 'adopt', proposal: 1, position: 4 }],
    vote: [{ ...seat, type: 'vote', abandon: 'yes' }],
    why: [{ ...at, type: 'why', seat: 1, kinds: ['drive'] }],
    look: [
      { ...at, type: 'look', move: 0 },
      { ...at, type: 'look', move: 1_000_000 },
    ],
    export: [{ ...at, type: 'export' }],
    fork: [
      { ...at, type: 'fork', move: 0 },
      { ...at, type: 'fork', move: 1_000_000, seat: 1 },
    ],
    deal: [
      { ...at, type: 'deal' },
      { ...at, type: 'deal', from: 10, bots: 'play' },
    ],
    hook: [
      { ...at, type: 'hook', seat: 0, url: 'http://127.0.0.1/' },
      { ...at, type: 'hook', seat: 1, url: 'nonsense' },
    ],
    hooks: [{ ...at, type: 'hooks' }],
    hint: [{ ...at, type: 'hint', seat: 1, position: 0 }],
    chance: [{ ...at, type: 'chance', seat: 0 }],
    explain: [{ ...at, type: 'explain', seat: 0, move: 1 }],
    analysis: [
      { ...at, type: 'analysis' },
      { ...at, type: 'analysis', side: 1 },
    ],
    unhook: [{ ...at, type: 'unhook', hook: 'abcdefgh' }],
    'test-hook': [{ ...at, type: 'test-hook', hook: 'abcdefgh' }],
    close: [{ ...at, type: 'close' }],
  };
  return Object.values(every).flat();
}
