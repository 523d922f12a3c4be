import { shell, troubles, welcome } from './shell.js';

/** The words of the first screen, bundled with the entry. */
export const first = { shell, welcome, troubles };
