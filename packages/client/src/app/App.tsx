// The page: which screen belongs to which address, in the chosen language and look.
import { createElement, lazy, Suspense, use, useEffect, useState, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { GUIDED, guidedAddress } from '../games/guided.ts';
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
  type Fetched,
} from './screens.ts';

/** What has come already is drawn at once. Whatever is waited for, however shortly, makes React hold back what it draws next for a third of a second. */
function screen<Module, Props extends object>(
  load: Fetched<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Awaited = lazy(async () => ({ default: pick(await load()) }));
  return function Screen(props: Props) {
    const [{ Shown }] = useState((): { readonly Shown: ComponentType<Props> } => {
      const module = load.here();
      return { Shown: module === undefined ? Awaited : pick(module) };
    });
    return createElement(Shown, props);
  };
}

const HomeScreen = screen(loadHome, (module) => module.HomeScreen);
const NewGameScreen = screen(loadNewGame, (module) => module.NewGameScreen);
const LocalTable = screen(loadLocalTable, (module) => module.LocalTable);
const OnlineTable = screen(loadOnlineTable, (module) => module.OnlineTable);
const AnalysisRoute = screen(loadAnalysis, (module) => module.AnalysisRoute);
const RulesRoute = screen(loadRules, (module) => module.RulesRoute);
const AboutScreen = screen(loadAbout, (module) => module.AboutScreen);
const TutorialScreen = screen(loadTutorial, (module) => module.TutorialScreen);

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
            {GUIDED.map((id) => (
              <Route key={id} path={guidedAddress(id)}>
                <TutorialScreen key={id} id={id} />
              </Route>
            ))}
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
