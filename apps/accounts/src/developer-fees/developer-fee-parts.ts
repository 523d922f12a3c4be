import { DeveloperFeeReading } from './developer-fee.reading.js';
import { DeveloperFeeBooks } from './developer-fee.books.js';
import { WithdrawalGates } from './withdrawal-gates.js';
import { WithdrawDeveloperFees } from './withdraw-developer-fees.js';
import { PayDeveloperFeesJob } from './pay-developer-fees.job.js';
import { WithdrawalNewsJob } from './withdrawal-news.job.js';

/** What the module of accounts has of developer fees. */
export const developerFees = [
  DeveloperFeeReading,
  DeveloperFeeBooks,
  WithdrawalGates,
  WithdrawDeveloperFees,
  PayDeveloperFeesJob,
  WithdrawalNewsJob,
];
