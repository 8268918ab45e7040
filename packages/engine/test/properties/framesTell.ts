// Nothing that lies on the stack may tell a secret: the stack is public. Of two states that look the same to a viewer, after the same
// command and the same facts, what the viewer sees must still be the same, the records of frames included.
import {
  apply,
  audienceOf,
  clone,
  factsFor,
  legal,
  resample,
  sight,
  type Command,
  type State,
} from '../../src/index.ts';
import { eachFrame } from '../../src/kernel/frame.ts';
import { demand } from './demand.ts';
import { wordsFrom } from './play.ts';

/** The command that sounds the same in the other state: the same words or, where the viewer doesn't hear them, another of the kind. */
function counterpart(state: State, command: Command, other: State, viewer: number): Command | undefined {
  const seats = audienceOf(state, command);
  const offered = legal(other);
  if (seats !== undefined && !seats.includes(viewer))
    return offered.find(({ kind, seat }) => kind === command.kind && seat === command.seat);
  const words = JSON.stringify(command);
  return offered.find((one) => JSON.stringify(one) === words);
}

/** The next cards to come, for which the two states must agree if the viewer is to hear the same when they are drawn. */
const NEXT_CARDS = 6;

/**
 * A state that looks the same to the viewer. With `same` draws it has the same cards where the next ones are drawn: otherwise hardly any
 * two states would come to the same epidemic.
 */
function lookalike(state: State, viewer: number, draws: 'same' | 'any', chance: string): State {
  if (draws === 'any' || viewer === 0) return resample(sight(state, viewer), wordsFrom(chance));
  const knowing = clone(state);
  for (const { seen, size } of [knowing.playerDeck, knowing.infectionDeck]) {
    for (let at = 0; at < size; at++)
      if (at === 0 || at >= size - NEXT_CARDS) seen[at] = seen[at]! | (1 << (viewer - 1));
  }
  const other = resample(sight(knowing, viewer), wordsFrom(chance));
  other.playerDeck.seen.set(state.playerDeck.seen);
  other.infectionDeck.seen.set(state.infectionDeck.seen);
  return other;
}

/** Checks what a command leaves on the stack; says which kinds of frames lay there, none if the viewer heard different facts. */
export function checkFrames(
  state: State,
  command: Command,
  viewer: number,
  draws: 'same' | 'any',
  chance: string,
): string[] {
  const other = lookalike(state, viewer, draws, chance);
  const same = counterpart(state, command, other, viewer);
  if (same === undefined) return [];
  const after = clone(state);
  const [one, two] = [apply(after, command), apply(other, same)];
  demand(one.ok && two.ok, 'a legal command is refused');
  const heard = [one.value, two.value].map((facts) => JSON.stringify(factsFor(facts, viewer)));
  if (heard[0] !== heard[1]) return [];
  const kinds: string[] = [];
  eachFrame(after, ({ name }) => kinds.push(name));
  demand(
    sight(after, viewer).table.stack.join(' ') === sight(other, viewer).table.stack.join(' '),
    () => `after ${command.kind}, frames tell player ${String(viewer)} a secret: ${kinds.join(', ')}`,
  );
  return kinds;
}
