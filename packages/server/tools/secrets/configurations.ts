// Every configuration there is to choose from, in an order in which even few of them show every value of every choice.
import { compile, gamesThereAre, type ConfigRequest, type Game, type GameChoices } from '@cordon/engine';
import { boxSets, challengeSets } from '../challengeSets.ts';
import { chanceFrom, type Chance } from './chance.ts';

/** Goes round the values of each choice once before any comes back, each time in another order. */
class Rounds {
  readonly #chance: Chance;
  readonly #left = new Map<string, number[]>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  next<Value>(name: string, values: readonly Value[]): Value {
    const left = this.#left.get(name) ?? [];
    if (left.length === 0) left.push(...this.#chance.shuffled([...values.keys()]));
    this.#left.set(name, left);
    return values[left.pop()!]!;
  }
}

/** What a game has with some of its boxes. */
function withBoxes(
  { boxes, ...own }: GameChoices,
  names: readonly string[],
): Omit<GameChoices, 'boxes' | 'challenges'> {
  const chosen = boxes.filter(({ id }) => names.includes(id));
  return {
    ...own,
    players: [...own.players, ...chosen.flatMap(({ players }) => players)],
    epidemics: [...own.epidemics, ...chosen.flatMap(({ epidemics }) => epidemics)],
    roles: [...own.roles, ...chosen.flatMap(({ roles }) => roles)],
    events: [...own.events, ...chosen.flatMap(({ events }) => events)],
  };
}

function drawConfiguration(all: GameChoices, rounds: Rounds, chance: Chance): ConfigRequest {
  const { id } = all;
  const boxes = rounds.next(`${id} boxes`, boxSets(all));
  const choices = withBoxes(all, boxes);
  // Each set of boxes goes round its own values.
  const next = <Value>(name: string, values: readonly Value[]): Value =>
    rounds.next([id, ...boxes, name].join(' '), values);
  const players = next('players', choices.players);
  const challenges = next('challenges', challengeSets(all, boxes));
  const options: Record<string, string> = {};
  for (const { name, values, challenge } of choices.options)
    if (challenge === undefined || challenges.includes(challenge)) options[name] = next(name, values);
  const roles = next('roles', ['random', 'chosen']);
  const events = next('events', ['all', 'all', 'all', 'some', 'none']);
  // With a box a table has no fewer events than take part.
  const perPlayer = Math.max(
    0,
    ...all.boxes.filter((box) => boxes.includes(box.id)).map((box) => box.eventsPerPlayer),
  );
  const few = Math.max(events === 'some' ? 4 : 0, perPlayer * players);
  return {
    game: id,
    ...(boxes.length === 0 ? {} : { boxes }),
    players,
    epidemics: next('epidemics', choices.epidemics),
    challenges,
    options,
    roles: roles === 'random' ? roles : chance.shuffled(choices.roles).slice(0, players),
    ...(events === 'all' ? {} : { events: chance.shuffled(choices.events).slice(0, few) }),
  };
}

/** So many configurations, the games in turn; the same ones for the same text. */
export function drawConfigurations(count: number, text: string): ConfigRequest[] {
  const chance = chanceFrom(text);
  const rounds = new Rounds(chance);
  const games = gamesThereAre();
  return Array.from({ length: count }, (_, number) =>
    drawConfiguration(games[number % games.length]!, rounds, chance),
  );
}

export function gameOf(request: ConfigRequest): Game {
  const game = compile(request);
  if (!game.ok) throw new Error(`${JSON.stringify(request)}: ${game.error.message}`);
  return game.value;
}
