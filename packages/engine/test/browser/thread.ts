// A thread of Node that plays the games and sends their texts; Node itself strips the types here.
import { parentPort } from 'node:worker_threads';
import { playGames } from './games.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(playGames());
