// The server as others use it: to run it as a process, or inside one.
export { serve } from './main.ts';
export { startServer, type RunningServer } from './server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
