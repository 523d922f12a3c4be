import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Words } from '../words/words.js';

const settlement = 'settlement:';

/** What tokens that leave the treasury are. */
export function bookText({ treasury }: Words, book: string | undefined): string {
  const { books } = treasury;
  if (book === undefined) return books.none;
  if (book === 'fees' || book === 'onramp') return books[book];
  if (book.startsWith(settlement)) return phrase(books.settlement, { code: book.slice(settlement.length) });
  return book;
}
