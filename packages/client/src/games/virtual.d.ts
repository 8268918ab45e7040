// Made when the page is built.
declare module 'virtual:cordon-games' {
  import type { GameGuide } from '@cordon/engine';

  export const GAMES: readonly GameGuide[];
  export const CARDS_PER_TURN: number;
  /** The bots that people are offered, the weakest first. */
  export const PARTNERS: readonly string[];
  export const USUAL_PARTNER: string;
}
