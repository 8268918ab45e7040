// What only tables in team mode fetch.
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const load = () => import('../../teams/index.ts');

/** Nothing until it is there. */
function fetched<Props extends object>(
  pick: (module: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Shown = lazy(async () => ({ default: pick(await load()) }));
  return (props) => createElement(Suspense, { fallback: undefined }, createElement(Shown, props));
}

export const TeamCrest = fetched(({ Crest }) => Crest);
export const TeamCrestMark = fetched(({ CrestMark }) => CrestMark);
export const PrestigeTable = fetched(({ PrestigeTable: Shown }) => Shown);
export const SecretChoice = fetched(({ SecretChoice: Shown }) => Shown);
export const TeamHead = fetched(({ TeamHead: Shown }) => Shown);
export const TeamStations = fetched(({ TeamStations: Shown }) => Shown);

/** A team’s station on the map: what it is called there, and how large it is. */
export const teamStation = (team: number): string => `team-station-${String(team)}`;
export const TEAM_STATION = { width: 24, height: 25 } as const;
