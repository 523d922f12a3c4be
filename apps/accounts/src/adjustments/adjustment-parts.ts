import { AdjustmentReading } from './adjustment.reading.js';
import { AdjustmentRequirements } from './adjustment.requirements.js';
import { AdjustmentBooks } from './adjustment.books.js';
import { PostAdjustment } from './post-adjustment.js';
import { AskAdjustment } from './ask-adjustment.js';
import { AskedAdjustment } from './asked-adjustment.js';

/** What the module of accounts has of adjustments. */
export const adjustments = [
  AdjustmentReading,
  AdjustmentRequirements,
  AdjustmentBooks,
  PostAdjustment,
  AskAdjustment,
  AskedAdjustment,
];
