// The analysis of a game in English.
import type { AnalysisWords } from '../analysis.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

const atLast = (until: 'end' | 'now'): string => (until === 'now' ? 'now' : 'at the end');

const columns = {
  turn: 'Turn',
  who: 'Player',
  chance: 'Chance before',
  play: 'Play',
  luck: 'Luck',
  cost: 'Lost against the best',
  happened: 'What happened',
};

export const analysis: AnalysisWords = {
  title: 'Analysis',
  back: 'Back to the table',
  working: 'Every decision is weighed against what else could have been done.',
  progress: (done, all) => `${String(done)} of ${String(all)} decisions`,
  stop: 'Stop',
  stopped: 'The analysis was stopped.',
  begin: 'Analyse',
  refused: 'This game cannot be analysed:',
  about:
    'Every chance is that of a table that plays on like the fast bot, told from what those who decided could know.',
  line: 'The chance of winning',
  lineAbout: (from, to, until) => `From ${from} at the start to ${to} ${atLast(until)}.`,
  lineOfOwn:
    'While the game goes on only your own decisions are weighed, from what you see: what the bots do counts as luck.',
  lineHow: 'Arrow keys go from decision to decision.',
  band: 'The shaded band is the uncertainty.',
  turnOf: (turn, name) => `Turn ${String(turn)}, ${name}`,
  move: (move) => `move ${String(move)}`,
  marks: { epidemic: 'Epidemic', outbreak: 'Outbreak', goal: 'Goal reached', point: 'Turning point' },
  outbreakIn: (city) => `Outbreak: ${city}`,
  play: 'Play',
  playAbout: 'what the decisions changed, compared with what the fast bot would have done',
  luck: 'Luck',
  luckAbout: 'what the cards changed, compared with what was to be expected',
  cost: 'Left on the table',
  costAbout: 'what the best lines found would have brought more, on average',
  points: (points) => `${points} points`,
  pointsPerTurn: (points) => `${points} points a turn`,
  bars: 'Play and luck, turn by turn',
  asTable: 'The same as a table',
  columns,
  turningPoints: 'Turning points',
  noPoints: 'No decision and no card changed much.',
  byPlay: (points) => `A decision that cost ${points} points`,
  byLuck: {
    good: (points) => `Lucky cards: ${points} points`,
    bad: (points) => `Unlucky cards: ${points} points`,
  },
  fromTo: (before, after) => `from ${before} to ${after}`,
  bestAndPlayed: (best, played) => `${best} with the better line, ${played} as played`,
  played: 'Played',
  better: 'Better',
  see: 'See the board then',
  playOut: 'Play the better line',
  statistics: 'The team',
  statisticsOf: (turns, moves, lastTurn) =>
    `${plural(turns, { one: '# turn', other: '# turns' })}${lastTurn === 'whole' ? '' : turns === 1 ? ' unfinished' : ', the last one unfinished'}, ${plural(moves, { one: '# move', other: '# moves' })}.`,
  seatColumns: {
    who: 'Player',
    actions: 'Actions',
    treated: 'Cubes treated',
    goals: 'Goals',
    given: 'Cards given',
    taken: 'Cards received',
    events: 'Events',
    outbreaks: 'Outbreaks in their turns',
    epidemics: 'Epidemics drawn',
  },
  between: {
    whose: 'Whose story',
    later: 'You play several sides here: the story of each of them can be told when the game is over.',
    lineAbout: (from, to, until) => `For this side from ${from} at the start to ${to} ${atLast(until)}.`,
    playAbout: 'what the decisions of this side changed, compared with what the fast bot would have done',
    luck: 'Luck and the others',
    luckAbout: 'what the cards and the other side changed, compared with what was to be expected',
    noPoints: 'No decision changed much, nor did the cards and the others.',
    bars: 'Play, luck and the others, turn by turn',
    columns: { ...columns, luck: 'Luck and the others' },
    byLuck: {
      good: (points) => `Good luck with the cards and the others: ${points} points`,
      bad: (points) => `Bad luck with the cards and the others: ${points} points`,
    },
    statistics: 'Who did what',
  },
};
