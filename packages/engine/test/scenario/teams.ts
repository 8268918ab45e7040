// What only team mode has, said in names.
import type { Game } from '../../src/index.ts';

export interface TeamPosition {
  /** The Goal card of each team; the first ones if nothing is said. */
  readonly goals?: readonly string[];
  /** The city of each team's station; far from everything if nothing is said. */
  readonly stations?: readonly string[];
  /** How the actions of this turn are divided; half and half if the second member acts. */
  readonly division?: '4-2' | '3-3' | '2-4';
  /** Award to the team that has it, counted from 1: “cure-blue”, “first-cure”. */
  readonly awards?: Readonly<Record<string, number>>;
}

type Fields = Record<string, number[]>;

const BOXED = 21;
const FAR_AWAY = ['johannesburg', 'buenos-aires', 'sydney'];
const DIVISIONS = ['4-2', '3-3', '2-4'];
const SPECIAL = ['first-cure', 'first-eradication', 'strain', 'mutation', 'last-purple'];

export const isTeamGame = (game: Game): boolean => game.config.challenges.includes('team');

export function arrangeTeams(game: Game, position: TeamPosition, seat: number, fields: Fields): void {
  const teams = game.shape.seats / 2;
  const slots = fields['team.goals']!.length / teams;
  const isSecond = seat % 2 === 1;
  for (let team = 0; team < teams; team++) {
    const goal = position.goals?.[team] ?? `goal-${String(team + 1)}`;
    fields['team.goals']![team * slots] = Number(goal.slice('goal-'.length));
    const station = position.stations?.[team] ?? FAR_AWAY[team]!;
    fields['team.stations']![team] = game.cityNumbers.get(station)! + 1;
    if (game.config.options['goals'] === 'two') fields['team.goals']![team * slots + 1] = team + 6;
  }
  const division = position.division ?? (isSecond ? '3-3' : undefined);
  fields['team.division']![0] = division === undefined ? 0 : DIVISIONS.indexOf(division) + 1;
  const names = [
    ...game.colourIds.map((colour) => `cure-${colour}`),
    ...game.colourIds.map((colour) => `eradication-${colour}`),
    ...SPECIAL,
  ];
  for (const [award, team] of Object.entries(position.awards ?? {})) {
    if (!names.includes(award)) throw new Error(`no award ${award}`);
    fields['team.awards']![names.indexOf(award)] = team;
  }
}

/** Leaves as many Bonus cards in the box as do not take part, and gives back the others. */
export function boxBonusCards(
  game: Game,
  named: ReadonlySet<number>,
  fields: Fields,
  free: Set<number>,
): void {
  const bonus = game.cardClasses.find(({ name }) => name === 'bonus');
  if (bonus === undefined) return;
  const cards = Array.from({ length: bonus.end - bonus.first }, (_, index) => bonus.first + index);
  const boxed = cards.filter((card) => !named.has(card)).slice(0, bonus.spare);
  for (const card of boxed) {
    fields['places']![card] = BOXED;
    free.delete(card);
  }
}

/** How many parts of the turn have begun while this seat acts. */
export function partsBegun(game: Game, seat: number): number {
  const acting = game.parts.flatMap(({ name }, index) => (name === 'actions' ? [index + 1] : []));
  return (game.turnWith[seat] === seat ? acting[0] : acting.at(-1)) ?? 1;
}
