// Puts together what the table screen looks at.
import type { View } from '@cordon/engine';
import { useCallback, useMemo } from 'react';
import { faceWith } from '../../boxes/face.ts';
import type { LoadedBox } from '../../boxes/loadedBox.ts';
import { readOffers } from '../../choices/read.ts';
import { factsOf } from '../../games/games.ts';
import type { TableModel } from '../../table/model.ts';
import { withOwnHands } from '../../table/ownHands.ts';
import { boardFor } from '../../table/seats.ts';
import { capital } from '../../words/capital.ts';
import type { GameWords } from '../../words/game/gameWords.ts';
import { speakerOf, type Speaker } from '../../words/game/speaker.ts';
import { seenWith } from '../../scene/opponent.ts';
import type { Scene } from '../../scene/scene.ts';
import { useSteady } from './useSteady.ts';

const NO_BOXES: readonly LoadedBox[] = [];

export interface Looking {
  readonly model: TableModel;
  readonly say: GameWords;
  /** Those of the table, as soon as they are there. */
  readonly boxes?: readonly LoadedBox[] | undefined;
  /** The seat from which the table is looked at. */
  readonly seat: number;
  /** An earlier board, if that is what is shown. */
  readonly past: { readonly move: number; readonly view: View } | undefined;
  /** In this browser seats are called by their roles. */
  readonly place: 'local' | 'online';
  /** The seats of whoever is before the device; all of mine where nothing is said. */
  readonly own?: readonly number[] | undefined;
}

/** Much news leaves the board as it is: talk, presence, a table that was opened again. What the map is drawn from then stays the same. */
export function useSceneOf({ model, say, boxes, seat, past, place, own }: Looking): Scene | undefined {
  const scene = useMemo(
    () => sceneOf({ model, say, boxes, seat, past, place, own }),
    [model, say, boxes, seat, past, place, own],
  );
  const view = useSteady(scene?.view);
  const speaker = useSteady(scene?.speaker);
  const offers = useSteady(scene?.offers);
  const game = scene?.game ?? '';
  const city = useCallback((id: string) => say.cityName(game, id), [say, game]);
  return useMemo(() => {
    if (scene === undefined || view === undefined || speaker === undefined || offers === undefined)
      return undefined;
    return { ...scene, view, speaker, offers, names: { ...scene.names, city } };
  }, [scene, view, speaker, offers, city]);
}

export function sceneOf({
  model,
  say,
  boxes = NO_BOXES,
  seat,
  past,
  place,
  own,
}: Looking): Scene | undefined {
  const { info } = model;
  const board = boardFor(model, seat);
  if (info === undefined || board === undefined) return undefined;
  const game = info.config.game;
  const facts = factsOf(game);
  const face = faceWith(game, boxes);
  const { view, opponent } = seenWith(face, past?.view ?? withOwnHands(board.view, model.boards), info.aids);
  const mine = info.you.seats;
  const speaker = speakerFor({ model, say, view, place });
  const teams = face.teams(view);
  /** A card that a table calls by what it is. */
  const cardName = (id: string): string => {
    const word = teams?.bonusCards[id];
    return word === undefined
      ? say.cardName(game, id)
      : say.thingName(game, 'bonus', word.replace(/-\d+$/u, ''));
  };
  const nameOf = (one: number): string => {
    const known = speaker.seats.find((other) => other.seat === one);
    if (known?.name === undefined && known?.role === '') return capital(say.who(speaker, one));
    return known?.name ?? say.roleName(game, known?.role ?? '');
  };
  return {
    model,
    game,
    facts,
    face,
    view,
    opponent,
    teams,
    seat: board.seat,
    mine,
    own: own ?? mine,
    offers: past === undefined ? readOffers(facts, board.legal, board.seat, board.prices) : [],
    mayUndo: past === undefined && board.undo === 'yes' ? 'yes' : 'no',
    names: {
      city: (id) => say.cityName(game, id),
      card: cardName,
      role: (id) => say.roleName(game, id),
      colour: (id) => say.colourName(id),
      seat: nameOf,
      who: (one) => say.who(speaker, one),
      initials: (one) => initialsOf(nameOf(one)),
    },
    say,
    speaker,
    place,
    past: past?.move,
  };
}

function speakerFor({
  model,
  say,
  view,
  place,
}: Pick<Looking, 'model' | 'say' | 'place'> & { readonly view: View }): Speaker {
  const { info } = model;
  return speakerOf({
    language: say.language,
    game: view.config.game,
    seats: view.seats.map(({ seat, role }) => {
      const { person, speaker: by } = info?.seats.find((one) => one.seat === seat) ?? {};
      // Bots, and seats that nobody sits on, go by their roles.
      const name = place === 'local' || by !== undefined ? undefined : person?.name;
      return {
        seat,
        role,
        ...(name === undefined ? {} : { name }),
        ...(by === undefined ? {} : { speaker: by }),
      };
    }),
    you: info?.you.seats ?? [],
  });
}

/** Of the first word and the last: what stands between them is often the same for two roles. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u);
  return [words[0], words.slice(1).at(-1)].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
