// Positions from games that bots play: fixed deals, looked at every few moves. Careless play fills the board.
import { compile, seedFromText, start, view, type ConfigRequest, type View } from '@cordon/engine';
import { greedyPlayer, play, randomPlayer, seedRandom, Table } from '@cordon/engine/inner';
import type { Language } from '../../../../src/words/words.ts';
import { WHOLE } from '../../../words/game/support/parts.ts';
import { factsOf } from '../../../../src/games/games.ts';
import '../../../support/kits.ts';
import type { Position } from './position.ts';

export interface Played {
  readonly request: ConfigRequest;
  readonly seed: string;
  readonly players: 'careful' | 'careless';
  readonly language: Language;
}

const COLOURS = ['#35c4d7', '#f2a33c', '#8fd14f', '#e36bd0', '#c9b6ff'];

function positionOf(shown: View, game: string, language: Language): Position {
  const { cities } = factsOf(game);
  return {
    game,
    view: shown,
    names: Object.fromEntries(cities.map(({ id }) => [id, WHOLE[language].cityName(game, id)])),
    seats: shown.seats.map(({ seat, role }, index) => ({
      seat,
      role,
      colour: COLOURS[index % COLOURS.length]!,
      label: role,
      initials: role.slice(0, 2).toUpperCase(),
      mine: index === 1 ? 'yes' : 'no',
      turn: shown.turn === seat ? 'yes' : 'no',
      led: 'no',
    })),
  };
}

/** The positions of a game at every so many moves, from the first on. */
export function positionsOf({ request, seed, players, language }: Played, every: number): Position[] {
  const game = compile(request);
  if (!game.ok) throw new Error(game.error.message);
  const { state } = start(game.value, seedFromText(seed));
  const table = new Table(state);
  const seats = view(state, 0).seats;
  const randoms = seats.map(({ seat }) => {
    const random = new Int32Array(4);
    seedRandom(random, seedFromText(`${seed}, seat ${String(seat)}`));
    return random;
  });
  const hands = seats.map(() => (players === 'careful' ? greedyPlayer : randomPlayer));
  const positions: Position[] = [];
  for (let move = 0; state.over === 0; move++) {
    if (move % every === 0) positions.push(positionOf(view(state, 0), request.game ?? 'base', language));
    play(state, table.next(hands, randoms));
  }
  positions.push(positionOf(view(state, 0), request.game ?? 'base', language));
  return positions;
}
