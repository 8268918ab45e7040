// The beginning of a saved game, as a saved game.

export function beginningOf(text: string, moves: number): string {
  const [head = '', rest = ''] = text.split('\nmoves\n');
  const lines = rest.split('\n').filter((line) => /^\d+: /u.test(line));
  return `${[head.replace(/^result .*$/mu, 'result running'), 'moves', ...lines.slice(0, moves)].join('\n')}\n`;
}
