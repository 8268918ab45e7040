// The engine against the rulebook told plainly, at random moments of random labs. Many of them by hand: LABS=5000 npx vitest run law
import { expect, it } from 'vitest';
import { apply, formatCommand, legal, view, type Command, type State } from '../../../../../src/index.ts';
import { demand } from '../../../../properties/demand.ts';
import { checkPosition, infectionCardsMissing } from '../../../../properties/invariants.ts';
import { anyKind, chanceFrom, pick, type Chance } from '../../../../properties/play.ts';
import { arrange } from '../../../../scenario/arrange.ts';
import { same } from './compare.ts';
import { isFree, kindOf, LAB_ACTIONS, lawful, OF_THE_LAB, type Table } from './law.ts';
import { outcomeOf, outcomeSeen } from './outcome.ts';
import { anyHall, anyPosition, type Hall } from './randomTables.ts';

const LABS = Number(process.env['LABS'] ?? 120);
const LABS_OF_A_HALL = 20;
const MOST_COMMANDS = 12;
const WISHED = new Set([...OF_THE_LAB, 'treat', 'build', 'government-grant', 'sequencing-breakthrough']);

/** The cards of a cure in one order. */
function spelled(text: string): string {
  const [cure, cards] = text.split(' with ');
  return text.startsWith('cure') && cards !== undefined
    ? `${cure!} with ${cards.split(' ').toSorted().join(' ')}`
    : text;
}

/** What the engine offers of the lab is what the law allows, and nobody else is offered anything of it. */
function checkOffers(s: State, table: Table, about: () => string): string[] {
  const seen = view(s, 0);
  const speaker = `${String(seen.frames.at(-1)!['seat'])}: `;
  const all = legal(s).map((command) => formatCommand(s.game, command));
  const ofLab = all.filter((text) => OF_THE_LAB.has(kindOf(text)));
  const mine = ofLab
    .filter((text) => text.startsWith(speaker))
    .map((text) => spelled(text.slice(speaker.length)));
  const law = (lawful(seen, table) ?? []).map(spelled);
  const [more, fewer] = [
    mine.filter((text) => !law.includes(text)),
    law.filter((text) => !mine.includes(text)),
  ];
  demand(mine.length === ofLab.length, () => `somebody else may work in the lab: ${about()}`);
  demand(more.length + fewer.length === 0, () => `more: ${more.join()}, fewer: ${fewer.join()}: ${about()}`);
  const isAlone = seen.frames.at(-1)!.frame === 'free-lab';
  demand(
    !isAlone || all.length === law.length,
    () => `something else beside the free lab action: ${about()}`,
  );
  return mine;
}

/** A lab action costs an action unless an ability makes it free. LAB-LAB-11 LAB-LAB-19 */
function checkPrice(text: string, before: ReturnType<typeof view>, s: State, table: Table): void {
  const frame = before.frames.at(-1)!;
  const { role } = before.seats[Number(frame['seat']) - 1]!;
  if (!['actions', 'cdc'].includes(frame.frame) || !LAB_ACTIONS.includes(kindOf(text))) return;
  const free = frame.frame === 'actions' && isFree(role, kindOf(text), table);
  if (free) table.used.add(role);
  const after = view(s, 0).frames.find((one) => one.frame === frame.frame && one['seat'] === frame['seat']);
  if (after === undefined || s.over !== 0) return;
  demand(Number(after['left']) === Number(frame['left']) - (free ? 0 : 1), `the price of ${text}`);
}

const wish = (s: State, chance: Chance): Command => {
  const all = legal(s);
  const cures = all.filter(({ kind }) => kind.startsWith('cure'));
  if (cures.length > 0 && chance(2) === 0) return pick(cures, chance);
  const wished = all.filter(({ kind }) => WISHED.has(kind));
  return wished.length > 0 && chance(8) > 0 ? anyKind(wished, chance) : pick(all, chance);
};

/** Plays on from a position until its turn ends. */
function playOn({ game }: Hall, from: State, chance: Chance, seen: Map<string, number>): void {
  const s = from;
  const colourOf = new Map(game.cityIds.map((id, city) => [id, game.colourIds[game.colourOf[city]!]!]));
  const table: Table = { config: game.config, colourOf, used: new Set(), breakthrough: false };
  const done: string[] = [];
  while (s.over === 0 && done.length < MOST_COMMANDS) {
    const before = view(s, 0);
    const about = (): string => JSON.stringify({ done, before });
    checkOffers(s, table, about);
    const command = wish(s, chance);
    const text = formatCommand(game, command);
    done.push(text);
    const applied = apply(s, command);
    if (!applied.ok) throw new Error(`${text}: ${applied.error.message}`);
    checkPosition(s, infectionCardsMissing(s));
    const after = view(s, 0);
    const wanted = outcomeOf(text, before, after, table);
    if (wanted !== undefined && s.over === 0) same(outcomeSeen(before, after, table), wanted, about);
    checkPrice(text, before, s, table);
    seen.set(kindOf(text), (seen.get(kindOf(text)) ?? 0) + 1);
    if (kindOf(text) === 'sequencing-breakthrough') table.breakthrough = true;
    if (applied.value.some(({ fact }) => fact === 'cured')) table.breakthrough = false;
    if (['end', 'rest'].includes(kindOf(text))) return;
  }
}

it(`LAB-LAB-12 LAB-LAB-13 LAB-BLD-3 LAB-CHA-2 LAB-PRO-8 LAB-TST-2 LAB-SEQ-11 LAB-CUR-1 LAB-CLO-1 the engine allows in the lab what the rulebook allows and leaves what it leaves, in ${String(LABS)} labs`, () => {
  const chance = chanceFrom(process.env['SEED'] ?? 'law');
  const seen = new Map<string, number>();
  let hall = anyHall(chance);
  for (let number = 0; number < LABS; number++) {
    if (number % LABS_OF_A_HALL === 0) hall = anyHall(chance);
    playOn(hall, arrange(hall.game, anyPosition(hall, chance)), chance, seen);
  }
  for (const kind of OF_THE_LAB) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
