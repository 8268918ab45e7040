// The server as others use it: to run it as a process, or inside one.
export { serve } from './main.ts';
export { startServer, type RunningServer } from './server.ts';
export { admin, ADMIN_HELP } from './admin/commands.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
