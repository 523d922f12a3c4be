import { Injectable } from '@nestjs/common';
import { type DeclareTreasuryNeed, Treasury, Wallets } from '#chains';
import type { Tx } from '#database';
import { isSettlementRefused } from '#rails';
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
    const { organizationId, id, accountId, token, blockchain } = payin;
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
      payment: { destination: wallet.address, units },
      related: { type: 'payin', id, organizationId },
      failsWhenSimulated: isRefused(payin, units),
    });
  }
}

const unitsPerHundredth = 10_000n;

/** In the sandbox the amount decides: cents of money, hundredths of tokens. */
function isRefused({ fiatUnits }: Payin, units: bigint): boolean {
  return isSettlementRefused(fiatUnits === null ? units / unitsPerHundredth : BigInt(fiatUnits));
}
