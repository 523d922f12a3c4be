import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Tx } from '#database';
import { Log } from '#runtime';
import type { Payment } from '../gateway.js';
import { SimulatedDeposits } from '../simulated/simulated-deposits.js';
import { Tokens } from '../tokens.js';
import { type Related, Transfers } from '../transfers/transfers.js';
import { addressOn } from '../wallets/wallets.js';
import { house } from './house.js';
import { HouseWallet } from './house-wallet.js';

export interface TreasuryPayment {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly payment: Payment;
  readonly related: Required<Related>;
}

/** Somebody who has tokens to spare, on every chain that is simulated: it is enough for a day of tests. */
const benefactors: Readonly<Record<'evm' | 'SOLANA' | 'TRON', string>> = {
  evm: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  SOLANA: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
  TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
const leastGiftUnits = 1_000_000_000_000n;

/** The wallet of the house, and paying from it. */
@Injectable()
export class Treasury {
  constructor(
    private readonly wallet: HouseWallet,
    private readonly transfers: Transfers,
    private readonly tokens: Tokens,
    private readonly gifts: SimulatedDeposits,
    private readonly log: Log,
  ) {}

  /** Where the house can be paid. Its wallet is made when it is first asked for. */
  async addressOn(blockchain: Blockchain): Promise<string> {
    return addressOn(await this.wallet.get(), blockchain);
  }

  /** As any transfer: from now on it happens exactly once, or fails. `InsufficientFunds` where there is not enough there. */
  async pay(tx: Tx, { token, blockchain, payment, related }: TreasuryPayment): Promise<string> {
    await this.addressOn(blockchain);
    return this.transfers.request(tx, {
      ...house,
      ...{ token, blockchain, payments: [payment], related, failsWhenSimulated: false },
    });
  }

  /** On a simulated chain somebody fills it. On a real one that is for the operator: it is said where, and how much is missing. */
  async fill(token: TokenSymbol, blockchain: Blockchain, units: bigint): Promise<void> {
    const destination = await this.addressOn(blockchain);
    if (!this.tokens.isSimulated(blockchain)) {
      this.log.warn(
        { blockchain, token, units: String(units), address: destination },
        'the treasury holds too little: a payout waits until it is filled',
      );
      return;
    }
    const source = benefactors[blockchain === 'SOLANA' || blockchain === 'TRON' ? blockchain : 'evm'];
    await this.gifts.send({ blockchain, token, units: units + leastGiftUnits, source, destination });
  }
}
