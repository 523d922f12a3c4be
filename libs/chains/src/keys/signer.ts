import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Vault } from '#vault';
import { WalletSeedRow } from '../wallets/wallet-seed.entity.js';
import { WalletRow } from '../wallets/wallet.entity.js';
import { DerivedKeys, newMnemonic } from './derived-keys.js';

const id = 1;
/** It is nobody's in particular, so the vault keeps it under the key of no organization. */
const place = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  table: 'wallet_seed',
  row: String(id),
  column: 'sealed',
};

/**
 * Who may sign: whoever has this. It opens the seed of all wallets, which is made when the first wallet is and is never
 * written down unsealed. `Wallets` has it to derive addresses and `Signatures` to sign what was decided; a test keeps all others out.
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
    if (wallet !== undefined && keys.addresses(wallet.number).evm !== wallet.evmAddress)
      throw new Error('The seed in this database is not the one that its wallets were made from');
    return keys;
  }

  /** Of several processes one is first; all of them use its row. It is there for good before anything is derived from it. */
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
