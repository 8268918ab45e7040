// Hints and reasons in English.
import type { AdviceWords } from '../advice.ts';

export const advice: AdviceWords = {
  hint: 'Hint',
  hintFor: (name) => `Hint for ${name}`,
  close: 'Close the hint',
  thinking: 'Thinking it over…',
  chance: (share) => `Chance of winning ${share}`,
  between: (low, high) => `between ${low} and ${high}`,
  chanceAbout:
    'If everybody plays on like the fast bot; how sure that is depends on how many futures were looked at.',
  idle: (share) => `Ending the turn now: ${share}`,
  steps: 'Steps',
  reasons: 'Why',
  playStep: 'Play this step',
  layOut: 'Lay out as a plan',
  others: 'Other good plans',
  best: 'The best plan',
  behind: (points) => `${points} points`,
  even: 'as good',
  why: 'Why?',
  whyOf: (said) => `Why? ${said}`,
  whyNot: 'From your seat nobody can tell.',
  leadsTo: (steps) => `Likely to go on with: ${steps}`,
  betterLine: 'The better line',
  betterDone: 'That was the better line. Go on from here as you like.',
  betterLeft: 'You have left the better line. Go on as you like, or take back.',
};
