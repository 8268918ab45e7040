// Points of a hundred in French, which counts in the plural from two on: “−0,4 point”, “+3,1 points”.

export const inPoints = (points: string): string =>
  `${points} ${/^[+−]?[01](?:\D|$)/u.test(points) ? 'point' : 'points'}`;
