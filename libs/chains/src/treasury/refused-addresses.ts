import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { canonicalAddress } from '../addresses/address.js';
import { Tokens } from '../gateway/tokens.js';
import { addressOn } from '../wallets/wallets.js';
import { type TreasuryAccountName, treasuryAccounts } from '../wallets/treasury-accounts.js';
import { TreasuryWallets } from '../wallets/treasury-wallets.js';

/** Addresses that are not a recipient's: token contracts, where tokens would be lost, and wallets of the treasury. */
@Injectable()
export class RefusedAddresses {
  constructor(
    private readonly tokens: Tokens,
    private readonly treasury: TreasuryWallets,
  ) {}

  /** Why a valid address is refused, worded to follow the name of a field. */
  async problem(blockchain: Blockchain, address: string): Promise<string | undefined> {
    const wanted = canonicalAddress(blockchain, address);
    const contracts = Object.values(this.tokens.contractsOn(blockchain));
    if (contracts.some((contract) => canonicalAddress(blockchain, contract) === wanted))
      return 'is the contract of a token, and nobody could spend what is sent there';
    return (await this.treasuryAddresses(blockchain)).includes(wanted)
      ? 'is a wallet of Gatehouse itself, and of no recipient'
      : undefined;
  }

  /** Only those that exist: an address that is not derived yet is known to no one, and no keys are opened to look. */
  private async treasuryAddresses(blockchain: Blockchain): Promise<string[]> {
    const found = await Promise.all(
      (Object.keys(treasuryAccounts) as TreasuryAccountName[]).map((name) => this.treasury.find(name)),
    );
    return found.flatMap((wallet) => (wallet === undefined ? [] : [addressOn(wallet, blockchain)]));
  }
}
