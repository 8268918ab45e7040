// The positions whose trees are counted: different tables, each role of both games and of the boxes at turn, a fixed seed each.
import {
  apply,
  formatCommand,
  legal,
  seedFromText,
  start,
  view,
  type Command,
  type ConfigRequest,
  type State,
} from '../../src/index.ts';
import { below } from '../../src/inner.ts';
import { topFrame } from '../../src/kernel/frame.ts';
import { gameOf } from '../properties/configurations.ts';
import { wordsFrom } from '../properties/play.ts';
import { BOX_POSITIONS } from './boxPositions.ts';
import { IBERIA_POSITIONS } from './iberiaPositions.ts';
import { LAB_POSITIONS } from './labPositions.ts';
import { MUTATION_POSITIONS } from './mutationPositions.ts';
import { STRAIN_POSITIONS } from './strainPositions.ts';
import { TEAM_POSITIONS } from './teamPositions.ts';
import { TERRORIST_POSITIONS } from './terroristPositions.ts';

export interface PerftPosition {
  readonly name: string;
  readonly request: ConfigRequest;
  /** The role that has the turn; seeds change until it does. */
  readonly first: string;
  /** What the game waits for. */
  readonly within: string;
  /** The epidemic card that is in force. */
  readonly inForce?: string;
  /** How many commands the longest sequences have at most. */
  readonly depth: number;
  /** Kinds of commands that are chosen before all others on the way there, in this order; and those chosen after all others. */
  readonly takes?: readonly string[];
  readonly shuns?: readonly string[];
}

const position = (
  name: string,
  first: string,
  others: readonly string[],
  request: ConfigRequest,
): PerftPosition => ({
  name,
  first,
  within: 'actions',
  depth: 3,
  request: { ...request, roles: [first, ...others] },
});

const BASE_POSITIONS: readonly PerftPosition[] = [
  position('two open', 'medic', ['scientist'], { players: 2, epidemics: 4 }),
  position('two private', 'scientist', ['researcher'], { players: 2, epidemics: 5 }),
  position('two private automatic', 'researcher', ['medic'], {
    players: 2,
    epidemics: 6,
    options: { consent: 'automatic', windows: 'possible' },
  }),
  position('two without events', 'operations-expert', ['contingency-planner'], {
    players: 2,
    epidemics: 4,
    events: [],
  }),
  position('three open possible', 'quarantine-specialist', ['medic', 'dispatcher'], {
    players: 3,
    epidemics: 4,
    options: { windows: 'possible' },
  }),
  position('three private', 'contingency-planner', ['researcher', 'scientist'], { players: 3, epidemics: 5 }),
  position('three open automatic', 'dispatcher', ['medic', 'researcher'], {
    players: 3,
    epidemics: 6,
    events: ['one-quiet-night'],
    options: { hands: 'open', consent: 'automatic' },
  }),
  position('four private ask', 'dispatcher', ['scientist', 'medic', 'researcher'], {
    players: 4,
    epidemics: 5,
    events: ['one-quiet-night', 'resilient-population'],
  }),
  position('four open', 'operations-expert', ['quarantine-specialist', 'medic', 'scientist'], {
    players: 4,
    epidemics: 6,
    options: { hands: 'open', forecast: 'all' },
  }),
  position('four private possible', 'medic', ['contingency-planner', 'dispatcher', 'researcher'], {
    players: 4,
    epidemics: 4,
    options: { hands: 'private', windows: 'possible', consent: 'automatic' },
  }),
];

export const POSITIONS: readonly PerftPosition[] = [
  ...BASE_POSITIONS,
  ...IBERIA_POSITIONS,
  ...BOX_POSITIONS,
  ...STRAIN_POSITIONS,
  ...MUTATION_POSITIONS,
  ...LAB_POSITIONS,
  ...TERRORIST_POSITIONS,
  ...TEAM_POSITIONS,
];

const MOST_COMMANDS = 300;

/** The commands among which chance decides. */
function likely(state: State, { takes = [], shuns = [] }: PerftPosition): readonly Command[] {
  const all = legal(state);
  const wanted = takes.find((kind) => all.some((command) => command.kind === kind));
  if (wanted !== undefined) return all.filter(({ kind }) => kind === wanted);
  const others = all.filter(({ kind }) => !shuns.includes(kind));
  return others.length > 0 ? others : all;
}

/** A command drawn in the order of their texts: the order in which rules offer them makes no difference. */
function commandByChance(state: State, random: Int32Array, sought: PerftPosition): Command {
  const commands = likely(state, sought);
  const byText = new Map(commands.map((command) => [formatCommand(state.game, command), command]));
  const texts = [...byText.keys()].sort();
  return byText.get(texts[below(random, texts.length)]!)!;
}

function isInForce(state: State, card: string | undefined): boolean {
  const shown = view(state, 0).shows['strain'] as { readonly inForce: readonly string[] } | undefined;
  return card === undefined || shown?.inForce.includes(card) === true;
}

/** Plays games by chance, one seed after the other, until one waits for what is wanted in the turn of the role named. */
export function stateOf(sought: PerftPosition): State {
  const { name, request, first, within, inForce } = sought;
  const game = gameOf(request);
  const random = wordsFrom(`perft ${name}`);
  for (let number = 0; ; number++) {
    const { state } = start(game, seedFromText(`perft ${name} ${String(number)}`));
    for (let done = 0; done < MOST_COMMANDS && state.over === 0; done++) {
      const found = topFrame(state).name === within;
      const fits = game.roleIds[state.roles[state.turn]!] === first && isInForce(state, inForce);
      if (found && fits) return state;
      // Whoever waits for actions waits for the first ones, unless something has to happen before.
      if (found && within === 'actions' && inForce === undefined) break;
      apply(state, commandByChance(state, random, sought));
    }
  }
}
