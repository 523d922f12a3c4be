import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { ConfigurationError } from '#runtime';
import { SealedValueRefused, SeedWrapper, Vault } from '#vault';
import { newMnemonic } from '../keys/derived-keys.js';
import { WalletSeedRow } from './wallet-seed.entity.js';

const id = 1;
/** Where the vault had it, before there was a key of its own. It belongs to no organization. */
const placeBefore = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  table: 'wallet_seed',
  row: String(id),
  column: 'sealed',
};

/**
 * The seed of all wallets, 24 words. It is made with the first wallet, and stored only as the seed key has wrapped it.
 * Processes without that key, which are all but those of the accounts service, cannot open it.
 */
@Injectable()
export class WalletSeed implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    @Optional() private readonly given?: SeedWrapper,
    @Optional() private readonly vault?: Vault,
  ) {}

  /** A wrong key is noticed at start, and a seed from before there was one is wrapped. */
  async onModuleInit(): Promise<void> {
    const row = this.given === undefined ? undefined : await this.find();
    if (row !== undefined) await this.unwrapped(row);
  }

  async open(): Promise<string> {
    return this.unwrapped((await this.find()) ?? (await this.create()));
  }

  get canBeOpened(): boolean {
    return this.given !== undefined;
  }

  /** With the first of the seed keys. Whether another had wrapped it. */
  async rewrap(): Promise<boolean> {
    const before = await this.find();
    if (before?.bySeedKey !== true || this.wrapper.isCurrent(before.sealed)) return false;
    const sealed = await this.wrapper.wrap(await this.wrapper.unwrap(before.sealed));
    const changed = await this.unitOfWork.run((tx) =>
      tx.query('UPDATE wallet_seed SET sealed = $3 WHERE id = $1 AND sealed = $2 RETURNING id', [
        id,
        before.sealed,
        sealed,
      ]),
    );
    return changed.length > 0;
  }

  private get wrapper(): SeedWrapper {
    if (this.given !== undefined) return this.given;
    throw new Error(
      'This process has no SEED_KEY: only the accounts service, or its signer, opens the seed of the wallets',
    );
  }

  private find(): Promise<WalletSeedRow | undefined> {
    return this.reads.one(WalletSeedRow, { id });
  }

  private async unwrapped(row: WalletSeedRow): Promise<string> {
    if (!row.bySeedKey) return this.wrapFirst(row);
    try {
      return (await this.wrapper.unwrap(row.sealed)).toString();
    } catch (cause) {
      if (!(cause instanceof SealedValueRefused)) throw cause;
      throw new ConfigurationError(
        'The seed of the wallets was wrapped with another seed key than the one of this process, or this database is of another installation. Look for the key: either it was set as SEED_KEY, or it was generated into seed.key in the data folder of the first process of the accounts service.',
        { cause },
      );
    }
  }

  /** In one statement, so that it is always wrapped by one key or by the other. */
  private async wrapFirst(row: WalletSeedRow): Promise<string> {
    const { wrapper, vault } = this;
    if (vault === undefined)
      throw new ConfigurationError(
        'The seed of the wallets is still sealed with the master key, which this process does not have: start the accounts service once with this SEED_KEY and without SIGNER_URL',
      );
    const words = (await vault.open(placeBefore, row.sealed)).toString();
    const sealed = await wrapper.wrap(Buffer.from(words));
    const changed = await this.unitOfWork.run((tx) =>
      tx.query(
        'UPDATE wallet_seed SET sealed = $2, by_seed_key = true WHERE id = $1 AND NOT by_seed_key RETURNING id',
        [id, sealed],
      ),
    );
    const now = changed.length > 0 ? undefined : await this.find();
    // Another process was quicker, maybe with another key: then it is for good reason that this one does not start.
    return now === undefined ? words : this.unwrapped(now);
  }

  /** Several processes may try; all use the row of the first. It is committed before anything is derived from it. */
  private async create(): Promise<WalletSeedRow> {
    const { wrapper } = this;
    if ((await this.reads.query('SELECT 1 FROM wallet LIMIT 1')).length > 0)
      throw new Error(
        'There are wallets, and the seed that they were made from is gone: restore the table wallet_seed',
      );
    const sealed = await wrapper.wrap(Buffer.from(newMnemonic()));
    return this.unitOfWork.runSeparately(async (tx) => {
      await tx.query(
        'INSERT INTO wallet_seed (id, sealed, by_seed_key) VALUES ($1, $2, true) ON CONFLICT (id) DO NOTHING',
        [id, sealed],
      );
      const row = await tx.one(WalletSeedRow, { id });
      if (row === undefined) throw new Error('The seed of the wallets was removed while it was being made');
      return row;
    });
  }
}
