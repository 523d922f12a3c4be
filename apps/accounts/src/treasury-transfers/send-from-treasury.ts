import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type StaffCaller, authorOf } from '#auth';
import { Treasury } from '#chains';
import { toDecimal, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import type { TreasuryTransfer } from './treasury-transfer.entity.js';

/** Hands it to what sends all transfers, and records who wanted it. */
@Injectable()
export class SendFromTreasury {
  constructor(
    private readonly treasury: Treasury,
    private readonly audit: AuditTrail,
  ) {}

  /** The id of the transfer on the chain. `InsufficientFunds` where the purse has too little. */
  async send(tx: Tx, caller: StaffCaller, decided: Omit<TreasuryTransfer, 'transferId'>): Promise<string> {
    const { organizationId, id, fromPurse, toAddress, token, blockchain, units, reason, createdAt } = decided;
    const amounts = [toDecimal(BigInt(units), tokenExponent)];
    const transferId = await this.treasury.pay(tx, {
      account: fromPurse,
      token,
      blockchain,
      payment: { destination: toAddress, units: BigInt(units), amounts },
      reason: { mark: `treasuryTransfer:${id}`, since: createdAt },
      related: { type: 'treasuryTransfer', id, organizationId },
    });
    const subject = `treasuryTransfer:${id}` as const;
    const entry = { organizationId, action: 'treasuryTransferMade', subject, reason } as const;
    await this.audit.record(tx, { ...authorOf(caller), ...entry });
    return transferId;
  }
}
