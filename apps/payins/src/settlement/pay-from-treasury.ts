import { Injectable } from '@nestjs/common';
import { type DeclareTreasuryNeed, Treasury, Wallets } from '#chains';
import { toDecimal, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import { PayinBooks } from '../records/payin.books.js';
import type { StoredPayinQuote, Payin } from '../records/payin.entity.js';

/** Sends an account its tokens for a payin. */
@Injectable()
export class PayFromTreasury {
  constructor(
    private readonly wallets: Wallets,
    private readonly treasury: Treasury,
    private readonly books: PayinBooks,
  ) {}

  /** The id of the transfer; undefined where the developer fee takes everything. `InsufficientFunds` where the treasury has too little. */
  async pay(tx: Tx, payin: Payin, quote: StoredPayinQuote, needs: DeclareTreasuryNeed): Promise<string | undefined> {
    const { organizationId, id, accountId, token, blockchain, createdAt } = payin;
    const units = BigInt(quote.tokenUnits);
    needs({ account: 'liquidity', token, blockchain, units: units + BigInt(quote.developerFeeUnits) });
    await this.books.holdDeveloperFee(tx, payin, quote);
    if (units === 0n) return undefined;
    const wallet = await this.wallets.ofAccount(tx, { organizationId, accountId }, blockchain);
    if (wallet === undefined) throw new Error(`The account ${accountId} has no wallet`);
    return this.treasury.pay(tx, {
      account: 'liquidity',
      token,
      blockchain,
      payment: { destination: wallet.address, units, amounts: [amountOf(payin, units)] },
      reason: { mark: `payin:${id}`, since: createdAt },
      related: { type: 'payin', id, organizationId },
    });
  }
}

/** Money comes in currencies with cents. */
const centsExponent = 2;

/** What came: money, or the tokens themselves. */
function amountOf({ fiatUnits }: Payin, units: bigint): string {
  return fiatUnits === null ? toDecimal(units, tokenExponent) : toDecimal(BigInt(fiatUnits), centsExponent);
}
