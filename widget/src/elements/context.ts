import type { Gatehouse } from '../api/gatehouse.js';
import type { Drafts } from '../drafts/drafts.js';
import type { Words } from '../languages/en/words.js';

/** What every piece of the widget is given by the element. A new one is made when any of it changes. */
export interface Context {
  readonly words: Words;
  /** As BCP 47: what dates, countries and plurals are written by. */
  readonly locale: string;
  readonly gatehouse: Gatehouse;
  readonly drafts: Drafts;
  /** A page of the partner that goes on here on a phone; without it none is offered. */
  readonly phoneUrl: string | undefined;
  /** A part could not be fetched: the person is told, and can have it asked for again. */
  readonly missed: (again: () => Promise<void>) => void;
}
