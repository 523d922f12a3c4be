import { esOfBooks } from './spanish-books.js';
import { esOfEvents } from './spanish-events.js';
import { esOfOrganizations } from './spanish-organizations.js';
import { esOfPeople } from './spanish-people.js';
import { esOfReviews } from './spanish-reviews.js';
import { esOfSettings } from './spanish-settings.js';
import { esOfShell } from './spanish-shell.js';
import { esOfTreasury } from './spanish-treasury.js';
import { esOfWork } from './spanish-work.js';
import type { Words } from './words.js';

/** Latin American Spanish, with tú, as the widget. */
export const es: Words = {
  ...esOfShell,
  ...esOfWork,
  ...esOfReviews,
  ...esOfOrganizations,
  ...esOfEvents,
  ...esOfPeople,
  ...esOfSettings,
  ...esOfTreasury,
  ...esOfBooks,
};
