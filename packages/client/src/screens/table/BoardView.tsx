// The board as this table shows it, worked out anew only where something changed.
import type { TeamsShown } from '@cordon/protocol/team';
import { use, useMemo } from 'react';
import { useStore } from 'zustand';
import { Board } from '../../board/Board.tsx';
import type { Area } from '../../board/camera.ts';
import type { Added, BoardSeat } from '../../board/props.ts';
import { loadLayer } from '../../board/registry.ts';
import type { Place } from '../../choices/places.ts';
import type { Opponent } from '../../faces/face.ts';
import { loadMap } from '../../maps/maps.ts';
import { settings, useSettings } from '../../settings/settings.ts';
import { inHand } from './asked.ts';
import { useDeeds } from '../../scene/deeds.ts';
import { CityMenu } from './cityMenu/CityMenu.tsx';
import { ownWay, routeTo } from './cityMenu/route.ts';
import { useRestedOn } from './cityMenu/useRestedOn.ts';
import { allowedBy, answeredBy, boardSeats, ghostsOf, litBy } from './onBoard.ts';
import { SceneContext, useScene, type Scene } from '../../scene/scene.ts';
import { cityThreats, mayKnowThreats } from './cityThreats.ts';
import { Hideouts, HideoutsTool, OpponentFigure } from './opponent.ts';
import { TEAM_STATION, TeamCrestMark, TeamStations, teamStation } from './teams.ts';
import { useFlash } from './useFlash.ts';
import { useSteady } from './useSteady.ts';

const toggleThreats = (): void =>
  settings.setState(({ threats }) => ({ threats: threats === 'on' ? 'off' : 'on' }));

const NOWHERE: readonly string[] = [];

/** Whoever plays against all others looks like no pawn of theirs. */
const withFigure = (seats: readonly BoardSeat[], opponent: Opponent | undefined): readonly BoardSeat[] =>
  seats.map((one) =>
    one.seat === opponent?.seat
      ? { ...one, figure: <OpponentFigure state={opponent.state} mine={one.mine} /> }
      : one,
  );

/** The mark of its team stands on each pawn. */
const withCrest = (seats: readonly BoardSeat[], teams: TeamsShown | undefined): readonly BoardSeat[] =>
  teams === undefined
    ? seats
    : seats.map((one) => {
        const team = teams.teams.find((other) => other.seats.includes(one.seat))?.team;
        return team === undefined ? one : { ...one, crest: <TeamCrestMark team={team} /> };
      });

/** The stations of teams, which stand beside those of everybody. */
function addedFor(teams: TeamsShown | undefined): Added | undefined {
  if (teams === undefined) return undefined;
  const standing = Map.groupBy(
    teams.teams.flatMap(({ team, station }) => (station === undefined ? [] : [{ team, station }])),
    ({ station }) => station,
  );
  const badges = [...standing].map(
    ([city, some]) => [city, some.map(({ team }) => ({ id: teamStation(team), ...TEAM_STATION }))] as const,
  );
  return { badges: new Map(badges), AtCities: TeamStations };
}

export interface BoardViewProps {
  /** A plan to be shown, where none is being laid out. */
  readonly shown: readonly string[];
  /** Where one chooses: the same, or the board that a plan leads to. */
  readonly acting: Scene;
  /** How much of it lies under panels. */
  readonly clear: Area;
}

export function BoardView({ shown, acting, clear }: BoardViewProps) {
  const { offers } = acting;
  const scene = useScene();
  const { view, game, names } = scene;
  const { selection: actions, play } = useDeeds();
  const { selection: chosen, plan } = useStore(actions.store);
  const motion = useSettings((state) => state.motion);
  const drawing = use(loadMap(game));
  use(loadLayer(game));
  const selection = useMemo(() => inHand(chosen, offers), [chosen, offers]);
  const allowed = useMemo(() => allowedBy(selection, offers), [selection, offers]);
  const lit = useMemo(() => litBy(allowed), [allowed]);
  const flash = useFlash(scene);
  const { opponent, teams } = scene;
  const placed = useSteady(boardSeats(scene));
  const seats = useMemo(() => withCrest(withFigure(placed, opponent), teams), [placed, opponent, teams]);
  const planned = plan.length > 0 ? plan : shown;
  const [hovered, onHover] = useRestedOn();
  const isFree = planned.length === 0 && allowed.length === 0 && selection.what !== 'city';
  const ghosts = useMemo(
    () => (isFree && hovered !== undefined ? routeTo(hovered, offers, acting) : ghostsOf(planned, scene)),
    [isFree, hovered, offers, acting, planned, scene],
  );
  const describe = useDescriptions(scene);
  const shows = useSettings((state) => state.threats);
  const mayKnow = mayKnowThreats(scene);
  const threats = useMemo(
    () => (mayKnow && shows === 'on' ? cityThreats(view) : undefined),
    [mayKnow, shows, view],
  );

  const added = useMemo(() => addedFor(teams), [teams]);
  const possible = opponent?.possible ?? NOWHERE;
  const mayHide = opponent !== undefined && mayKnow;
  const under = useMemo(
    () => (possible.length === 0 ? undefined : <Hideouts cities={possible} drawing={drawing} />),
    [possible, drawing],
  );

  /** A place that the action in hand asks for answers it; any other city is looked at. */
  const choose = (place: Place): void => {
    const operand = answeredBy(place, allowed);
    if (selection.what === 'action' && operand !== undefined)
      actions.answer(selection.kind, operand, place.id);
    else if (place.type === 'city') actions.city(place.id);
  };

  /** A second click drives there, as the first way of the menu does if it is the pawn's own; else it chooses. */
  const drive = (city: string): void => {
    const way = allowed.length > 0 ? undefined : ownWay(city, offers, acting);
    if (way === undefined) choose({ type: 'city', id: city });
    else play(way.commands);
  };
  const menuOf = selection.what === 'city' ? selection.city : undefined;
  const menu = useMemo(
    () =>
      menuOf === undefined ? undefined : (
        <SceneContext value={acting}>
          <CityMenu city={menuOf} />
        </SceneContext>
      ),
    [menuOf, acting],
  );

  return (
    <Board
      game={game}
      view={view}
      drawing={drawing}
      seats={seats}
      added={added}
      names={names.city}
      lit={lit}
      chosen={selection.what === 'city' ? selection.city : undefined}
      ghosts={ghosts}
      flash={flash}
      onCity={(id) => choose({ type: 'city', id })}
      onRegion={(id) => choose({ type: 'region', id })}
      onLine={(id) => choose({ type: 'line', id })}
      onEmpty={actions.clear}
      onDouble={drive}
      onHover={onHover}
      menu={menu}
      describe={describe}
      motion={motion}
      threats={threats}
      onThreats={mayKnow ? toggleThreats : undefined}
      under={under}
      toolbarSlot={mayHide ? <HideoutsTool /> : undefined}
      clear={clear}
    />
  );
}

/** What is at a city, in words; told once for each board. */
function useDescriptions({ say, speaker, view }: Scene): (city: string) => string {
  return useMemo(() => {
    const told = new Map<string, string>();
    return (city) => {
      const known = told.get(city) ?? say.describeCity(speaker, view, city);
      told.set(city, known);
      return known;
    };
  }, [say, speaker, view]);
}
