// The page: which screen belongs to which address, in the chosen language and look.
import { lazy, Suspense, use, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { LiveRegion } from '../announce/LiveRegion.tsx';
import { NewVersion } from '../offline/NewVersion.tsx';
import { useSettings } from '../settings/settings.ts';
import { WordsContext } from '../words/context.tsx';
import { loadWords } from '../words/load.ts';
import { NotFound } from './NotFound.tsx';
import { Trouble } from './Trouble.tsx';
import { useTheme } from '../frame/useTheme.ts';
import { Waiting } from '../frame/Waiting.tsx';
import {
  loadAbout,
  loadAnalysis,
  loadHome,
  loadLocalTable,
  loadNewGame,
  loadOnlineTable,
  loadRules,
  loadTutorial,
} from './screens.ts';

const HomeScreen = lazy(async () => ({ default: (await loadHome()).HomeScreen }));
const NewGameScreen = lazy(async () => ({ default: (await loadNewGame()).NewGameScreen }));
const LocalTable = lazy(async () => ({ default: (await loadLocalTable()).LocalTable }));
const OnlineTable = lazy(async () => ({ default: (await loadOnlineTable()).OnlineTable }));
const AnalysisRoute = lazy(async () => ({ default: (await loadAnalysis()).AnalysisRoute }));
const RulesRoute = lazy(async () => ({ default: (await loadRules()).RulesRoute }));
const AboutScreen = lazy(async () => ({ default: (await loadAbout()).AboutScreen }));
const TutorialScreen = lazy(async () => ({ default: (await loadTutorial()).TutorialScreen }));

function Screens() {
  const language = useSettings((state) => state.language);
  const contrast = useSettings((state) => state.contrast);
  const words = use(loadWords(language));
  useTheme();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['contrast'] = contrast;
  }, [language, contrast]);
  return (
    <WordsContext value={words}>
      <Trouble>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <HomeScreen />
            </Route>
            <Route path="/new">
              <NewGameScreen />
            </Route>
            <Route path="/learn">
              <TutorialScreen />
            </Route>
            <Route path="/local/:table">{({ table }) => <LocalTable table={table} />}</Route>
            <Route path="/local/:table/analysis">
              {({ table }) => <AnalysisRoute table={table} place="local" />}
            </Route>
            <Route path="/t/:table/analysis">
              {({ table }) => <AnalysisRoute table={table} place="online" />}
            </Route>
            <Route path="/t/:table">{({ table }) => <OnlineTable table={table} />}</Route>
            <Route path="/rules/:book?/:section?">
              {({ book, section }) => <RulesRoute book={book} section={section} />}
            </Route>
            <Route path="/about">
              <AboutScreen />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Trouble>
      <NewVersion />
      <LiveRegion />
    </WordsContext>
  );
}

export function App() {
  return (
    <Suspense fallback={undefined}>
      <Screens />
    </Suspense>
  );
}
