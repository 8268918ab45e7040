// What a guest may be called: something that others can see and that does not disturb what is written around it.
import { LONGEST_NAME } from '@cordon/protocol';

/** Control, format and private characters, line ends, and letters that are drawn as nothing. Joiners of scripts are fine. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]|(?![\u200c\u200d])\p{Cf}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept (NFC, single spaces), or none if it cannot be one. */
export function cleanName(text: string): string | undefined {
  if (text.length > LONGEST_NAME * 16) return undefined;
  if (UNSEEN.test(text) || !SEEN.test(text)) return undefined;
  const name = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  return Array.from(name).length <= LONGEST_NAME ? name : undefined;
}
