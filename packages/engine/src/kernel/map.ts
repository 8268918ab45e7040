// What a game says about its board.

export interface MapCity {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly colour: string;
  /** Decides who begins: the highest wins. */
  readonly rank: number;
}

/** An area enclosed by lines. */
export interface MapRegion {
  /** The cities of its name, joined by hyphens. */
  readonly id: string;
  /** A second id that players may type; the game never writes it. */
  readonly short: string;
  /** The border cities it is named after. */
  readonly name: readonly string[];
  /** All cities on its border. */
  readonly cities: readonly string[];
}

export interface GameMap {
  readonly cities: readonly MapCity[];
  readonly colours: readonly string[];
  readonly connections: readonly (readonly [string, string])[];
  readonly regions?: readonly MapRegion[];
}
