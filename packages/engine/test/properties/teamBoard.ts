// What lies before teams, drawn from facts alone.
import type { Config, Fact } from '../../src/index.ts';

interface TeamOfBoard {
  station: string | undefined;
  readonly awards: Set<string>;
  /** Words of the Goal cards that the listener has heard of, the one that counts first. */
  goals: readonly string[];
  /** Roles that it picks from. */
  offered: readonly string[];
  prestige: unknown;
}

export interface TeamBoard {
  readonly teams: readonly TeamOfBoard[];
  division: string | undefined;
}

export function emptyTeams({ challenges, players }: Config): TeamBoard | undefined {
  if (!challenges.includes('team')) return undefined;
  return {
    teams: Array.from({ length: players / 2 }, () => ({
      station: undefined,
      awards: new Set(),
      goals: [],
      offered: [],
      prestige: undefined,
    })),
    division: undefined,
  };
}

export function drawTeams(board: TeamBoard, fact: Fact): void {
  const team = board.teams[Number(fact['team']) - 1];
  switch (fact.fact) {
    case 'goalsDealt':
      team!.goals = fact.goals;
      return;
    case 'goalKept':
      team!.goals = [fact.goal, ...team!.goals.filter((goal) => goal !== fact.goal)];
      return;
    case 'goalRevealed':
      if (team!.goals.length === 0) team!.goals = [fact.goal];
      return;
    case 'rolesOffered':
      team!.offered = fact.roles;
      return;
    case 'rolePicked':
      pick(board.teams[Math.floor((fact.seat - 1) / 2)]!, fact.role, (fact.seat - 1) % 2);
      return;
    case 'roleDealt':
      board.teams[Math.floor((fact.seat - 1) / 2)]!.offered = [];
      return;
    case 'teamStationPlaced':
      team!.station = fact.city;
      return;
    case 'awardTaken':
      team!.awards.add(fact.award);
      return;
    case 'prestigeCounted':
      team!.prestige = { total: fact.total, parts: fact.parts };
      return;
    case 'turnBegan':
      board.division = undefined;
      return;
    case 'divided':
      board.division = fact.division;
      return;
    default:
  }
}

/** A role that is picked changes places with the one that lay there. */
function pick(team: TeamOfBoard, role: string, slot: number): void {
  const offered = [...team.offered];
  offered[offered.indexOf(role)] = offered[slot]!;
  offered[slot] = role;
  team.offered = offered;
}

interface SeenTeam {
  readonly station?: string;
  readonly awards: readonly string[];
  readonly goal?: { readonly word: string };
  readonly otherGoal?: { readonly word: string };
  readonly offered?: readonly string[];
  readonly prestige?: unknown;
}

/** The same, of what a view shows. */
export function teamsSeen(shown: unknown): TeamBoard | undefined {
  const seen = shown as { readonly teams: readonly SeenTeam[]; readonly division?: string } | undefined;
  return (
    seen && {
      teams: seen.teams.map(({ station, awards, goal, otherGoal, offered = [], prestige }) => ({
        station,
        awards: new Set(awards),
        goals: [goal, otherGoal].flatMap((card) => card?.word ?? []),
        offered,
        prestige,
      })),
      division: seen.division,
    }
  );
}
