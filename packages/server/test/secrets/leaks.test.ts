// Servers that tell too much, each in one way: the comparison has to find every one of them.
import {
  apply,
  clone,
  parseCommand,
  snapshot,
  type ConfigRequest,
  type Fact,
  type State,
} from '@cordon/engine';
import { LiveTable, Refusal, Registry, type Table } from '@cordon/tables';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawConfigurations } from '../../tools/secrets/configurations.ts';
import { compareGame } from '../../tools/secrets/game.ts';
import { Leak } from '../../tools/secrets/leak.ts';
import { secretFields } from '../../tools/secrets/fields.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { TABLE } from '../../tools/secrets/scene.ts';

type Wrong =
  | 'nothing'
  | 'views'
  | 'seats'
  | 'lists'
  | 'facts'
  | 'words'
  | 'refusals'
  | 'plans'
  | 'summaries'
  | 'talk'
  | 'sides'
  | 'goals'
  | 'offered roles'
  | 'hidden city'
  | 'hidden drives'
  | 'hidden hand'
  | 'hints';
/** What the server does wrong just now. */
const server = vi.hoisted((): { wrong: Wrong } => ({ wrong: 'nothing' }));
const does = (wrong: Wrong): boolean => server.wrong === wrong;

/** Fields that are told to everybody who may look. */
const FIELDS: Partial<Record<Wrong, string>> = {
  goals: 'team.goals',
  'offered roles': 'team.offered',
  'hidden city': 'terrorist.city',
  'hidden drives': 'terrorist.drives',
  'hidden hand': 'infectionHand.cards',
};

/** What lies in the field that is told just now, if any is. */
function toldField({ game, cells }: State): object {
  const field = secretFields(game).find(({ name }) => name === FIELDS[server.wrong]);
  return field === undefined ? {} : { told: [...cells.subarray(field.from, field.end)] };
}

const topCard = ({ playerDeck: { cards, size } }: State): string => String(cards[size - 1]);

vi.mock(import('@cordon/engine'), async (original) => {
  const { view, ...rest } = await original();
  const leaky: typeof view = (state, viewer, secrets) => ({
    ...view(state, viewer, secrets),
    ...(does('views') ? { next: topCard(state) } : {}),
    ...toldField(state),
  });
  return { ...rest, view: leaky };
});

vi.mock(import('@cordon/engine/inner'), async (original) => {
  const { sightOf, ...rest } = await original();
  // Advice from what the last seat sees.
  const leaky: typeof sightOf = (state, viewer) =>
    sightOf(state, does('hints') ? state.game.shape.seats - 1 : viewer);
  return { ...rest, sightOf: leaky };
});

vi.mock(import('../../../tables/src/tables/sides.ts'), async (original) => {
  const { keptBy, sidesOf, ...rest } = await original();
  const nobodys: typeof keptBy = (game, entry) => (does('talk') ? undefined : keptBy(game, entry));
  const all: typeof sidesOf = (game, seats) => (does('sides') ? [1, 2, 3] : sidesOf(game, seats));
  return { ...rest, keptBy: nobodys, sidesOf: all };
});

vi.mock(import('../../../tables/src/tables/boardTexts.ts'), async (original) => {
  const { boardsText, ...rest } = await original();
  const leaky: typeof boardsText = (table, seats, secrets) => {
    // The board of the neighbour.
    const text = boardsText(table, does('seats') ? seats.map((seat) => 1 + (seat % 2)) : seats, secrets);
    return does('lists') ? text.replace('"legal":[', `"legal":["look at ${topCard(table.state)}",`) : text;
  };
  return { ...rest, boardsText: leaky };
});

vi.mock(import('../../../tables/src/tables/boards.ts'), async (original) => {
  const { step, ...rest } = await original();
  const leaky: typeof step = (before, command) => {
    try {
      const { state, facts, hears } = step(before, command);
      const open = facts.map((fact): Fact => Object.assign(structuredClone(fact), { audience: undefined }));
      return { state, facts: does('facts') ? open : facts, hears: does('words') ? undefined : hears };
    } catch (error) {
      if (!(error instanceof Refusal) || !does('refusals')) throw error;
      throw error.about(topCard(before));
    }
  };
  return { ...rest, step: leaky };
});

vi.mock(import('../../../tables/src/tables/acts/plans.ts'), async (original) => {
  const { propose, ...rest } = await original();
  const leaky: typeof propose = (table, rights, request) => {
    const draft = propose(table, rights, request);
    const board = clone(table.state);
    // Tried on the board itself.
    for (const words of does('plans') ? request.commands : []) {
      const command = parseCommand(board, words);
      if (!command.ok || !apply(board, command.value).ok) throw new Refusal('illegal-command', 'It fails.');
    }
    return draft;
  };
  return { ...rest, propose: leaky };
});

vi.mock(import('../../../tables/src/tables/summary.ts'), async (original) => {
  const { summaryOf, ...rest } = await original();
  const leaky = (table: Table) => {
    const summary = summaryOf(table);
    return does('summaries') ? { ...summary, about: summary.about + topCard(table.state) } : summary;
  };
  return { ...rest, summaryOf: leaky };
});

const EVERY_KIND = drawConfigurations(100, 'leaks');
/** Somebody often looks at cards and puts them in order. */
const STUDIES = Array.from({ length: 50 }, () => ({
  game: 'iberia',
  players: 2,
  roles: ['royal-academy-scientist', 'sailor'],
}));

/** Whether a plan works depends on what others hold. */
const SECRET_HANDS = Array.from({ length: 250 }, () => ({
  game: 'base',
  players: 2,
  roles: ['researcher', 'scientist'],
  options: { hands: 'private', consent: 'ask' },
}));
/** One plays against the others, unseen. */
const AGAINST = Array.from({ length: 100 }, (_, index) => ({
  game: 'base',
  boxes: ['brink'],
  players: 3 + (index % 3),
  challenges: ['bio-terrorist'],
}));
/** Pairs against pairs. */
const TEAMS = Array.from({ length: 100 }, (_, index) => ({
  game: 'base',
  boxes: ['brink', 'lab'],
  players: index % 2 === 0 ? 4 : 6,
  challenges: ['team'],
}));
const CONFIGURATIONS: Partial<Record<Wrong, readonly ConfigRequest[]>> = {
  words: STUDIES,
  talk: AGAINST,
  sides: AGAINST,
  hints: AGAINST,
  goals: TEAMS,
  'offered roles': TEAMS,
  'hidden city': AGAINST,
  'hidden drives': AGAINST,
  'hidden hand': AGAINST,
  plans: SECRET_HANDS,
};

/** Games before these show nothing of what is seldom told. */
const FROM: Partial<Record<Wrong, number>> = { plans: 90, words: 12 };

/** Plays until the comparison complains. */
async function findLeak(configurations: readonly ConfigRequest[] = EVERY_KIND): Promise<string> {
  for (const [index, config] of configurations.entries()) {
    if (index < (FROM[server.wrong] ?? 0)) continue;
    try {
      await compareGame(`leaks ${String(index)}`, config);
    } catch (error) {
      if (error instanceof Leak) return error.message;
      throw error;
    }
  }
  return 'nothing was found';
}

describe('the comparison of what leaves two servers', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());
  afterEach(() => {
    server.wrong = 'nothing';
    vi.restoreAllMocks();
  });

  it.each<[Wrong, RegExp]>([
    ['views', /"next":"/u],
    ['seats', /hears something else/u],
    ['lists', /"legal":\["look at/u],
    ['facts', /"facts":/u],
    ['words', /"command":"(next|order) /u],
    ['refusals', /"type":"refused"|"reasons":\[/u],
    ['plans', /"type":"propose"/u],
    ['talk', /It lies in quite another place/u],
    ['sides', /It lies in quite another place/u],
    ['hints', /metrics are told something else/u],
    ['summaries', /metrics are told something else/u],
    ['goals', /"told":/u],
    ['offered roles', /"told":/u],
    ['hidden city', /"told":/u],
    ['hidden drives', /"told":/u],
    ['hidden hand', /"told":/u],
  ])('finds a server that tells too much by its %s', async (wrong, trace) => {
    server.wrong = wrong;
    expect(await findLeak(CONFIGURATIONS[wrong])).toMatch(trace);
  });

  it('finds a server whose forks of a running game have its cards', async () => {
    // oxlint-disable-next-line typescript/unbound-method
    const { create } = Registry.prototype;
    vi.spyOn(Registry.prototype, 'create').mockImplementation(async function fork(this: Registry, entry) {
      const { state } = await this.read(TABLE);
      return create.call(this, { ...entry, deal: { snapshot: snapshot(state) } });
    });
    expect(await findLeak()).toMatch(/"type":"fork"/u);
  });

  it('finds a server that reads once more where another card lies', async () => {
    // oxlint-disable-next-line typescript/unbound-method
    const { see } = LiveTable.prototype;
    vi.spyOn(LiveTable.prototype, 'see').mockImplementation(async function twice(this: LiveTable, look) {
      let isEven = false;
      const found: unknown = await see.call(this, (table) => {
        isEven = table.state.playerDeck.size % 2 === 0 && Number(topCard(table.state)) % 2 === 0;
        return look(table);
      });
      if (isEven) this.forget();
      return found;
    });
    expect(await findLeak()).toMatch(/metrics are told something else/u);
  });
});
