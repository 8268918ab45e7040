// Boards that tests play on: the base game with known roles, seat 1 to move, everybody in Atlanta.
import { legal, waitsFor, type ConfigRequest, type State } from '@cordon/engine';
import { savedGame } from '../support/gathering.ts';

const can = (state: State, seat: number, kind: string): boolean =>
  legal(state, seat).some((command) => command.kind === kind);

const firstIsFirst = (state: State): boolean => waitsFor(state) === 1;

const plain: ConfigRequest = { game: 'base', players: 2, roles: ['medic', 'scientist'] };

/** Seat 1 begins. */
export const quietScene = (more: ConfigRequest = {}, moves: readonly string[] = []): string =>
  savedGame({ ...plain, ...more }, moves, firstIsFirst);

/** Seat 1 begins, and seat 2 holds an event that it can play without revealing anything. */
export const eventScene = (more: ConfigRequest = {}): string =>
  savedGame({ ...plain, ...more }, [], (state) => firstIsFirst(state) && can(state, 2, 'one-quiet-night'));

/** Seat 1 begins and holds the event that looks at cards. */
export const forecastScene = (): string =>
  savedGame(plain, [], (state) => firstIsFirst(state) && can(state, 1, 'forecast'));

/** Seat 1 begins and may ask seat 2, a researcher, for any card of hers. */
export const askingScene = (more: ConfigRequest = {}): string =>
  savedGame(
    { ...plain, roles: ['medic', 'researcher'], ...more },
    [],
    (state) => firstIsFirst(state) && can(state, 1, 'take'),
  );

/** Four actions of seat 1 that reveal nothing. */
export const WALK = ['drive chicago', 'drive montreal', 'drive chicago', 'drive atlanta'] as const;
