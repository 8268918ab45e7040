// Reads what a list says about a table back from the text that is kept with it.
import type { About } from '@cordon/protocol';
import { z } from 'zod';

const word = z.string().max(100);
const seat = z.int().min(0).max(9);

const aboutSchema = z.object({
  game: word,
  players: z.int().min(1).max(9),
  epidemics: z.int().min(0).max(20),
  challenges: z.array(word).max(20),
  seats: z.array(z.object({ seat, name: word.exactOptional(), bot: word.exactOptional() })).max(9),
  waitsFor: seat,
  ending: word.exactOptional(),
});

const holdersSchema = z.object({ holders: z.array(z.array(word)).max(9) });

/** What a table says of itself, and beside it, for the server alone, the guests who hold each seat. */
export function writeAbout(about: About, holders: readonly (readonly string[])[]): string {
  return JSON.stringify({ ...about, holders });
}

/** The seats that a guest holds. */
export function readSeatsOf(text: string, guest: string): number[] {
  try {
    const { holders } = holdersSchema.parse(JSON.parse(text));
    return holders.flatMap((guests, index) => (guests.includes(guest) ? [index + 1] : []));
  } catch {
    return [];
  }
}

/** What the text says, or nothing if it does not say it as it should. */
export function readAbout(text: string): About | undefined {
  try {
    return aboutSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
