// Why a plan is good, as data: a code with what it is about. Cities, colours and cards go by their ids, seats are counted from 1,
// chances lie between 0 and 1. Whoever shows a reason has words for every code.
export type Reason =
  /** The table has won. */
  | { readonly code: 'wins' }
  /** The goal of a colour is reached: a cure, or research. */
  | { readonly code: 'reaches-goal'; readonly colour: string }
  /** A disease is gone for good. */
  | { readonly code: 'ends-disease'; readonly colour: string }
  /** The chance that the coming draw and infections end the game by outbreaks falls. */
  | { readonly code: 'averts-defeat'; readonly from: number; readonly to: number }
  /** The chance that a city breaks out in the coming draw and infections falls; so many outbreaks would follow from it. */
  | {
      readonly code: 'prevents-outbreak';
      readonly city: string;
      readonly colour: string;
      readonly from: number;
      readonly to: number;
      readonly chain: number;
    }
  /** Outbreaks of a disease that can be prevented are worse than others: spaces of the marker, and cubes on every city beside. */
  | {
      readonly code: 'fears-strain';
      readonly colour: string;
      readonly spaces: number;
      readonly cubes: number;
    }
  /** Fewer cubes are left of a disease that needs no cure while none of it is on the board. */
  | { readonly code: 'clears-board'; readonly colour: string; readonly from: number; readonly to: number }
  /** An epidemic card that lay beside the board is no longer in force. */
  | { readonly code: 'ends-effect'; readonly card: string }
  /** Cubes are taken away. */
  | {
      readonly code: 'treats';
      readonly city: string;
      readonly colour: string;
      readonly from: number;
      readonly to: number;
    }
  /** Cities with several cubes of one colour that now something keeps the next cube away from. */
  | { readonly code: 'protects'; readonly cities: readonly string[] }
  /** A supply that runs low gets cubes back. */
  | { readonly code: 'saves-supply'; readonly colour: string; readonly from: number; readonly to: number }
  /** The coming infections do not take place. */
  | { readonly code: 'quiet-infections' }
  /** Fewer cards are turned over in the coming infections. */
  | { readonly code: 'slows-infections'; readonly from: number; readonly to: number }
  /** An outbreak sets off no other for some time. */
  | { readonly code: 'stops-chains' }
  /** Whoever is nearest to a goal has all cards for it now. */
  | { readonly code: 'completes-hand'; readonly seat: number; readonly colour: string }
  /** Whoever is nearest to a goal lacks fewer cards. */
  | {
      readonly code: 'collects';
      readonly seat: number;
      readonly colour: string;
      readonly from: number;
      readonly to: number;
    }
  /** A card goes to somebody else. */
  | { readonly code: 'shares'; readonly card: string; readonly from: number; readonly to: number }
  /** A card comes back from the discard pile. */
  | { readonly code: 'takes-back'; readonly seat: number; readonly card: string }
  /** An action brings a card from the player deck into a hand. */
  | { readonly code: 'draws-card'; readonly seat: number }
  /** Cubes are kept that help to reach a goal. */
  | { readonly code: 'keeps-cubes'; readonly colour: string; readonly from: number; readonly to: number }
  /** A step of the work that a goal takes besides cards: the kind of command, and the goal that it brings nearer. */
  | { readonly code: 'works-for'; readonly deed: string; readonly colour: string }
  /** The work for a goal is done: cards are all that it takes. */
  | { readonly code: 'completes-work'; readonly colour: string }
  /** A card is turned up that may suit the work better. */
  | { readonly code: 'seeks-card' }
  /** A place where goals can be reached: a research station, or a hospital. */
  | { readonly code: 'builds'; readonly city: string }
  /** Somebody with all cards for a goal comes nearer to where it is reached. */
  | {
      readonly code: 'nears-goal';
      readonly seat: number;
      readonly colour: string;
      readonly from: number;
      readonly to: number;
    }
  /** A pawn comes nearer to a city that may break out soon. */
  | {
      readonly code: 'nears-danger';
      readonly seat: number;
      readonly city: string;
      readonly from: number;
      readonly to: number;
    }
  /** Two pawns meet where a card can be handed over. */
  | {
      readonly code: 'meets';
      readonly seat: number;
      readonly other: number;
      readonly city: string;
      readonly card: string;
    }
  | { readonly code: 'changes-role'; readonly seat: number; readonly role: string }
  /** Somebody does what only this role can do. */
  | { readonly code: 'uses-ability'; readonly seat: number; readonly role: string }
  | { readonly code: 'plays-event'; readonly seat: number; readonly card: string }
  /** An event stays in the hand that another good plan would spend. */
  | { readonly code: 'keeps-event'; readonly seat: number; readonly card: string }
  /** A card that has to go is missed little: its goal is reached, somebody else collects its colour, or others simply do more. */
  | { readonly code: 'parts-with'; readonly card: string; readonly why: 'reached' | 'other' | 'least' }
  /** The actions are ended: whatever could still be done is no better. */
  | { readonly code: 'nothing-better' }
  /** Nothing stands out: played on, it simply does well. */
  | { readonly code: 'comes-out-best' };

export type ReasonCode = Reason['code'];

/** A reason and how much it counts when only some are told. */
export interface Weighted {
  readonly reason: Reason;
  readonly weight: number;
}
