// What everything on the table screen looks at: one board, from one seat, with all that helps to show it.
import type { View } from '@cordon/engine';
import type { TeamsShown } from '@cordon/protocol/team';
import { createContext, useContext } from 'react';
import type { Offer } from '../choices/offer.ts';
import type { GameFace, Opponent } from '../faces/face.ts';
import type { GameFacts } from '../games/facts.ts';
import type { TableModel } from '../table/model.ts';
import type { GameWords } from '../words/game/gameWords.ts';
import type { Speaker } from '../words/game/speaker.ts';

export interface SceneNames {
  readonly city: (id: string) => string;
  /** A city, an event or an epidemic. */
  readonly card: (id: string) => string;
  readonly role: (id: string) => string;
  readonly colour: (id: string) => string;
  /** Who sits there: a person, a bot, or the role where one person plays all. */
  readonly seat: (seat: number) => string;
  /** The same within a sentence: “Ann”, “the Medic”. */
  readonly who: (seat: number) => string;
  readonly initials: (seat: number) => string;
}

export interface Scene {
  readonly model: TableModel;
  readonly game: string;
  readonly facts: GameFacts;
  readonly face: GameFace;
  /** The board that is shown: now, or the one of a move that somebody looks at. */
  readonly view: View;
  /** Who plays against all others, as far as that board tells. */
  readonly opponent: Opponent | undefined;
  /** Teams that play against each other, as far as that board tells. */
  readonly teams: TeamsShown | undefined;
  /** The seat from which it is looked at, and which acts; 0 for a watcher. */
  readonly seat: number;
  readonly mine: readonly number[];
  /** The seats of the person who looks: where several share a device, only the one from which it is looked at. */
  readonly own: readonly number[];
  /** What that seat can do now; nothing while looking back. */
  readonly offers: readonly Offer[];
  /** Whether that seat can take back the last command. */
  readonly mayUndo: 'yes' | 'no';
  readonly names: SceneNames;
  readonly say: GameWords;
  readonly speaker: Speaker;
  /** Whether the table is kept in this browser or on a server. */
  readonly place: 'local' | 'online';
  /** The move that is looked at; absent now. */
  readonly past: number | undefined;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('no table is shown');
  return scene;
}
