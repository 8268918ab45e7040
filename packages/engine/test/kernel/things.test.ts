import { describe, expect, it } from 'vitest';
import { formatCommand, parseCommand, seedFromText, start } from '../../src/index.ts';
import { defineCommand, numberOfKind, pack } from '../../src/kernel/command.ts';
import { makeOffers } from '../../src/kernel/offers.ts';
import { legalInto } from '../../src/kernel/run.ts';
import { fromCommand, toCommand } from '../../src/kernel/translate.ts';
import type { Module } from '../../src/kernel/types.ts';
import { whyNot } from '../../src/kernel/whyNot.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { GAME_IDS, wholeGame } from '../scenario/samples.ts';
import { madeUpGame } from './madeUp.ts';

const play = (): void => undefined;
const become = defineCommand({
  name: 'become',
  phrase: 'become {role} after {card}',
  operands: { role: 'role', card: 'infection' },
  play,
});
const careers: Module = { id: 'careers', commands: [become] };
const withModule = (id: string, module: Module, change: object = {}) =>
  madeUpGame(id, { modules: [...baseGame.modules, module], ...change });

describe('the table of names and numbers', () => {
  it.each(GAME_IDS)('of %s goes both ways', (id) => {
    const game = wholeGame(id);
    for (const { names, numbers } of Object.values(game.things))
      for (const [number, name] of names.entries()) expect(numbers.get(name)).toBe(number);
    expect(game.things.seat.names).toEqual([...Array(game.shape.seats).keys()].map((seat) => seat + 1));
    expect(game.things.role.names).toEqual(game.roleIds);
  });

  it('serves roles and infection cards in commands, as text and in refusals', () => {
    const game = withModule('careers', careers);
    const { state } = start(game, seedFromText('careers'));
    const command = { kind: 'become', seat: 1, role: 'dispatcher', card: 'cairo' };
    const packed = fromCommand(game, command);
    expect(packed).toMatchObject({ ok: true });
    expect(packed.ok && toCommand(game, packed.value)).toEqual(command);
    expect(parseCommand(state, '1: become Dispatcher after Cairo')).toMatchObject({
      ok: true,
      value: command,
    });
    expect(formatCommand(game, command as never)).toBe('1: become dispatcher after cairo');
    expect(fromCommand(game, { ...command, role: 'cairo' })).toMatchObject({
      ok: false,
      error: { message: '“cairo” is not a role of this game.' },
    });
    expect(whyNot(state, 0, 'become')).toMatchObject({ reason: expect.any(String) as string });
  });
});

describe('what does not fit into a packed command is refused at once', () => {
  const roles = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind: 'role', id: `role-${String(index)}` }) as const);

  it('more things than an operand tells apart', () => {
    expect(withModule('127-roles', careers, { roles: roles(127) }).roleIds).toHaveLength(127);
    expect(() => withModule('128-roles', careers, { roles: roles(128) })).toThrow(
      '128-roles: the operand role of become tells 127 apart, not 128',
    );
  });

  it('more offers than the list has room for', () => {
    const many: Module = {
      id: 'many',
      commands: [become],
      actions: [(_s, seat, out) => Array.from({ length: 4097 }, () => out.add(pack(become, seat)))],
    };
    const { state } = start(withModule('many', many), seedFromText('many'));
    expect(() => legalInto(state, makeOffers())).toThrow('there is room for 4096');
  });

  it('more kinds of commands than there are numbers', () => {
    // Kinds are numbered once for all tests of a process, so none is defined here.
    expect(numberOfKind('the last one', 254)).toBe(255);
    expect(() => numberOfKind('the next one', 255)).toThrow('the next one is one kind too many');
  });
});
