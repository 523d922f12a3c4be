import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Tx } from '#database';
import { Log } from '#runtime';
import type { Payment } from '../gateway.js';
import { SimulatedDeposits } from '../simulated/simulated-deposits.js';
import { Tokens } from '../tokens.js';
import { type Related, Transfers } from '../transfers/transfers.js';
import { addressOn } from '../wallets/wallets.js';
import { type Purse, houseOrganizationId, purses } from './house.js';
import { HouseWallets } from './house-wallets.js';

export interface TreasuryPayment {
  readonly purse: Purse;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly payment: Payment;
  readonly related: Required<Related>;
}

/** What has to be in a wallet of the house for something to be paid. */
export interface TreasuryNeed extends Pick<TreasuryPayment, 'purse' | 'token' | 'blockchain'> {
  readonly units: bigint;
}

/** Somebody who has tokens to spare, on every chain that is simulated: it is enough for a day of tests. */
const benefactors: Readonly<Record<'evm' | 'SOLANA' | 'TRON', string>> = {
  evm: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  SOLANA: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
  TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
const leastGiftUnits = 1_000_000_000_000n;

/** The wallets of the house, and paying from them. */
@Injectable()
export class Treasury {
  constructor(
    private readonly wallets: HouseWallets,
    private readonly transfers: Transfers,
    private readonly tokens: Tokens,
    private readonly gifts: SimulatedDeposits,
    private readonly log: Log,
  ) {}

  /** Where the house can be paid. */
  async addressOn(purse: Purse, blockchain: Blockchain): Promise<string> {
    return addressOn(await this.wallets.get(purse), blockchain);
  }

  /** As any transfer: from now on it happens exactly once, or fails. `InsufficientFunds` where there is not enough there. */
  async pay(tx: Tx, wanted: TreasuryPayment): Promise<string> {
    const { purse, token, blockchain, payment, related } = wanted;
    await this.addressOn(purse, blockchain);
    // Nobody asked for this amount, unless the payment says so.
    const payments = [{ amounts: [], ...payment }] as const;
    return this.transfers.request(tx, {
      ...{ organizationId: houseOrganizationId, accountId: purses[purse] },
      ...{ token, blockchain, payments, related },
    });
  }

  /** On a simulated chain somebody fills it. On a real one that is for the operator: it is said where, and how much is missing. */
  async fill({ purse, token, blockchain, units }: TreasuryNeed): Promise<void> {
    const destination = await this.addressOn(purse, blockchain);
    if (!this.tokens.isSimulated(blockchain)) {
      // Under the name `token` nothing is ever logged.
      this.log.warn(
        { blockchain, tokenSymbol: token, units: String(units), address: destination },
        'the treasury holds too little: what it is to pay waits until it is filled',
      );
      return;
    }
    const source = benefactors[blockchain === 'SOLANA' || blockchain === 'TRON' ? blockchain : 'evm'];
    await this.gifts.send({ blockchain, token, units: units + leastGiftUnits, source, destination });
  }
}
