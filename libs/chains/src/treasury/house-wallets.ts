import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork, isUniqueViolation } from '#database';
import { WalletRow } from '../wallets/wallet.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { type Purse, houseOrganizationId, purses } from './house.js';

/** The wallets of the house, each made when it is first asked for. */
@Injectable()
export class HouseWallets {
  private readonly known = new Map<Purse, WalletRow>();

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
  ) {}

  async get(purse: Purse): Promise<WalletRow> {
    const wallet = (await this.find(purse)) ?? (await this.make(purse));
    this.known.set(purse, wallet);
    return wallet;
  }

  /** Before accounts have theirs: whoever executes a payout then finds them, and opens no keys. */
  async makeAll(): Promise<void> {
    for (const purse of Object.keys(purses) as Purse[]) await this.get(purse);
  }

  /** Undefined while it was not asked for. */
  async find(purse: Purse): Promise<WalletRow | undefined> {
    const where = { organizationId: houseOrganizationId, accountId: purses[purse] };
    return this.known.get(purse) ?? (await this.reads.one(WalletRow, where));
  }

  /** By itself, so that it is there whatever becomes of what it was first needed for. */
  private async make(purse: Purse): Promise<WalletRow> {
    try {
      await this.unitOfWork.runSeparately((tx) => this.wallets.make(tx, houseOrganizationId, purses[purse]));
    } catch (cause) {
      if (!isUniqueViolation(cause)) throw cause;
    }
    const made = await this.find(purse);
    if (made === undefined) throw new Error(`The wallet ${purse} of the house was not made`);
    return made;
  }
}
