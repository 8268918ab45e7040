// Loaded before anything else in a thread that shall run a bundle; the address of this module names the folder.
import { registerBundle } from './register.ts';

const folder = new URL(import.meta.url).searchParams.get('folder');
if (folder === null) throw new Error('The address of the hooks names no folder.');
registerBundle(folder);
