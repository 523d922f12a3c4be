import type { Gatehouse } from '../api/gatehouse.js';
import type { Drafts } from '../drafts/drafts.js';
import type { Words } from '../languages/en/words.js';

/** What the host element passes to every part of the widget. Replaced as a whole when any of it changes. */
export interface Context {
  readonly words: Words;
  /** A BCP 47 tag: dates, country names and plurals follow it. */
  readonly locale: string;
  readonly gatehouse: Gatehouse;
  readonly drafts: Drafts;
  /** The partner's page for continuing on a phone; without it, phones are not offered. */
  readonly phoneUrl: string | undefined;
  /** Called when a chunk could not be loaded: the person is told and can retry. */
  readonly missed: (again: () => Promise<void>) => void;
  /** Called with an error that nothing expected: the person is told and can retry. */
  readonly broke: (cause: unknown) => void;
}
