// Complete games of uniformly random commands, every legal one listed before each choice.
import { ENDINGS, type Game } from '@cordon/engine';
import {
  below,
  blankState,
  legalInto,
  makeOffers,
  play,
  seedRandom,
  startInto,
  type Offers,
} from '@cordon/engine/inner';

/** Picks the number of one of the offers. */
export type Choice = (random: Int32Array, offers: Offers) => number;

export const anyCommand: Choice = (random, offers) => below(random, offers.count);

/** Among the actions while there are any: “end”, which is offered first, only when nothing else is. */
export const anyAction: Choice = (random, offers) =>
  offers.count === 1 ? 0 : 1 + below(random, offers.count - 1);

export interface GamesPlayed {
  games: number;
  commands: number;
  offered: number;
  turns: number;
  readonly endings: number[];
}

/** Plays games one after another, each with a seed of its own, in one state that is used again. */
export class RandomGames {
  readonly state;
  readonly offers = makeOffers();
  readonly random = new Int32Array(4);
  readonly played: GamesPlayed = {
    games: 0,
    commands: 0,
    offered: 0,
    turns: 0,
    endings: ENDINGS.map(() => 0),
  };
  readonly #choose: Choice;
  readonly #seed = Int32Array.of(0, 1, 2, 3);

  constructor(game: Game, choose: Choice) {
    this.state = blankState(game);
    this.#choose = choose;
  }

  /** A game depends on its number alone. */
  begin(number: number): void {
    this.#seed[0] = number;
    this.#seed[1] = 1;
    startInto(this.state, this.#seed);
    this.#seed[1] = 2;
    seedRandom(this.random, this.#seed);
  }

  /** One command of the game in progress. */
  step(): void {
    legalInto(this.state, this.offers);
    play(this.state, this.offers.items[this.#choose(this.random, this.offers)]!);
  }

  playOne(): void {
    const { state, offers, played } = this;
    this.begin(played.games);
    while (state.over === 0) {
      this.step();
      played.offered += offers.count;
      played.commands++;
    }
    played.games++;
    played.turns += state.turnsDone;
    played.endings[state.over]!++;
  }

  play(count: number): void {
    for (let i = 0; i < count; i++) this.playOne();
  }
}
