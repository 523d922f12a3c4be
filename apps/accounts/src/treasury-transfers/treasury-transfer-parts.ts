import { Destinations } from './destinations.js';
import { TreasuryTransferReading } from './treasury-transfer.reading.js';
import { TreasuryTransferRequirements } from './treasury-transfer.requirements.js';
import { TreasuryTransferBooks } from './treasury-transfer.books.js';
import { MakeTreasuryTransfer } from './make-treasury-transfer.js';
import { SendFromTreasury } from './send-from-treasury.js';
import { AskTreasuryTransfer } from './ask-treasury-transfer.js';
import { AskedTreasuryTransfer } from './asked-treasury-transfer.js';
import { TreasuryTransferNewsJob } from './treasury-transfer-news.job.js';

/** What the module of accounts has of transfers of the treasury. */
export const treasuryTransfers = [
  Destinations,
  TreasuryTransferReading,
  TreasuryTransferRequirements,
  TreasuryTransferBooks,
  MakeTreasuryTransfer,
  SendFromTreasury,
  AskTreasuryTransfer,
  AskedTreasuryTransfer,
  TreasuryTransferNewsJob,
];
