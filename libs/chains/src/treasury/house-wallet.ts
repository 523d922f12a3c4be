import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork, isUniqueViolation } from '#database';
import { WalletRow } from '../wallets/wallet.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { house } from './house.js';

/** The wallet of the house, made when it is first asked for. */
@Injectable()
export class HouseWallet {
  private known: WalletRow | undefined;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
  ) {}

  async get(): Promise<WalletRow> {
    this.known ??= (await this.find()) ?? (await this.make());
    return this.known;
  }

  private find(): Promise<WalletRow | undefined> {
    return this.reads.one(WalletRow, house);
  }

  /** By itself, so that it is there whatever becomes of what it was first needed for. */
  private async make(): Promise<WalletRow> {
    const { organizationId, accountId } = house;
    try {
      await this.unitOfWork.apart((tx) => this.wallets.make(tx, organizationId, accountId));
    } catch (cause) {
      if (!isUniqueViolation(cause)) throw cause;
    }
    const made = await this.find();
    if (made === undefined) throw new Error('The wallet of the house was not made');
    return made;
  }
}
