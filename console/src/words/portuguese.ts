import { ptBrOfBooks } from './portuguese-books.js';
import { ptBrOfEvents } from './portuguese-events.js';
import { ptBrOfOrganizations } from './portuguese-organizations.js';
import { ptBrOfPeople } from './portuguese-people.js';
import { ptBrOfReviews } from './portuguese-reviews.js';
import { ptBrOfSettings } from './portuguese-settings.js';
import { ptBrOfShell } from './portuguese-shell.js';
import { ptBrOfTreasury } from './portuguese-treasury.js';
import { ptBrOfWork } from './portuguese-work.js';
import type { Words } from './words.js';

/** Brazilian Portuguese, with você, as the widget. */
export const ptBr: Words = {
  ...ptBrOfShell,
  ...ptBrOfWork,
  ...ptBrOfReviews,
  ...ptBrOfOrganizations,
  ...ptBrOfEvents,
  ...ptBrOfPeople,
  ...ptBrOfSettings,
  ...ptBrOfTreasury,
  ...ptBrOfBooks,
};
