import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Vault } from '#vault';
import { WalletSeedRow } from './wallet-seed.entity.js';
import { WalletRow } from './wallet.entity.js';
import { DerivedKeys, newMnemonic } from '../keys/derived-keys.js';

const id = 1;
/** The seed belongs to no organization, so the vault seals it under this id. */
const place = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  table: 'wallet_seed',
  row: String(id),
  column: 'sealed',
};

/**
 * Opens the seed of all wallets, which is made with the first wallet and is never stored unsealed. Code that has this can sign:
 * `Wallets` to derive addresses, `SignTransfer` to sign what was decided, and by a rule of the architecture nothing else.
 */
@Injectable()
export class Signer {
  private opening: Promise<DerivedKeys> | undefined;

  constructor(
    private readonly vault: Vault,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  keys(): Promise<DerivedKeys> {
    this.opening ??= this.open().catch((cause: unknown) => {
      this.opening = undefined;
      throw cause;
    });
    return this.opening;
  }

  private async open(): Promise<DerivedKeys> {
    const [wallet] = await this.reads.many(WalletRow, 'SELECT * FROM wallet ORDER BY number LIMIT 1', []);
    const { sealed } = (await this.reads.one(WalletSeedRow, { id })) ?? (await this.create(wallet));
    const keys = new DerivedKeys((await this.vault.open(place, sealed)).toString());
    if (wallet !== undefined && keys.addresses(wallet.number).evmAddress !== wallet.evmAddress)
      throw new Error('The seed in this database is not the one that its wallets were made from');
    return keys;
  }

  /** Several processes may try; all use the row of the first. It is committed before anything is derived from it. */
  private create(wallet: WalletRow | undefined): Promise<WalletSeedRow> {
    if (wallet !== undefined)
      throw new Error(
        'There are wallets, and the seed that they were made from is gone: restore the table wallet_seed',
      );
    return this.unitOfWork.runSeparately(async (tx) => {
      const sealed = await this.vault.seal(tx, place, newMnemonic());
      await tx.query('INSERT INTO wallet_seed (id, sealed) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', [id, sealed]);
      const row = await tx.one(WalletSeedRow, { id });
      if (row === undefined) throw new Error('The seed of the wallets was removed while it was being made');
      return row;
    });
  }
}
