import { Choice } from '../fields.js';
import { type BlockchainPayoutStatusType, blockchainPayoutStatuses } from '../vocabulary/statuses.js';

export class BlockchainPayoutStatus {
  @Choice(blockchainPayoutStatuses)
  type: BlockchainPayoutStatusType;
}
