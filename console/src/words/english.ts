import { enOfBooks } from './english-books.js';
import { enOfEvents } from './english-events.js';
import { enOfOrganizations } from './english-organizations.js';
import { enOfPeople } from './english-people.js';
import { enOfReviews } from './english-reviews.js';
import { enOfSettings } from './english-settings.js';
import { enOfShell } from './english-shell.js';
import { enOfTreasury } from './english-treasury.js';
import { enOfWork } from './english-work.js';

/** Everything that the console says, in English. */
export const en = {
  ...enOfShell,
  ...enOfWork,
  ...enOfReviews,
  ...enOfOrganizations,
  ...enOfEvents,
  ...enOfPeople,
  ...enOfSettings,
  ...enOfTreasury,
  ...enOfBooks,
};
