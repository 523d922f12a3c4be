import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Vault } from '#vault';
import { WalletSeedRow } from '../wallets/wallet-seed.entity.js';
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
 * written down unsealed. `Wallets` has it to derive addresses and `Sender` to sign what was decided; a test keeps all others out.
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
    const { sealed } = (await this.reads.one(WalletSeedRow, { id })) ?? (await this.create());
    return new DerivedKeys((await this.vault.open(place, sealed)).toString());
  }

  /** Of several processes one is first; all of them use its row. */
  private create(): Promise<WalletSeedRow> {
    return this.unitOfWork.run(async (tx) => {
      const sealed = await this.vault.seal(tx, place, newMnemonic());
      await tx.query('INSERT INTO wallet_seed (id, sealed) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', [id, sealed]);
      const row = await tx.one(WalletSeedRow, { id });
      if (row === undefined) throw new Error('The seed of the wallets was removed while it was being made');
      return row;
    });
  }
}
