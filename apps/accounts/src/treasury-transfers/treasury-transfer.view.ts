import type { TreasuryAccountName } from '#chains';
import { Choice, Instant, Text, Uuid } from '#contracts';
import { TreasuryTransferBody } from './treasury-transfer.dto.js';
import type { TreasuryTransfer } from './treasury-transfer.entity.js';
import { type TreasuryTransferStatus, treasuryTransferLifecycle } from './treasury-transfer.lifecycle.js';

export class TreasuryTransferView extends TreasuryTransferBody {
  @Uuid()
  id: string;

  @Choice(treasuryTransferLifecycle.statuses, { describe: '`completed` once it is final, and booked.' })
  status: TreasuryTransferStatus;

  @Text({ max: 200, describe: 'Where it goes, or that of the purse.' })
  declare toAddress: string;

  declare toPurse?: TreasuryAccountName;

  @Text({ max: 200, example: 'staff:019a0000-0000-7000-8000-000000000000', describe: 'Who agreed to it last.' })
  madeBy: string;

  @Text({ max: 200, optional: true })
  transactionHash?: string;

  @Text({ max: 500, optional: true })
  failureReason?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}

export function treasuryTransferView(row: TreasuryTransfer): TreasuryTransferView {
  const { id, status, fromPurse, toPurse, toAddress, token, blockchain, units, book, reason, madeBy } = row;
  const { transactionHash, failureReason, createdAt, updatedAt } = row;
  return {
    id,
    status,
    from: fromPurse,
    ...(toPurse === null ? {} : { toPurse }),
    toAddress,
    tokenSymbol: token,
    blockchain,
    units,
    ...(book === null ? {} : { book }),
    reason,
    madeBy,
    ...(transactionHash === null ? {} : { transactionHash }),
    ...(failureReason === null ? {} : { failureReason }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
