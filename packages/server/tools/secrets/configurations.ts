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

/** The same once challenges are chosen, which may have numbers of players of their own and roles and events they don't use. */
function onTermsOf<Choices extends Pick<GameChoices, 'players' | 'roles' | 'events' | 'terms'>>(
  choices: Choices,
  challenges: readonly string[],
): Choices {
  const terms = challenges.flatMap((id) => choices.terms[id] ?? []);
  const unused = new Set(terms.flatMap(({ leavesOut }) => [...leavesOut.roles, ...leavesOut.events]));
  return {
    ...choices,
    players: terms.findLast(({ players }) => players !== undefined)?.players ?? choices.players,
    roles: choices.roles.filter((role) => !unused.has(role)),
    events: choices.events.filter((event) => !unused.has(event)),
  };
}

function drawConfiguration(all: GameChoices, rounds: Rounds, chance: Chance): ConfigRequest {
  const { id } = all;
  const boxes = rounds.next(`${id} boxes`, boxSets(all));
  // Each set of boxes goes round its own values.
  const next = <Value>(name: string, values: readonly Value[]): Value =>
    rounds.next([id, ...boxes, name].join(' '), values);
  const challenges = next('challenges', challengeSets(all, boxes));
  const choices = onTermsOf(withBoxes(all, boxes), challenges);
  // With a box a table has no fewer events than take part.
  const perPlayer = Math.max(
    0,
    ...all.boxes.filter((box) => boxes.includes(box.id)).map((box) => box.eventsPerPlayer),
  );
  const taken = challenges.flatMap((challenge) => all.terms[challenge]?.eventsTaken ?? [])[0];
  const numbers = choices.players.filter((count) => (taken ?? perPlayer * count) <= choices.events.length);
  const players = numbers.length === 1 ? numbers[0]! : next(`players among ${numbers.join()}`, numbers);
  // An opponent of all others is dealt no role.
  const opponents = challenges.filter((challenge) => all.terms[challenge]?.opponent !== undefined).length;
  const options: Record<string, string> = {};
  for (const { name, values, challenge } of choices.options)
    if (challenge === undefined || challenges.includes(challenge)) options[name] = next(name, values);
  const roles = next('roles', ['random', 'chosen']);
  const events = next('events', ['all', 'all', 'all', 'some', 'none']);
  const few = Math.max(events === 'some' ? 4 : 0, taken ?? perPlayer * players);
  return {
    game: id,
    ...(boxes.length === 0 ? {} : { boxes }),
    players,
    epidemics: next('epidemics', choices.epidemics),
    challenges,
    options,
    roles: roles === 'random' ? roles : chance.shuffled(choices.roles).slice(0, players - opponents),
    ...(events === 'all' ? {} : { events: chance.shuffled(choices.events).slice(0, few) }),
  };
}

/** So many configurations, the games in turn; the same ones for the same text. `only`: those that are wanted. */
export function drawConfigurations(
  count: number,
  text: string,
  only: (config: ConfigRequest) => boolean = () => true,
): ConfigRequest[] {
  const chance = chanceFrom(text);
  const rounds = new Rounds(chance);
  const games = gamesThereAre();
  const drawn: ConfigRequest[] = [];
  for (let number = 0; drawn.length < count; number++) {
    const config = drawConfiguration(games[number % games.length]!, rounds, chance);
    if (only(config)) drawn.push(config);
  }
  return drawn;
}

export function gameOf(request: ConfigRequest): Game {
  const game = compile(request);
  if (!game.ok) throw new Error(`${JSON.stringify(request)}: ${game.error.message}`);
  return game.value;
}
