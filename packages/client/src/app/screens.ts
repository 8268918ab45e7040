// Which screen belongs to which address, each fetched when somebody goes there.

/** Fetches a module, and says afterwards that it is here. */
export interface Fetched<Module> {
  (): Promise<Module>;
  readonly here: () => Module | undefined;
}

function fetched<Module>(load: () => Promise<Module>): Fetched<Module> {
  let here: Module | undefined;
  const fetch = async (): Promise<Module> => (here ??= await load());
  return Object.assign(fetch, { here: () => here });
}

export const loadHome = fetched(() => import('../screens/home/HomeScreen.tsx'));
export const loadLocalTable = fetched(() => import('../screens/table/LocalTable.tsx'));
export const loadOnlineTable = fetched(() => import('../screens/table/OnlineTable.tsx'));
export const loadTutorial = fetched(() => import('../tutorial/TutorialScreen.tsx'));
export const loadAnalysis = fetched(() => import('../screens/analysis/AnalysisRoute.tsx'));
export const loadRules = fetched(() => import('../screens/rules/RulesRoute.tsx'));
export const loadAbout = fetched(() => import('../screens/about/AboutScreen.tsx'));

/** Any game may be chosen there. */
export const loadNewGame = fetched(async () => {
  const [{ NewGameScreen }] = await Promise.all([
    import('../screens/newGame/NewGameScreen.tsx'),
    loadGames(),
  ]);
  return { NewGameScreen };
});

async function loadGames(): Promise<void> {
  const { loadAllKits } = await import('../kits/load.ts');
  await loadAllKits();
}
