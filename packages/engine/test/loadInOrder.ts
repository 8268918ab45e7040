// Comes before every file of tests: frames, commands and fields get their numbers as modules are loaded, so that states of the same game
// have the same cells wherever it runs. A test that imports one module of a game first would change the order.
import '../src/index.ts';
import '../src/inner.ts';
