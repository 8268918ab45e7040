// Tables of Iberia for tests of words, and games that go on by the first legal command of a kind.
import {
  apply,
  compile,
  legal,
  seedFromText,
  start,
  view,
  type Command,
  type ConfigRequest,
  type Game,
  type State,
  type View,
} from '@cordon/engine';

export const BOTH = ['influx-of-patients', 'historical-diseases'];

export class Table {
  readonly game: Game;
  readonly state: State;

  constructor(request: ConfigRequest) {
    const compiled = compile({ game: 'iberia', ...request });
    if (!compiled.ok) throw new Error(compiled.error.message);
    this.game = compiled.value;
    this.state = start(this.game, seedFromText('words')).state;
  }

  /** What the seat that is asked sees. */
  get view(): View {
    return view(this.state, view(this.state, 0).waitsFor);
  }

  /** Carries out the first legal command of a kind and gives it back. */
  does<K extends Command['kind']>(kind: K): Extract<Command, { readonly kind: K }> {
    const command = legal(this.state).find(
      (one): one is Extract<Command, { readonly kind: K }> => one.kind === kind,
    );
    if (command === undefined) throw new Error(`${kind} is not legal`);
    const applied = apply(this.state, command);
    if (!applied.ok) throw new Error(applied.error.message);
    return command;
  }

  /** Places all pawns. */
  begins(): this {
    while (this.view.frames.at(-1)?.frame !== 'actions')
      this.does(this.view.frames.at(-1)?.frame === 'prevention' ? 'prevent' : 'start');
    return this;
  }
}
