// The page: which screen belongs to which address, in the chosen language and look.
import { lazy, Suspense, use, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { LiveRegion } from '../announce/LiveRegion.tsx';
import { NewVersion } from '../offline/NewVersion.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { useSettings } from '../settings/settings.ts';
import { loadWords, WordsContext } from '../words/context.tsx';
import { NotFound } from './NotFound.tsx';
import { once } from '../promises/once.ts';
import { Trouble } from './Trouble.tsx';
import { useTheme } from '../frame/useTheme.ts';
import { Waiting } from '../frame/Waiting.tsx';

const NewGameScreen = lazy(async () => ({
  default: (await import('../screens/newGame/NewGameScreen.tsx')).NewGameScreen,
}));
const LocalTable = lazy(async () => ({
  default: (await import('../screens/table/LocalTable.tsx')).LocalTable,
}));
const OnlineTable = lazy(async () => ({
  default: (await import('../screens/table/OnlineTable.tsx')).OnlineTable,
}));
const AnalysisRoute = lazy(async () => ({
  default: (await import('../screens/analysis/AnalysisRoute.tsx')).AnalysisRoute,
}));
const RulesRoute = lazy(async () => ({
  default: (await import('../screens/rules/RulesRoute.tsx')).RulesRoute,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('../screens/about/AboutScreen.tsx')).AboutScreen,
}));
const TutorialScreen = lazy(async () => ({
  default: (await import('../tutorial/TutorialScreen.tsx')).TutorialScreen,
}));

const wordsOf = once(loadWords);

function Screens() {
  const language = useSettings((state) => state.language);
  const contrast = useSettings((state) => state.contrast);
  const words = use(wordsOf(language));
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
