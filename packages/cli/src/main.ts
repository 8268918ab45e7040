#!/usr/bin/env node
const usage = `Usage: cordon <command> [options]

Commands:
  play       play a game in the terminal
  simulate   play many games with computer players
  replay     show a saved game
  bench      measure the speed of the engine
`;

process.stdout.write(usage);
