// Facts that only this game tells.
import type { FactBase } from '../../kernel/facts.ts';

export type IberiaFact = FactBase &
  (
    | { readonly fact: 'railLaid'; readonly line: string; readonly left: number; readonly by: string }
    | {
        readonly fact: 'hospitalBuilt';
        readonly colour: string;
        readonly city: string;
        readonly from?: string;
        readonly by: string;
      }
    | { readonly fact: 'researched'; readonly colour: string; readonly seat: number }
    | {
        readonly fact: 'waterPurified';
        readonly region: string;
        readonly count: number;
        readonly now: number;
        readonly by: string;
      }
    | {
        readonly fact: 'tokenSpent';
        readonly region: string;
        readonly city: string;
        readonly colour: string;
        readonly now: number;
      }
    | { readonly fact: 'preventionMoved'; readonly seat: number; readonly region: string }
    | { readonly fact: 'actionsGranted'; readonly seat: number; readonly count: number }
    | { readonly fact: 'stayed'; readonly seat: number }
    | { readonly fact: 'goodSeasonBegan' }
    | { readonly fact: 'diseasesInPlay'; readonly diseases: readonly string[] }
    | { readonly fact: 'tokensReleased'; readonly colour: string; readonly count: number }
    | {
        readonly fact: 'hospitalOverflowed';
        readonly city: string;
        readonly colour: string;
        readonly total: number;
      }
  );
