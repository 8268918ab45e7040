// A program for tests that neither listens nor speaks nor goes away when it is told to.
process.on('SIGTERM', () => undefined);
setInterval(() => undefined, 1000);
