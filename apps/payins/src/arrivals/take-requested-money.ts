import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ArrivedMoney } from '#rails';
import { Clock } from '#runtime';
import { CloseChargeJob } from '../expiry/close-charge.job.js';
import { hasExpired } from '../expiry/expire-payins.js';
import type { ArrivalRefusal } from '../records/payin-arrival.entity.js';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { AcceptMoney } from './accept-money.js';
import { senderOfMoney } from './money-sender.js';

interface RequestedMoneyAnswer {
  readonly refusal?: ArrivalRefusal;
}

/** Money for a requested payin has to be the exact amount, in time, once, and in ARS from the account that was named. */
@Injectable()
export class TakeRequestedMoney {
  constructor(
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly acceptMoney: AcceptMoney,
    private readonly closeCharge: CloseChargeJob,
    private readonly clock: Clock,
  ) {}

  async take(tx: Tx, organizationId: string, payinId: string, money: ArrivedMoney): Promise<RequestedMoneyAnswer> {
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (payin === undefined) return { refusal: 'unknownDestination' };
    if (payin.status !== 'created') return { refusal: refusalBy(payin) };
    if (hasExpired(payin, this.clock.now())) {
      this.moves.expire(tx, [payin]);
      this.closeCharge.add(tx, payin);
      return { refusal: 'expired' };
    }
    const mismatch = await this.mismatch(payin, money);
    if (mismatch !== undefined) return this.refuse(tx, payin, mismatch, money);
    await this.acceptMoney.accept(tx, payin, senderOfMoney(payin.type, money.sender), money);
    return {};
  }

  private async mismatch(payin: Payin, money: ArrivedMoney): Promise<Mismatch | undefined> {
    if (BigInt(payin.fiatUnits ?? 0) !== money.fiatUnits) return 'amountMismatched';
    const details = await this.sealed.openDetails(payin);
    if (details.type !== 'ars-bank-transfer') return undefined;
    return details.accountNumber === bare(money.sender.accountNumber) ? undefined : 'senderMismatched';
  }

  /** A wrong transfer in ARS fails the payin. A PIX code can be paid again. */
  private async refuse(tx: Tx, payin: Payin, refusal: Mismatch, money: ArrivedMoney): Promise<RequestedMoneyAnswer> {
    if (payin.type === 'ars-bank-transfer') {
      const from = senderOfMoney(payin.type, money.sender);
      const sender = await this.sealed.sealSender(tx, payin, from);
      await this.moves.move(tx, payin, refusal, (now) => ({ failureReason: refusal, failedAt: now, sender }));
      await this.sealed.keepSenderName(tx, payin, from);
      this.closeCharge.add(tx, payin);
    }
    return { refusal };
  }
}

type Mismatch = 'amountMismatched' | 'senderMismatched';

function refusalBy({ status, failureReason }: Payin): ArrivalRefusal {
  if (status === 'canceled') return 'canceled';
  if (status !== 'failed') return 'alreadyPaid';
  return failureReason === 'expired' ? 'expired' : 'failed';
}

/** Banks write account numbers with spaces and dashes. */
function bare(accountNumber: string | undefined): string | undefined {
  return accountNumber?.replace(/[\s-]/g, '');
}
