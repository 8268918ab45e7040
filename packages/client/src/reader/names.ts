// Everything that people may call the things of a table, in all languages they may type in.
import { distance } from '../choices/distance.ts';
import { tokensOf, type NameOf } from '../choices/spelling.ts';
import { factsOf } from '../games/games.ts';
import type { Scene } from '../scene/scene.ts';
import type { GameWords } from '../words/game/gameWords.ts';
import { verbsFor, wordsFor } from './verbs.ts';

export function namesFor({ game, names, view }: Scene, tongues: readonly GameWords[]): NameOf {
  const inAll = (name: (say: GameWords) => string): string[] => tongues.map(name);
  return (type, id) => {
    switch (type) {
      case 'city':
      case 'infection':
        return inAll((say) => say.cityName(game, id));
      case 'card':
      case 'cards':
        return inAll((say) => say.cardName(game, id));
      case 'colour':
        return inAll((say) => say.colourName(id));
      case 'role':
        return inAll((say) => say.roleName(game, id));
      case 'region':
        return [...shortFormOf(game, id), ...inAll((say) => say.regionName(game, id))];
      case 'line':
        return inAll((say) => say.lineName(game, id));
      case 'dish':
      case 'research':
      case 'goal':
      case 'division':
        return inAll((say) => say.thingName(game, type, id)).concat(
          inAll((say) => say.theThing(game, type, id)),
        );
      case 'seat': {
        const role = view.seats.find(({ seat }) => seat === Number(id))?.role ?? '';
        return [names.seat(Number(id)), ...inAll((say) => say.roleName(game, role))];
      }
      case 'kind':
        return [...inAll((say) => say.kindLabel(game, id)), ...verbsFor(game, id), ...formerNames(game, id)];
      case 'word':
        return wordsFor(id);
    }
  };
}

function shortFormOf(game: string, region: string): string[] {
  return factsOf(game).regions.flatMap(({ id, short }) => (id === region ? [short] : []));
}

/** What a kind of command was called in older versions: the first word of each phrase it once had. */
function formerNames(game: string, kind: string): string[] {
  const { formerly = [] } = factsOf(game).kinds.find(({ name }) => name === kind) ?? {};
  return formerly.map((phrase) => phrase.split(' ')[0]!);
}

export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export type Found =
  | { readonly found: 'one'; readonly id: string }
  | { readonly found: 'several'; readonly ids: readonly string[] }
  /** None is called that; these come nearest. */
  | { readonly found: 'none'; readonly nearest: readonly string[] };

const NEAREST = 3;

/** The things that are called that, or else begin like that. */
export function lookUp(text: string, things: readonly Named[]): Found {
  const plain = tokensOf(text).join(' ');
  const spelt = things.map(({ id, names }) => ({
    id,
    names: [id, ...names].map((name) => tokensOf(name).join(' ')),
  }));
  const whole = spelt.filter(({ names }) => names.includes(plain));
  const begun = spelt.filter(({ names }) => names.some((name) => name.startsWith(plain)));
  const fitting = whole.length > 0 ? whole : begun;
  const [first, ...others] = fitting;
  if (first !== undefined)
    return others.length === 0
      ? { found: 'one', id: first.id }
      : { found: 'several', ids: fitting.map(({ id }) => id) };
  const nearest = spelt
    .map(({ id, names }) => ({ id, away: Math.min(...names.map((name) => distance(plain, name))) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEAREST);
  return { found: 'none', nearest: nearest.map(({ id }) => id) };
}
