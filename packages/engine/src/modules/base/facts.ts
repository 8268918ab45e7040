// Facts that only the base game tells.
import type { FactBase } from '../../kernel/facts.ts';

export type BaseFact = FactBase &
  (
    | { readonly fact: 'stationBuilt'; readonly city: string; readonly from?: string; readonly by: string }
    | { readonly fact: 'cured' | 'eradicated'; readonly colour: string; readonly seat?: number }
    | { readonly fact: 'eventStored'; readonly seat: number; readonly card: string }
    | { readonly fact: 'forecastSeen'; readonly seat: number; readonly cities: readonly string[] }
    | { readonly fact: 'forecastBegan'; readonly seat: number; readonly count: number }
    | {
        readonly fact: 'forecastPlaced';
        readonly seat: number;
        readonly city: string;
        readonly position: number;
      }
    | { readonly fact: 'quietNightBegan' }
  );
