import { Injectable } from '@nestjs/common';
import { type TreasuryAccountName, type TransferRequest, Transfers, Treasury } from '#chains';
import { decimalOf, toSmallestUnits, tokenAmountOf, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import { InsufficientFunds } from '#errors';
import type { Payout, PayoutChannel } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { heldFees, sentUnits } from '../records/payout-units.js';
import { PayoutBooks } from '../records/payout.books.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';

type Payment = TransferRequest['payments'][number];

/** The treasury account that receives the tokens of each channel. */
const treasuryAccountOf = [
  ['fiat', 'collected'],
  ['treasury', 'liquidity'],
] as const satisfies [PayoutChannel, TreasuryAccountName][];

/** Takes what a request costs from its account, in one transaction on the chain that happens exactly once or fails. */
@Injectable()
export class FundPayoutRequest {
  constructor(
    private readonly transfers: Transfers,
    private readonly treasury: Treasury,
    private readonly sealed: SealedPayouts,
    private readonly books: PayoutBooks,
  ) {}

  /** The id of the transfer. `InsufficientFunds` if the account cannot pay for all payouts, fees included. */
  async fund(tx: Tx, request: PayoutRequest, payouts: readonly Payout[]): Promise<string> {
    const { organizationId, accountId, token, blockchain, id, createdAt } = request;
    const [first, ...more] = await this.payments(request, payouts);
    if (first === undefined) throw new Error(`The payout request ${id} pays nobody`);
    let reserved = 0n;
    try {
      const transferId = await this.transfers.request(tx, {
        organizationId,
        accountId,
        token,
        blockchain,
        payments: [first, ...more],
        reason: { mark: `payoutRequest:${id}`, since: createdAt },
        related: { type: 'payoutRequest', id },
      });
      reserved = sumOf(payouts.map(sentUnits));
      await this.books.holdFees(tx, request, heldFees(...payouts));
      return transferId;
    } catch (cause) {
      throw cause instanceof InsufficientFunds ? insufficientFor(payouts, reserved, cause) : cause;
    }
  }

  /** One payment for each wallet; the treasury receives one sum for all banks and one for all other chains. */
  private async payments(request: PayoutRequest, payouts: readonly Payout[]): Promise<Payment[]> {
    const toWallets = payouts.filter(({ channel }) => channel === 'wallet').map((payout) => this.toWallet(payout));
    const toTreasury = treasuryAccountOf
      .map(([channel, account]) => ({ account, paid: payouts.filter((payout) => payout.channel === channel) }))
      .filter(({ paid }) => paid.length > 0)
      .map(async ({ account, paid }) => ({
        destination: await this.treasury.addressOn(account, request.blockchain),
        units: sumOf(paid.map(sentUnits)),
        subjectIds: paid.map(({ id }) => id),
        amounts: paid.map(({ amount }) => decimalOf(amount)),
      }));
    return Promise.all([...toWallets, ...toTreasury]);
  }

  private async toWallet(payout: Payout): Promise<Payment> {
    const { method } = await this.sealed.open(payout);
    if (method.type !== 'blockchainWallet') throw new Error(`The payout ${payout.id} goes to no wallet`);
    return {
      destination: method.details.walletAddress,
      units: sentUnits(payout),
      subjectIds: [payout.id],
      amounts: [decimalOf(payout.amount)],
    };
  }
}

/** Reports the balance before this request reserved anything, against everything it requires. */
function insufficientFor(
  payouts: readonly Payout[],
  reserved: bigint,
  { params }: InsufficientFunds,
): InsufficientFunds {
  const { accountId, available } = params;
  const { tokenSymbol } = available;
  const before = toSmallestUnits(String(available.tokenAmount), tokenExponent) + reserved;
  const required = sumOf(payouts.map(({ tokenUnits }) => BigInt(tokenUnits)));
  return new InsufficientFunds({
    accountId,
    available: tokenAmountOf(before, tokenSymbol),
    required: tokenAmountOf(required, tokenSymbol),
  });
}

function sumOf(units: readonly bigint[]): bigint {
  return units.reduce((sum, each) => sum + each, 0n);
}
