// Tables in team mode, as the page shows them with everything that the challenge brings.
import { formatWords, legal, priced, view, type State } from '@cordon/engine';
import { packPrices } from '@cordon/protocol';
import { boxesOf } from '../../src/boxes/load.ts';
import { sceneOf, type Looking } from '../../src/screens/table/useScene.ts';
import type { Scene } from '../../src/scene/scene.ts';
import type { Language } from '../../src/words/words.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { EngineTable } from './engineTable.ts';
import { momentsOf } from './recordedGames.ts';

const BOXES = ['brink', 'lab'];

/** The game as it stands after so many commands; at its end without a number. */
export function teamState(name: string, moves = Infinity): State {
  let played = 0;
  for (const { state, next } of momentsOf(name)) if (next === undefined || played++ === moves) return state;
  throw new Error(`${name} is shorter`);
}

export interface LookingAt extends Partial<Looking> {
  readonly language?: Language;
}

/** What a seat sees of it; a watcher is seat 0. */
export async function teamScene(state: State, seat: number, looking: LookingAt = {}): Promise<Scene> {
  const { language = 'en' } = looking;
  const seen = view(state, seat);
  const { config } = seen;
  const { model } = new EngineTable({ ...config, roles: 'random' }, 'any deal', seat === 0 ? [] : [seat]);
  return sceneOf({
    model: {
      ...model,
      boards: [
        {
          seat,
          view: seen,
          legal: legal(state, seat).map((command) => formatWords(state.game, command)),
          prices: packPrices(priced(state, seat).map(({ price }) => price)),
        },
      ],
    },
    say: WHOLE[language],
    boxes: await boxesOf(language, BOXES, config.challenges),
    seat,
    past: undefined,
    place: 'local',
    ...looking,
  })!;
}
