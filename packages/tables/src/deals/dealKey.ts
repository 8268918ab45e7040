// Which games are the same deal: those with the same configuration and the same seed, from the first card on.
import { formatConfig, type Config } from '@cordon/engine';
import { sha256 } from '@cordon/engine/inner';

/** A name for the deal by which its games are found; the seed cannot be told from it. */
export function dealKey(config: Config, seed: string): string {
  return sha256(`${formatConfig(config).join('\n')}\nseed ${seed}`).slice(0, 32);
}
