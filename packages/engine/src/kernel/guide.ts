// What never changes in a game, in names: the map, the commands there are, the lengths of tracks. For pages and other readers that
// draw boards and know no rules.
import { choicesOf, type GameChoices } from './choices.ts';
import type { GameDefinition } from './definition.ts';
import type { MapCity } from './map.ts';
import type { CommandKind, Module, OperandType } from './types.ts';

export interface KindGuide {
  readonly name: string;
  /** Words and {operands}; a part in [brackets] may be left out. */
  readonly phrase: string;
  readonly operands: Readonly<Record<string, OperandType>>;
  readonly spends: CommandKind['spends'];
}

export interface GameGuide {
  readonly id: string;
  readonly choices: GameChoices;
  readonly colours: readonly string[];
  readonly cities: readonly Pick<MapCity, 'id' | 'name' | 'colour'>[];
  readonly lines: readonly { readonly id: string; readonly ends: readonly [string, string] }[];
  readonly regions: readonly { readonly id: string; readonly cities: readonly string[] }[];
  /** Whatever a table chooses, its commands are among these. */
  readonly kinds: readonly KindGuide[];
  /** Infection cards drawn, space by space. */
  readonly rates: readonly number[];
  /** The game is lost with so many. */
  readonly outbreakLimit: number;
  readonly cubesPerColour: number;
}

export function guideOf(definition: GameDefinition): GameGuide {
  const { id, map, rates, outbreakLimit, cubesPerColour } = definition;
  return {
    id,
    choices: choicesOf(definition),
    colours: map.colours,
    cities: map.cities.map(({ id: city, name, colour }) => ({ id: city, name, colour })),
    lines: map.connections.map((ends) => ({ id: ends.join('-'), ends })),
    regions: map.regions ?? [],
    kinds: kindsOf(definition),
    rates,
    outbreakLimit,
    cubesPerColour,
  };
}

function kindsOf({ modules, roles, events, challenges }: GameDefinition): KindGuide[] {
  const all: readonly Module[] = [
    ...modules,
    ...events,
    ...roles,
    ...challenges.flatMap((challenge) => challenge.modules),
  ];
  const kinds = new Map<string, KindGuide>();
  for (const { name, phrase, operands, spends } of all.flatMap((module) => module.commands ?? []))
    kinds.set(name, { name, phrase, operands, spends });
  return [...kinds.values()];
}
