import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { type ChainFamily, familyOf } from '../addresses/address.js';
import { Tokens } from '../gateway/tokens.js';
import { SimulatedDeposits } from './simulated-deposits.js';

export interface FaucetOrder {
  readonly blockchain: Blockchain;
  readonly token: TokenSymbol;
  readonly units: bigint;
  readonly destination: string;
}

/** From which the treasury is filled. */
const faucets: Readonly<Record<ChainFamily, string>> = {
  EVM: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  Solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v',
  TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
/** Enough for a day of tests. */
const leastFaucetUnits = 1_000_000_000_000n;

/** Gives tokens away on simulated chains. */
@Injectable()
export class SimulatedFaucet {
  constructor(
    private readonly tokens: Tokens,
    private readonly deposits: SimulatedDeposits,
  ) {}

  /** Sends what is missing, and more. Returns false on a real chain, which has no faucet. */
  async fill({ blockchain, token, units, destination }: FaucetOrder): Promise<boolean> {
    if (!this.tokens.isSimulated(blockchain)) return false;
    const source = faucets[familyOf(blockchain)];
    await this.deposits.send({ blockchain, token, units: units + leastFaucetUnits, source, destination });
    return true;
  }
}
