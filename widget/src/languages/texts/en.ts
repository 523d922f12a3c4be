import { first } from '../en/first.js';
import { rest } from '../en/rest.js';
import type { Words } from '../en/words.js';

export const en: Words = { ...first, ...rest };
