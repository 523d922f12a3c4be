import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Config, dataFiles } from '#runtime';
import { KeyWrapper } from './key-wrapper.js';
import { VaultCheckRow } from './vault-check.entity.js';
import { SealedValueRefused, WrongMasterKey } from './vault.errors.js';
import { dataKeySamplesSql } from './wrapped-samples.js';

const name = 'master_key';

/** Detects at start a master key that is wrong or missing, rather than at the first value that cannot be decrypted. */
@Injectable()
export class MasterKeyCheck {
  constructor(
    private readonly wrapper: KeyWrapper,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    const row = (await this.reads.one(VaultCheckRow, { name })) ?? (await this.create());
    await this.opens(row.sealed, () => this.otherKey());
    // A process that still had the old key first may have made data keys after the others were rewrapped.
    for (const { wrapped } of await this.reads.query<{ wrapped: Buffer }>(dataKeySamplesSql))
      await this.opens(wrapped, (cause) => this.missingKey(cause));
  }

  private async opens(wrapped: Buffer, inWords: (cause: SealedValueRefused) => string): Promise<void> {
    try {
      await this.wrapper.unwrap(wrapped);
    } catch (cause) {
      throw cause instanceof SealedValueRefused ? new WrongMasterKey(inWords(cause), { cause }) : cause;
    }
  }

  /** When several processes start on a new database, all check against the row of the first. */
  private async create(): Promise<VaultCheckRow> {
    const sealed = await this.wrapper.wrap(Buffer.from(name));
    return this.unitOfWork.run(async (tx) => {
      await tx.query('INSERT INTO vault_check (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
        name,
        sealed,
      ]);
      const row = await tx.one(VaultCheckRow, { name });
      if (row === undefined)
        throw new Error('The row that tells the right master key was removed while it was being created');
      return row;
    });
  }

  private missingKey({ message }: SealedValueRefused): string {
    return (
      `This database has data keys that no master key in ${this.given()} opens. ${message}. ` +
      `Put the key that wrapped them into MASTER_KEY too, after the first one, and leave it out again only after npm run rewrap.`
    );
  }

  private otherKey(): string {
    return (
      `This database was sealed with another master key than the one in ${this.given()}. ` +
      `Look for the one it was sealed with: either it was set as MASTER_KEY, or it was generated into master.key ` +
      `in the data folder of the first process that used this database (here that would be ${this.path()}).`
    );
  }

  private given(): string {
    return this.config.masterKey === undefined ? this.path() : 'MASTER_KEY';
  }

  private path(): string {
    return dataFiles(this.config.dataDir).masterKey;
  }
}
