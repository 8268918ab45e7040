// How a game ended, for whom, and why.
import type { Ending, Game, View } from '@cordon/engine';
import { teamsShown } from '@cordon/protocol/team';
import { terroristShown } from '@cordon/protocol/terrorist';
import { cityName, listed, playerName, rolesOf } from './names.ts';
import { wordsOf } from './games.ts';

const LOSSES: Readonly<Record<Exclude<Ending, 'won' | 'running'>, string>> = {
  outbreaks: 'there were too many outbreaks',
  cubes: 'a cube had to be placed and none of its colour was left',
  cards: 'the player deck ran out',
};

export function endLines(game: Game, view: View): string[] {
  const { ending } = view;
  if (ending === 'running') return ['The game goes on.'];
  const why = ending === 'won' ? wordsOf(game.id).won : LOSSES[ending];
  return (
    againstTerrorist(game, view, why) ??
    betweenTeams(view, why) ?? [ending === 'won' ? `You win: ${why}!` : `You lose: ${why}.`]
  );
}

function againstTerrorist(game: Game, view: View, why: string): string[] | undefined {
  const shown = terroristShown(view);
  if (shown === undefined) return undefined;
  const { winners } = view;
  const { seat, state, city } = shown;
  const where = state === 'hidden' && city !== undefined ? [`He was hidden in ${cityName(game, city)}.`] : [];
  if (winners.length === 0)
    return [
      `Nobody wins: ${why}, and the Bio-Terrorist loses too, for there is no purple cube on the board.`,
      ...where,
    ];
  if (winners.includes(seat))
    return [`The Bio-Terrorist wins: ${why}, and there are purple cubes on the board.`, ...where];
  return [`The team wins against the Bio-Terrorist: ${why}!`, ...where];
}

function betweenTeams(view: View, why: string): string[] | undefined {
  const teams = teamsShown(view)?.teams;
  if (teams === undefined) return undefined;
  const first = teams.filter(({ seats }) => seats.some((seat) => view.winners.includes(seat)));
  if (first.length === 0) return [`Nobody wins: ${why}.`];
  const names = first.map(
    ({ team, seats }) =>
      `Team ${String(team)} (${listed(seats.map((seat) => playerName(rolesOf(view), seat)))})`,
  );
  const points = String(first[0]!.prestige?.total ?? 0);
  return [
    first.length === 1
      ? `${names[0]!} wins: ${why}, and with ${points} prestige no team has more!`
      : `${listed(names)} win together: ${why}, and each has ${points} prestige!`,
  ];
}
