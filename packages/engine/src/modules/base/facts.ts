// Facts that only the base game tells.
import type { FactBase } from '../../kernel/facts.ts';

export type BaseFact = FactBase &
  (
    | { readonly fact: 'stationBuilt'; readonly city: string; readonly from?: string; readonly by: string }
    | { readonly fact: 'stationRemoved'; readonly city: string; readonly by: string }
    | { readonly fact: 'cured' | 'eradicated'; readonly colour: string; readonly seat?: number }
    | { readonly fact: 'eventStored'; readonly seat: number; readonly card: string }
    | { readonly fact: 'cardShown'; readonly seat: number; readonly card: string }
    | { readonly fact: 'eventReturned'; readonly seat: number; readonly card: string }
    | { readonly fact: 'quietNightBegan' }
  );
