// Which screen belongs to which address, each fetched when somebody goes there.

export const loadHome = () => import('../screens/home/HomeScreen.tsx');
export const loadLocalTable = () => import('../screens/table/LocalTable.tsx');
export const loadOnlineTable = () => import('../screens/table/OnlineTable.tsx');
export const loadTutorial = () => import('../tutorial/TutorialScreen.tsx');
export const loadAnalysis = () => import('../screens/analysis/AnalysisRoute.tsx');
export const loadRules = () => import('../screens/rules/RulesRoute.tsx');
export const loadAbout = () => import('../screens/about/AboutScreen.tsx');

/** Any game may be chosen there. */
export async function loadNewGame() {
  const [{ NewGameScreen }] = await Promise.all([
    import('../screens/newGame/NewGameScreen.tsx'),
    loadGames(),
  ]);
  return { NewGameScreen };
}

async function loadGames(): Promise<void> {
  const { loadAllKits } = await import('../kits/load.ts');
  await loadAllKits();
}
