import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { canonicalAddress } from '../addresses/address.js';
import { Tokens } from '../gateway/tokens.js';
import { addressOn } from '../wallets/wallets.js';
import { type TreasuryAccountName, treasuryAccounts } from '../wallets/treasury-accounts.js';
import { TreasuryWallets } from '../wallets/treasury-wallets.js';

/** Addresses to which nobody's tokens should be sent: they would be the house's, or nobody's at all. */
@Injectable()
export class OwnAddresses {
  constructor(
    private readonly tokens: Tokens,
    private readonly treasury: TreasuryWallets,
  ) {}

  /** What is wrong with a good address, in words that follow the name of a field. */
  async problem(blockchain: Blockchain, address: string): Promise<string | undefined> {
    const wanted = canonicalAddress(blockchain, address);
    const contracts = Object.values(this.tokens.contractsOn(blockchain));
    if (contracts.some((contract) => canonicalAddress(blockchain, contract) === wanted))
      return 'is the contract of a token, and nobody could spend what is sent there';
    return (await this.treasuryAddresses(blockchain)).includes(wanted)
      ? 'is a wallet of Gatehouse itself, and of no recipient'
      : undefined;
  }

  /** As far as they are made: nobody knows an address that is still to be derived, and the keys are not opened to look. */
  private async treasuryAddresses(blockchain: Blockchain): Promise<string[]> {
    const found = await Promise.all(
      (Object.keys(treasuryAccounts) as TreasuryAccountName[]).map((name) => this.treasury.find(name)),
    );
    return found.flatMap((wallet) => (wallet === undefined ? [] : [addressOn(wallet, blockchain)]));
  }
}
