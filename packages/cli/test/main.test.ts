import { describe, expect, it } from 'vitest';
import { runCommand } from '../src/command.ts';
import { Trouble } from '../src/trouble.ts';
import { cordon } from './cordon.ts';

const COMMANDS = ['serve', 'play', 'simulate', 'arena', 'ceiling', 'replay', 'verify', 'bench'];

describe('cordon', () => {
  it('says how it is used', async () => {
    const { code, out } = await cordon([]);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toContain(`  ${name}`);
  });

  it.each(COMMANDS)('has help for %s', async (name) => {
    const { code, out, err } = await cordon([name, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: cordon ${name}`, 'u'));
  });

  /** What loads the bundle of engine and bots, or tells its trouble by itself, needs a process of its own. */
  const ALONE = new Set(['dance', 'simulate', 'bench', 'serve', 'admin']);
  const REFUSED: readonly (readonly [readonly string[], string])[] = [
    [['dance'], 'There is no command “dance”'],
    [['constructor'], 'There is no command “constructor”'],
    [['play', '--players', '5'], 'This needs the On the Brink expansion: 5 players.'],
    [['play', '--boxes', 'legacy'], 'There is no box “legacy”; there are brink, lab.'],
    [['play', '--boxes', 'lab,lab'], 'The box lab is named twice.'],
    [['play', '--boxes', 'brink,lab', '--players', '6'], 'This game is for 2 to 5 players.'],
    [['simulate', '--game', 'iberia', '--boxes', 'lab'], 'There is no box “lab”; there are none.'],
    [['play', '--players', 'two'], '--players takes a whole number'],
    [['play', '--epidemics', '7'], 'This needs the On the Brink expansion: 7 epidemics.'],
    [['play', '--roles', 'medic,medic'], 'only once'],
    [['play', '--roles', 'medic,nurse'], 'no role “nurse”'],
    [['play', '--hands', 'shut'], 'hands is one of open, private'],
    [['play', '--bots', '3=greedy'], '--bots takes seats from 1 to 2'],
    [['play', '--bots', '2=genius'], 'no player “genius”'],
    [['play', '--save'], "'--save <value>' argument missing"],
    [['play', 'now'], '“now” is one word too many'],
    [['play', '--load', 'no-such-file'], 'cannot be read: it does not exist'],
    [['play', '--load', 'x', '--players', '3'], '--players cannot be changed in a saved game'],
    [['play', '--game', 'mars'], 'no game “mars”; there are base, iberia'],
    [['play', '--game', 'iberia', '--players', '6'], 'This game is for 2 to 5 players.'],
    [['play', '--game', 'iberia', '--roles', 'medic,nurse'], 'no role “medic”'],
    [['play', '--game', 'iberia', '--hands', 'private'], 'hands is one of open, not “private”'],
    [['play', '--game', 'iberia', '--challenges', 'plague'], 'no challenge “plague”'],
    [
      ['play', '--challenges', 'influx-of-patients'],
      'no challenge “influx-of-patients”; there are virulent-strain, mutation, bio-terrorist, worldwide-panic',
    ],
    [['play', '--diseases', 'draw-2'], 'no option “diseases” in the base game; there are hands, forecast'],
    [['play', '--game', 'iberia', '--diseases', 'draw-2'], 'add --challenges historical-diseases'],
    [['play', '--option', 'windows'], '--option takes NAME=VALUE'],
    [['play', '--option', 'luck=good'], 'no option “luck”'],
    [['play', '--windows', 'always', '--option', 'windows=possible'], 'The option windows is given twice'],
    [['bench', '--game', 'mars'], 'no bench of “mars”; there are base, boxes, sides, iberia'],
    [['simulate', '--games', '0'], '--games takes a whole number from 1'],
    [['simulate', '--player', 'greedy,random,random'], 'one for each of the 2 players'],
    [['simulate', '--fast'], "Unknown option '--fast'"],
    [['serve', '--port', '70000'], '--port takes a whole number from 0 to 65535'],
    [['serve', '--host', 'not a host'], 'CORDON_HOST: got "not a host", wants an address or a host name'],
    [['admin', 'lisst'], 'There is no command “lisst”; there are list, find, show'],
    [['admin', 'show'], 'show needs more words'],
    [['admin', 'show', 'one', 'two'], '“two” is one word too many for show'],
    [['admin', 'list', '--status', 'odd'], '--status takes one of gathering, playing, over, abandoned'],
    [['admin', 'list', '--days', '3'], 'list takes no --days'],
    [['admin', 'list', '--fast'], "Unknown option '--fast'"],
    [['replay'], 'The name of a file is missing'],
    [['replay', import.meta.dirname], 'cannot be read: it is a folder'],
    [['verify', 'no-such-file'], 'it does not exist'],
  ];
  const isAlone = ([args]: (typeof REFUSED)[number]): boolean => ALONE.has(args[0]!);

  it.each(REFUSED.filter(isAlone))('answers %j with one sentence and exit code 2', async (args, words) => {
    const { code, out, err } = await cordon(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each(REFUSED.filter((row) => !isAlone(row)))(
    'answers %j with one sentence',
    async ([name, ...args], words) => {
      const trouble: unknown = await Promise.resolve(runCommand(name, args)).catch((error: unknown) => error);
      if (!(trouble instanceof Trouble)) throw new Error(`no sentence came: ${String(trouble)}`);
      expect(trouble.message).toContain(words);
      expect(trouble.message.trim().split('\n')).toHaveLength(1);
    },
  );
});
