import { TreasuryReading } from './treasury.reading.js';
import { TreasuryBooks } from './treasury-books.js';
import { TreasuryFigures } from './treasury-figures.js';
import { TreasuryLevels } from './treasury-levels.js';

/** What the module of accounts has of the treasury. */
export const treasury = [TreasuryReading, TreasuryBooks, TreasuryFigures, TreasuryLevels];
