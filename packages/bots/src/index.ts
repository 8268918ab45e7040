// Players that know only what their seat may know.
export { BOTS, makeBot } from './bots.ts';
