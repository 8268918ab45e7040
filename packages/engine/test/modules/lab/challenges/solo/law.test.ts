// The engine against the rulebook told plainly, in the CDC's step at random tables.
import { expect, it } from 'vitest';
import { apply, formatCommand, legal, view, type State } from '../../../../../src/index.ts';
import { demand } from '../../../../properties/demand.ts';
import { anyKind, chanceFrom } from '../../../../properties/play.ts';
import { arrange } from '../../../../scenario/arrange.ts';
import { kindOf } from '../laboratory/law.ts';
import { anyHall, anyPosition } from '../laboratory/randomTables.ts';
import { lawfulForCdc } from './law.ts';

const TABLES = Number(process.env['LABS'] ?? 60);
const TABLES_OF_A_HALL = 10;
const OF_THE_CDC: ReadonlySet<string> = new Set(['rest', 'send', 'draw-card', 'assign', 'exchange']);

function check(s: State, done: readonly string[]): void {
  const all = legal(s).map((command) => formatCommand(s.game, command));
  const offered = all.filter((text) => OF_THE_CDC.has(kindOf(text)));
  const law = lawfulForCdc(view(s, 0), s.game).map((text) => `2: ${text}`);
  const more = offered.filter((text) => !law.includes(text));
  const fewer = law.filter((text) => !offered.includes(text));
  const about = (): string =>
    `more: ${more.join()}, fewer: ${fewer.join()}: ${JSON.stringify({ done, seen: view(s, 0) })}`;
  demand(more.length + fewer.length === 0, about);
}

it(`LAB-SOLO-15 LAB-SOLO-17 LAB-SOLO-18 LAB-SOLO-19 LAB-SOLO-22 LAB-SOLO-25 the CDC may do what the rulebook lists and nothing else, at ${String(TABLES)} tables`, () => {
  const chance = chanceFrom(process.env['SEED'] ?? 'law of the CDC');
  const seen = new Set<string>();
  let hall = anyHall(chance, true);
  for (let number = 0; number < TABLES; number++) {
    if (number % TABLES_OF_A_HALL === 0) hall = anyHall(chance, true);
    const s = arrange(hall.game, { ...anyPosition(hall, chance), step: 'cdc', left: 1 + chance(3) });
    const done: string[] = [];
    while (s.over === 0 && view(s, 0).frames.some(({ frame }) => frame === 'cdc')) {
      if (view(s, 0).frames.at(-1)!.frame === 'cdc') check(s, done);
      const command = anyKind(legal(s), chance);
      done.push(formatCommand(s.game, command));
      seen.add(kindOf(done.at(-1)!));
      const applied = apply(s, command);
      if (!applied.ok) throw new Error(`${done.at(-1)!}: ${applied.error.message}`);
    }
  }
  expect([...OF_THE_CDC].filter((kind) => !seen.has(kind))).toEqual([]);
});
