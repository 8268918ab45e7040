// What never changes in a game, in names: the map, the commands there are, the lengths of tracks. For pages and other readers that
// draw boards and know no rules.
import { choicesOf, type GameChoices } from './choices.ts';
import { availableAtMost } from './available.ts';
import type { GameDefinition } from './definition.ts';
import type { MapCity, MapRegion } from './map.ts';
import type { CommandKind, Module, OperandType } from './types.ts';

export interface KindGuide {
  readonly name: string;
  /** Words and {operands}; a part in [brackets] may be left out. */
  readonly phrase: string;
  /** Phrases of older versions, which are still read. */
  readonly formerly: readonly string[];
  readonly operands: Readonly<Record<string, OperandType>>;
  readonly spends: CommandKind['spends'];
  /** The roles, events, boxes and challenges it comes with; none for what everybody can do in every game. */
  readonly broughtBy: readonly string[];
}

export interface GameGuide {
  readonly id: string;
  readonly choices: GameChoices;
  readonly colours: readonly string[];
  /** Diseases that only a challenge has, and how many cubes of each. */
  readonly addedColours: readonly {
    readonly challenge: string;
    readonly id: string;
    readonly cubes: number;
  }[];
  readonly cities: readonly Pick<MapCity, 'id' | 'name' | 'colour'>[];
  readonly lines: readonly { readonly id: string; readonly ends: readonly [string, string] }[];
  readonly regions: readonly MapRegion[];
  /** Whatever a table chooses, its commands are among these. */
  readonly kinds: readonly KindGuide[];
  /** Infection cards drawn, space by space. */
  readonly rates: readonly number[];
  /** The game is lost with so many. */
  readonly outbreakLimit: number;
  /** Of each disease that is always there. */
  readonly cubesPerColour: number;
}

export function guideOf(definition: GameDefinition): GameGuide {
  const { id, map, rates, outbreakLimit, cubesPerColour } = definition;
  return {
    id,
    choices: choicesOf(definition),
    colours: map.colours,
    addedColours: availableAtMost(definition).challenges.flatMap(({ id: challenge, colours = [] }) =>
      colours.map((colour) => ({ challenge, ...colour })),
    ),
    cities: map.cities.map(({ id: city, name, colour }) => ({ id: city, name, colour })),
    lines: map.connections.map((ends) => ({ id: ends.join('-'), ends })),
    regions: map.regions ?? [],
    kinds: kindsOf(definition),
    rates,
    outbreakLimit,
    cubesPerColour,
  };
}

function kindsOf(definition: GameDefinition): KindGuide[] {
  const { roles, events, challenges } = availableAtMost(definition);
  const sources: readonly (readonly [string | undefined, Module])[] = [
    ...definition.modules.map((module) => [undefined, module] as const),
    ...[...events, ...roles].map((module) => [module.id, module] as const),
    ...[...definition.boxes, ...challenges].flatMap(({ id, modules: own }) =>
      own.map((module) => [id, module] as const),
    ),
  ];
  const kinds = new Map<string, KindGuide>();
  for (const [source, module] of sources) {
    for (const { name, phrase, formerly, operands, spends } of module.commands ?? []) {
      const known = kinds.get(name)?.broughtBy;
      const open = source === undefined || known?.length === 0;
      kinds.set(name, {
        name,
        phrase,
        formerly,
        operands,
        spends,
        broughtBy: open ? [] : [...(known ?? []), source],
      });
    }
  }
  return [...kinds.values()];
}
