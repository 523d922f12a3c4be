import { shell, troubles, welcome } from './shell.js';
import { steps } from './steps.js';

/** The words of the first screens, bundled with the entry. */
export const first = { shell, welcome, troubles, steps };
