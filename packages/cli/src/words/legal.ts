// The legal commands grouped by kind; a long list becomes its pattern and what may stand in it.
import { formatWords, type Command, type Game } from '@cordon/engine';
import { counted, listed, regionName } from './names.ts';
import { offerWords, type Offer } from './price.ts';

const LISTED = 8;
const MANY = {
  city: 'cities',
  infection: 'cities',
  seat: 'players',
  role: 'roles',
  colour: 'colours',
  card: 'cards',
  cards: 'choices',
  region: 'regions',
  line: 'lines',
  dish: 'dishes',
  research: 'research lines',
  goal: 'Goal cards',
  division: 'divisions',
} as const;

/** Every command that begins with a word, and what it takes. */
export function linesWith(game: Game, offers: readonly Offer[], word: string): string[] {
  return offers.flatMap((offer) =>
    formatWords(game, offer.command).startsWith(word) ? [`  ${offerWords(game, offer)}`] : [],
  );
}

/** One line for each kind of command. */
export function legalLines(game: Game, commands: readonly Command[]): string[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const key = `${String(command.seat)} ${command.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), command]);
  }
  return [...groups.values()].map((group) => {
    if (group.length > LISTED) return `  ${summary(game, group)}`;
    return `  ${group.map((command) => formatWords(game, command)).join('; ')}`;
  });
}

/** Where the regions lie that commands name, if they are not too many. */
export function regionsNamed(game: Game, commands: readonly Command[]): string[] {
  const regions = valuesOf(commands, 'region');
  if (regions.length === 0 || regions.length > LISTED) return [];
  return [
    `Regions: ${regions
      .toSorted()
      .map((id) => regionName(game, id))
      .join('; ')}.`,
  ];
}

/** “charter TO, where TO is one of 47 cities”. */
function summary(game: Game, group: readonly Command[]): string {
  const kind = game.kindsByName.get(group[0]!.kind)!;
  const values = Object.entries(kind.operands).map(([name, type]) => {
    const ways = valuesOf(group, name);
    return { name, ways: type === 'region' || type === 'seat' ? ways.toSorted() : ways };
  });
  let pattern = kind.phrase;
  const notes: string[] = [];
  for (const { name, ways } of values) {
    const [only = ''] = ways;
    if (ways.length === 0)
      pattern = pattern.replace(new RegExp(`\\s*\\[[^\\]]*\\{${name}\\}[^\\]]*\\]`, 'u'), '');
    else if (ways.length === 1) pattern = pattern.replace(`{${name}}`, only);
    else {
      pattern = pattern.replace(`{${name}}`, name.toUpperCase());
      const what =
        ways.length > LISTED
          ? `one of ${String(ways.length)} ${MANY[kind.operands[name]!]}`
          : listed(ways, 'or');
      notes.push(`${name.toUpperCase()} is ${what}`);
    }
  }
  return `${pattern.replaceAll(/[[\]]/gu, '')}, where ${notes.join(' and ')} (${counted(group.length, 'way')})`;
}

function valuesOf(group: readonly Command[], name: string): string[] {
  const found = new Set<string>();
  for (const command of group) {
    const value: unknown = Object.entries(command).find(([key]) => key === name)?.[1];
    if (typeof value === 'string' || typeof value === 'number') found.add(String(value));
    else if (Array.isArray(value)) found.add(value.join(' '));
  }
  return [...found];
}
