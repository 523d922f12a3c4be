import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Exceptions } from '#exceptions';
import { Log } from '#runtime';
import type { Payment } from '../gateway/gateway.js';
import { SimulatedFaucet } from '../simulated/simulated-faucet.js';
import { type Reason, type Related, Transfers } from '../transfers/transfers.js';
import { addressOn } from '../wallets/wallets.js';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '../wallets/treasury-accounts.js';
import { TreasuryWallets } from '../wallets/treasury-wallets.js';

export interface TreasuryPayment {
  readonly account: TreasuryAccountName;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly payment: Payment;
  readonly reason: Reason;
  readonly related: Required<Related>;
  /** Whose money it pays on: nothing is signed while that account is frozen. */
  readonly payerAccountId?: string;
}

/** What an account of the treasury has to hold for a payment. */
export interface TreasuryNeed extends Pick<TreasuryPayment, 'account' | 'token' | 'blockchain'> {
  readonly units: bigint;
}

/** Pays from the treasury, and fills it on simulated chains. */
@Injectable()
export class Treasury {
  constructor(
    private readonly wallets: TreasuryWallets,
    private readonly transfers: Transfers,
    private readonly simulatedFaucet: SimulatedFaucet,
    private readonly exceptions: Exceptions,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
  ) {}

  async addressOn(account: TreasuryAccountName, blockchain: Blockchain): Promise<string> {
    return addressOn(await this.wallets.get(account), blockchain);
  }

  /** Like any transfer it happens exactly once, or fails. `InsufficientFunds` if the account holds too little. */
  async pay(tx: Tx, wanted: TreasuryPayment): Promise<string> {
    const { account, token, blockchain, payment, reason, related, payerAccountId } = wanted;
    await this.addressOn(account, blockchain);
    // Nobody asked for this amount, unless the payment says so.
    const payments = [{ amounts: [], ...payment }] as const;
    return this.transfers.request(tx, {
      organizationId: platformOrganizationId,
      accountId: treasuryAccounts[account],
      token,
      blockchain,
      payments,
      reason,
      related,
      ...(payerAccountId === undefined ? {} : { payerAccountId }),
    });
  }

  /** A simulated chain has a faucet. On a real one the operator fills the treasury: an exception says where, and how much is missing. */
  async fill({ account, token, blockchain, units }: TreasuryNeed): Promise<void> {
    const destination = await this.addressOn(account, blockchain);
    if (await this.simulatedFaucet.fill({ blockchain, token, units, destination })) return;
    // The log redacts anything named `token`.
    this.log.warn(
      { blockchain, tokenSymbol: token, units: String(units), address: destination },
      'the treasury holds too little: what it is to pay waits until it is filled',
    );
    const because = `It has too little for what it is to pay, which waits: send ${token} on ${blockchain} to ${destination}`;
    await this.unitOfWork.run((tx) =>
      this.exceptions.open(tx, {
        organizationId: platformOrganizationId,
        kind: 'treasuryShort',
        subject: { type: 'treasury', id: `${account}:${blockchain}:${token}` },
        amount: { tokenSymbol: token, blockchain, units: String(units) },
        because,
        options: [],
      }),
    );
  }
}
