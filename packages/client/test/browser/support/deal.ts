// A game that a test plays twice: here with the engine, so that it knows what the page has to show, and there in the page.
import {
  RULES_VERSION,
  formatSave,
  parseCommand,
  seedFromText,
  type Command,
  type ConfigRequest,
  type View,
} from '@cordon/engine';
import { narrow } from '../../../src/choices/narrow.ts';
import type { Offer } from '../../../src/choices/offer.ts';
import type { Scene } from '../../../src/scene/scene.ts';
import type { Language } from '../../../src/words/words.ts';
import { EngineTable } from '../../support/engineTable.ts';
import '../../support/kits.ts';

export class Deal {
  readonly language: Language;
  readonly #seed: string;
  readonly #commands: Command[] = [];
  readonly #table: EngineTable;
  /** The views after every move, from the seat that was to act. */
  readonly #views: View[] = [];

  constructor(request: ConfigRequest, seed: string, language: Language = 'en') {
    this.#seed = seed;
    this.language = language;
    this.#table = new EngineTable(request, seed);
    this.#views.push(this.scene.view);
  }

  /** What the page looks at now. */
  get scene(): Scene {
    return this.#table.scene(this.language);
  }

  get move(): number {
    return this.#commands.length;
  }

  get isOver(): boolean {
    return this.#table.waitsFor === 0;
  }

  viewAfter(move: number): View {
    return this.#views[move]!;
  }

  /** What the seat that is asked can do, in words. */
  get offers(): readonly Offer[] {
    return this.scene.offers;
  }

  offer(words: string): Offer {
    const offer = this.offers.find((one) => one.words === words);
    if (offer === undefined) throw new Error(`“${words}” cannot be done now`);
    return offer;
  }

  play({ seat, words }: Pick<Offer, 'seat' | 'words'>): void {
    const command = parseCommand(this.#table.state, `${String(seat)}: ${words}`);
    if (!command.ok) throw new Error(command.error.message);
    this.#table.play(seat, words);
    this.#commands.push(command.value);
    this.#views.push(this.scene.view);
  }

  /** The game as text, as far as it has come. */
  save(): string {
    const { view } = this.scene;
    const text = formatSave({
      config: view.config,
      seed: seedFromText(this.#seed),
      commands: this.#commands,
      rules: RULES_VERSION,
      comments: {},
      result: view.ending,
    });
    if (!text.ok) throw new Error(text.error.message);
    return text.value;
  }
}

/**
 * A short game in which everything is done once: the first command of a kind that was not played yet, then only what the game
 * insists on.
 */
export function everythingOnce(): (deal: Deal) => Offer {
  const done = new Set<string>();
  return (deal) => {
    const { offers } = deal;
    const fresh = offers.filter(({ kind }) => !done.has(kind.name) && kind.spends !== 'nothing');
    const chosen =
      fresh.find((offer) => narrow(sameKind(offers, offer)).complete === undefined) ??
      fresh[0] ??
      offers.find(({ kind }) => kind.spends === 'nothing') ??
      offers[0]!;
    done.add(chosen.kind.name);
    return chosen;
  };
}

function sameKind(offers: readonly Offer[], { kind }: Offer): Offer[] {
  return offers.filter((one) => one.kind === kind);
}
