// What others have done since somebody's last turn.
import type { Scene } from '../scene/scene.ts';
import { turnsOf, turnsSince, type Turn } from '../table/turns.ts';
import { tellRecap } from '../words/game/telling/tellRecap.ts';
import { saidIn } from './saidIn.ts';

export interface Meanwhile {
  /** The same as long as it tells the same turns. */
  readonly key: string;
  /** Whether it is one's own turn again, and one has not acted yet. */
  readonly now: 'my turn' | 'their turn';
  readonly turns: readonly { readonly turn: Turn; readonly text: string }[];
}

/** More than these nobody reads; the rest is in the log. */
const MOST = 6;

/** Nothing for those who watch, in the middle of one's own turn, and when the game is over. */
export function meanwhileOf({ model, own, say, speaker, view, past }: Scene): Meanwhile | undefined {
  if (own.length === 0 || past !== undefined || view.ending !== 'running') return undefined;
  const turns = turnsOf(model.entries);
  const current = turns.at(-1);
  const isMine = current !== undefined && own.includes(current.seat);
  const hasActed = current?.lines.some(
    ({ entry, gone }) => gone === 'no' && entry.entry === 'played' && own.includes(entry.seat),
  );
  if (isMine && hasActed === true) return undefined;
  const told = turnsSince(turns, own)
    .slice(-MOST)
    .map((turn) => ({ turn, text: tellRecap(say, speaker, saidIn(turn)).join(' ') }))
    .filter(({ text }) => text !== '');
  if (told.length === 0) return undefined;
  const first = told.map(({ turn }) => turn.lines[0]?.entry.number ?? 0);
  return { key: first.join(' '), now: isMine ? 'my turn' : 'their turn', turns: told };
}
