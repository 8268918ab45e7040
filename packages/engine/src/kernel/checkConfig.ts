// The check of a configuration against its game: fills in what was left out and refuses what the game doesn't allow.
import { available, availableAtMost, decksOf, optionsOf } from './available.ts';
import { CONFIG_KEYS, type Config, type ConfigRequest, type OptionSpec } from './config.ts';
import { cardsLeftOut, chosen, rolesNeverDealt } from './configChecks.ts';
import type { Asked, DeckSpec, GameDefinition } from './definition.ts';
import { failure, success, type Result } from './errors.ts';
import { quote, shorten } from './quote.ts';
import { rolesToDeal } from './seating.ts';
import { isList, isRecord, isWords } from './shapes.ts';
import type { Refusal } from './types.ts';

const listed = (values: readonly (string | number)[]): string => values.join(', ');
const wrong = ({ message, ...why }: Refusal): ReturnType<typeof failure> =>
  failure('bad-configuration', message, why);
/** Only a program makes this mistake, so it needs no words in other languages. */
const malformed = (message: string): ReturnType<typeof failure> => failure('bad-configuration', message);
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/**
 * Names are looked up among those of all boxes first, then the checks of the game are made in its order. `pool` and `events` are what is
 * dealt from: any of what the boxes in use have, all of it if nothing is said.
 */
export function checkConfig(definition: GameDefinition, request: ConfigRequest): Result<Config> {
  const shape = checkShape(request);
  if (!shape.ok) return shape;
  const boxes = checkNames('box', request.boxes ?? [], idsOf(definition.boxes));
  if (!boxes.ok) return boxes;
  const asked = askedOf(definition, request, boxes.value);
  const lists = checkLists(asked);
  if (!lists.ok) return lists;
  for (const check of definition.checks) {
    const refusal = check(asked);
    if (refusal !== undefined) return wrong(refusal);
  }
  const { pool, events, challenges } = lists.value;
  const roles = checkRoles(asked, pool);
  if (!roles.ok) return roles;
  const { players, epidemics } = asked;
  const specs = optionsOf(definition, boxes.value, challenges);
  const options = checkOptions(specs, request.options ?? {}, { players, epidemics });
  if (!options.ok) return options;
  const decks = checkDecks(decksOf(definition, boxes.value, challenges), request.decks ?? {});
  if (!decks.ok) return decks;
  return success({
    game: definition.id,
    ...(boxes.value.length === 0 ? {} : { boxes: boxes.value }),
    players,
    epidemics,
    roles: roles.value,
    pool,
    events,
    challenges,
    options: options.value,
    ...(Object.keys(decks.value).length === 0 ? {} : { decks: decks.value }),
  });
}

function askedOf(definition: GameDefinition, request: ConfigRequest, boxes: readonly string[]): Asked {
  const { challenges = [] } = request;
  const inUse = available(definition, boxes, challenges);
  return {
    definition,
    boxes,
    players: request.players ?? inUse.players[0]!,
    epidemics: request.epidemics ?? inUse.epidemics[0]!,
    roles: request.roles ?? 'random',
    pool: request.pool,
    events: request.events,
    challenges,
    inUse,
    atMost: availableAtMost(definition),
  };
}

/** For callers that types do not bind. */
function checkShape(request: ConfigRequest): Result<true> {
  if (!isRecord(request)) return malformed('A configuration is an object.');
  const unknown = Object.keys(request).find((key) => !CONFIG_KEYS.includes(key));
  if (unknown !== undefined)
    return malformed(`${quote(unknown)} is not part of a configuration, which has ${listed(CONFIG_KEYS)}.`);
  const { boxes, players, epidemics, roles, pool, events, challenges, options, decks } = request;
  for (const [name, count] of Object.entries({ players, epidemics })) {
    if (count !== undefined && typeof count !== 'number')
      return malformed(`The number of ${name} must be a number.`);
  }
  const lists = { boxes, roles: roles === 'random' ? undefined : roles, pool, events, challenges };
  for (const [name, list] of Object.entries(lists)) {
    if (list !== undefined && !isList(list))
      return malformed(`The ${name} of a configuration must be a list of names.`);
  }
  if (options !== undefined && !isWords(options))
    return malformed('Each option of a configuration must be a word.');
  const wrongDeck = decks === undefined ? undefined : deckFault(decks);
  return wrongDeck === undefined ? success(true) : malformed(wrongDeck);
}

/** What makes something no lists of words by the names of decks. */
function deckFault(decks: unknown): string | undefined {
  if (!isRecord(decks)) return NO_DECKS;
  for (const [name, deck] of Object.entries(decks)) {
    if (!Array.isArray(deck)) return NO_DECKS;
    const at = deck.findIndex((card) => typeof card !== 'string');
    if (at >= 0) return `Card ${String(at + 1)} of the deck ${quote(name)} must be a word.`;
  }
  return undefined;
}

const NO_DECKS = 'Each deck of a configuration must be a list of words.';

type Lists = Pick<Config, 'pool' | 'events' | 'challenges'>;

/** The lists in the order of the game, whatever box their names are of. */
function checkLists(asked: Asked): Result<Lists> {
  const { inUse, atMost, roles, pool, events, challenges } = asked;
  const named = [...(roles === 'random' ? [] : roles), ...(pool ?? [])];
  // A role that nobody is dealt has a sentence of its own, in its place among the checks.
  const known = checkKnown(
    'role',
    named.filter((name) => !rolesNeverDealt(atMost).includes(name)),
    idsOf(atMost.roles),
  );
  if (!known.ok) return known;
  const dealt = checkNames('role', pool ?? idsOf(inUse.roles), [
    ...idsOf(atMost.roles),
    ...rolesNeverDealt(atMost),
  ]);
  if (!dealt.ok) return dealt;
  const drawn = checkNames('event', events ?? idsOf(inUse.events), [
    ...idsOf(atMost.events),
    ...cardsLeftOut(asked),
  ]);
  if (!drawn.ok) return drawn;
  const played = checkNames('challenge', challenges, idsOf(atMost.challenges));
  if (!played.ok) return played;
  return success({ pool: dealt.value, events: drawn.value, challenges: played.value });
}

function checkKnown(what: string, names: readonly string[], all: readonly string[]): Result<true> {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return success(true);
  const known = all.length === 0 ? 'there are none' : `there are ${listed(all)}`;
  return wrong({
    reason: 'unknown-name',
    message: `There is no ${what} ${quote(unknown)}; ${known}.`,
    params: { what, name: shorten(unknown) },
  });
}

/** Known, distinct names, given back in the order of the game so that equal choices are equal configurations. */
function checkNames(
  what: string,
  names: readonly string[],
  all: readonly string[],
): Result<readonly string[]> {
  const known = checkKnown(what, names, all);
  if (!known.ok) return known;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return wrong({
      reason: 'named-twice',
      message: `The ${what} ${twice} is named twice.`,
      params: { what, name: twice },
    });
  return success(all.filter((name) => names.includes(name)));
}

function checkRoles(asked: Asked, pool: readonly string[]): Result<Config['roles']> {
  const { roles } = asked;
  const players = rolesToDeal(asked.players, chosen(asked));
  const need =
    players === 1 ? '1 player needs 1 role' : `${String(players)} players need ${String(players)} roles`;
  if (pool.length < players)
    return wrong({
      reason: 'too-few-roles',
      message: `${need}, but only ${String(pool.length)} are in the pool.`,
      params: { players, named: pool.length },
    });
  if (roles === 'random') return success(roles);
  if (roles.length !== players)
    return wrong({
      reason: 'roles-unlike-players',
      message: `${need}, but ${String(roles.length)} are named.`,
      params: { players, named: roles.length },
    });
  const outside = roles.find((role) => !pool.includes(role));
  if (outside !== undefined)
    return wrong({
      reason: 'role-outside-pool',
      message: `The role ${outside} is not in the pool (${listed(pool)}).`,
      params: { role: outside },
    });
  return success([...roles]);
}

function checkOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, string>>,
  config: { readonly players: number; readonly epidemics: number },
): Result<Config['options']> {
  const unknown = Object.keys(given).find((name) => !specs.some((spec) => spec.name === name));
  if (unknown !== undefined) {
    return wrong({
      reason: 'unknown-name',
      message: `There is no option ${quote(unknown)}; there are ${listed(specs.map((spec) => spec.name))}.`,
      params: { what: 'option', name: shorten(unknown) },
    });
  }
  const options: Record<string, string> = {};
  for (const spec of specs) {
    const usual = spec.usual(config);
    const value = Object.hasOwn(given, spec.name) ? given[spec.name]! : usual;
    if (!spec.values.includes(value)) {
      return wrong({
        reason: 'unknown-value',
        message: `The option ${spec.name} is one of ${listed(spec.values)}, not ${quote(value)}.`,
        params: { option: spec.name, name: shorten(value) },
      });
    }
    if (spec.omitUsual !== true || value !== usual) options[spec.name] = value;
  }
  return success(options);
}

type Decks = NonNullable<Config['decks']>;

/** Each deck in one spelling: what was given, or what is usual. */
function checkDecks(specs: readonly DeckSpec[], given: Decks): Result<Decks> {
  const known = checkKnown(
    'deck',
    Object.keys(given),
    specs.map(({ name }) => name),
  );
  if (!known.ok) return known;
  const decks: Record<string, readonly string[]> = {};
  for (const { name, usual, read } of specs) {
    const words = read(Object.hasOwn(given, name) ? given[name]! : usual);
    if ('reason' in words) return wrong(words);
    decks[name] = words;
  }
  return success(decks);
}
