// Games as far as the pictures need them: fixed deals, played by bots.
import {
  RULES_VERSION,
  compile,
  formatSave,
  seedFromText,
  start,
  view,
  type Command,
  type ConfigRequest,
} from '@cordon/engine';
import { greedyPlayer, play, seedRandom, Table, toCommand } from '@cordon/engine/inner';

export interface Position {
  readonly request: ConfigRequest;
  readonly seed: string;
  /** As many commands as are played; to the end without a number. */
  readonly moves?: number;
}

/** A position as the text of a saved game. */
export function saved({ request, seed, moves = Infinity }: Position): string {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  const { state } = start(game.value, seedFromText(seed));
  const table = new Table(state);
  const seats = view(state, 0).seats;
  const players = seats.map(() => greedyPlayer);
  const randoms = seats.map(({ seat }) => {
    const random = new Int32Array(4);
    seedRandom(random, seedFromText(`${seed}, seat ${String(seat)}`));
    return random;
  });
  const commands: Command[] = [];
  while (state.over === 0 && commands.length < moves) {
    const packed = table.next(players, randoms);
    commands.push(toCommand(state.game, packed));
    play(state, packed);
  }
  const { config, ending } = view(state, 0);
  const text = formatSave({
    config,
    seed: seedFromText(seed),
    commands,
    rules: RULES_VERSION,
    comments: {},
    result: ending,
  });
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}
