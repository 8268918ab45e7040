// What the analysis of a game says.

export interface AnalysisWords {
  readonly title: string;
  /** From the end of a game. */
  readonly back: string;
  readonly working: string;
  readonly progress: (done: number, all: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly begin: string;
  readonly refused: string;
  readonly about: string;
  readonly line: string;
  /** `until`: a game that goes on has come to no end. */
  readonly lineAbout: (from: string, to: string, until: 'end' | 'now') => string;
  /** Where bots keep their hands to themselves. */
  readonly lineOfOwn: string;
  readonly lineHow: string;
  readonly band: string;
  readonly turnOf: (turn: number, name: string) => string;
  readonly move: (move: number) => string;
  readonly marks: Readonly<Record<'epidemic' | 'outbreak' | 'goal' | 'point', string>>;
  readonly outbreakIn: (city: string) => string;
  readonly play: string;
  readonly playAbout: string;
  readonly luck: string;
  readonly luckAbout: string;
  readonly cost: string;
  readonly costAbout: string;
  readonly points: (points: string) => string;
  readonly pointsPerTurn: (points: string) => string;
  readonly bars: string;
  readonly asTable: string;
  readonly columns: Readonly<
    Record<'turn' | 'who' | 'chance' | 'play' | 'luck' | 'cost' | 'happened', string>
  >;
  readonly turningPoints: string;
  readonly noPoints: string;
  readonly byPlay: (points: string) => string;
  readonly byLuck: Readonly<Record<'good' | 'bad', (points: string) => string>>;
  readonly fromTo: (before: string, after: string) => string;
  /** The chance after the better line, and after what was played. */
  readonly bestAndPlayed: (best: string, played: string) => string;
  readonly played: string;
  readonly better: string;
  readonly see: string;
  readonly playOut: string;
  readonly statistics: string;
  readonly statisticsOf: (turns: number, moves: number, lastTurn: 'whole' | 'unfinished') => string;
  readonly seatColumns: Readonly<
    Record<
      'who' | 'actions' | 'treated' | 'goals' | 'given' | 'taken' | 'events' | 'outbreaks' | 'epidemics',
      string
    >
  >;
  /** Where some play against others: whose story it is, and what is said otherwise. */
  readonly between: Pick<
    AnalysisWords,
    | 'lineAbout'
    | 'playAbout'
    | 'luck'
    | 'luckAbout'
    | 'noPoints'
    | 'bars'
    | 'columns'
    | 'byLuck'
    | 'statistics'
  > & {
    readonly whose: string;
    /** At a device that opponents share, while they play. */
    readonly later: string;
  };
}
