// Made when the page is built.
declare module 'virtual:cordon-games' {
  /** The ids of all games, as they are offered. */
  export const ORDER: readonly string[];
  export const CARDS_PER_TURN: number;
  /** The bots that people are offered, the weakest first. */
  export const PARTNERS: readonly string[];
  export const USUAL_PARTNER: string;
}

/** One game, by its id. */
declare module 'virtual:cordon-games/*' {
  import type { GameGuide } from '@cordon/engine';

  export const guide: GameGuide;
}
