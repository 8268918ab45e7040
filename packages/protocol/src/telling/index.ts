// What the page and the terminal both need to put a game into words. Loads no rules.
export { titleOf } from '@cordon/engine/titles';
export * from './cubes.ts';
export * from './infection.ts';
export * from './lists.ts';
export * from './percent.ts';
export * from './priceAsked.ts';
export * from './shown.ts';
