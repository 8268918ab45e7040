import type { Game } from '@cordon/engine/inner';

/** Whether a table has boxes. Tables without are thought about as when the published numbers were measured. */
export function usesBoxes({ config }: Game): boolean {
  return (config.boxes ?? []).length > 0;
}
