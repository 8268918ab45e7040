// What a game says about its board.

export interface MapCity {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly colour: string;
  /** Decides who begins: the highest wins. */
  readonly rank: number;
}

export interface GameMap {
  readonly cities: readonly MapCity[];
  readonly colours: readonly string[];
  readonly connections: readonly (readonly [string, string])[];
  /** Areas enclosed by lines, with the cities on their border. */
  readonly regions?: readonly { readonly id: string; readonly cities: readonly string[] }[];
}
