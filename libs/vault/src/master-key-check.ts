import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Config, dataFiles } from '#runtime';
import { KeyWrapper } from './key-wrapper.js';
import { VaultCheckRow } from './vault-check.entity.js';
import { SealedValueRefused, WrongMasterKey } from './vault.errors.js';

const name = 'master_key';

/** Detects a wrong master key at start rather than at the first value that cannot be decrypted. */
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
    try {
      await this.wrapper.unwrap(row.sealed);
    } catch (cause) {
      throw cause instanceof SealedValueRefused ? new WrongMasterKey(this.inWords(), { cause }) : cause;
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

  private inWords(): string {
    const path = dataFiles(this.config.dataDir).masterKey;
    const given = this.config.masterKey === undefined ? path : 'MASTER_KEY';
    return (
      `This database was sealed with another master key than the one in ${given}. ` +
      `Look for the one it was sealed with: either it was set as MASTER_KEY, or it was generated into master.key ` +
      `in the data folder of the first process that used this database (here that would be ${path}).`
    );
  }
}
