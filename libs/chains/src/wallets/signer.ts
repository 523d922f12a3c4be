import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { DerivedKeys } from '../keys/derived-keys.js';
import { WalletRow } from './wallet.entity.js';
import { WalletSeed } from './wallet-seed.js';

/**
 * Derives the keys of all wallets from their seed. Code that has this can sign: `Wallets` to derive addresses,
 * `SignTransfer` to sign what was decided, and by a rule of the architecture nothing else.
 */
@Injectable()
export class Signer {
  private opening: Promise<DerivedKeys> | undefined;

  constructor(
    private readonly seed: WalletSeed,
    private readonly reads: Reads,
  ) {}

  keys(): Promise<DerivedKeys> {
    this.opening ??= this.open().catch((cause: unknown) => {
      this.opening = undefined;
      throw cause;
    });
    return this.opening;
  }

  private async open(): Promise<DerivedKeys> {
    const keys = new DerivedKeys(await this.seed.open());
    const [wallet] = await this.reads.many(WalletRow, 'SELECT * FROM wallet ORDER BY number LIMIT 1', []);
    if (wallet !== undefined && keys.addresses(wallet.number).evmAddress !== wallet.evmAddress)
      throw new Error('The seed in this database is not the one that its wallets were made from');
    return keys;
  }
}
