import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork, isUniqueViolation } from '#database';
import { WalletRow } from './wallet.entity.js';
import { Wallets } from './wallets.js';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from './treasury-accounts.js';

/** The wallets of the treasury, each made when it is first needed. */
@Injectable()
export class TreasuryWallets {
  private readonly known = new Map<TreasuryAccountName, WalletRow>();

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
  ) {}

  async get(name: TreasuryAccountName): Promise<WalletRow> {
    const wallet = (await this.find(name)) ?? (await this.make(name));
    this.known.set(name, wallet);
    return wallet;
  }

  /** Called before accounts get wallets, so that executing a payout never has to make one and opens no keys. */
  async makeAll(): Promise<void> {
    for (const name of Object.keys(treasuryAccounts) as TreasuryAccountName[]) await this.get(name);
  }

  /** Undefined until it is made. */
  async find(name: TreasuryAccountName): Promise<WalletRow | undefined> {
    const where = { organizationId: platformOrganizationId, accountId: treasuryAccounts[name] };
    return this.known.get(name) ?? (await this.reads.one(WalletRow, where));
  }

  /** In a transaction of its own, so that it stays even if what needed it is rolled back. */
  private async make(name: TreasuryAccountName): Promise<WalletRow> {
    try {
      await this.unitOfWork.runSeparately((tx) =>
        this.wallets.make(tx, platformOrganizationId, treasuryAccounts[name]),
      );
    } catch (cause) {
      if (!isUniqueViolation(cause)) throw cause;
    }
    const made = await this.find(name);
    if (made === undefined) throw new Error(`The wallet ${name} of the treasury was not made`);
    return made;
  }
}
