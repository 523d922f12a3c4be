import { Injectable, type OnApplicationShutdown, type OnModuleInit, Optional } from '@nestjs/common';
import { Reads } from '#database';
import { Readiness, atMostEvery } from '#runtime';
import { DerivedKeys } from '../keys/derived-keys.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import { KeysElsewhere } from '../signing/keys-elsewhere.js';
import { SignerSocket } from '../signing/signer-socket.js';
import { WalletRow } from './wallet.entity.js';
import { WalletSeed } from './wallet-seed.js';

const firstWallet = 0;
const betweenChecksMilliseconds = 5_000;

/**
 * The keys of all wallets: derived from their seed here, or in the process behind the socket that is given. Code that has
 * this can sign: `Wallets` to derive addresses, `SignTransfer` to sign what was decided, and by a rule of the architecture
 * nothing else.
 */
@Injectable()
export class Signer implements OnModuleInit, OnApplicationShutdown {
  private opening: Promise<WalletKeys> | undefined;
  private readonly elsewhere: KeysElsewhere | undefined;

  constructor(
    private readonly seed: WalletSeed,
    private readonly reads: Reads,
    private readonly readiness: Readiness,
    @Optional() socket?: SignerSocket,
  ) {
    this.elsewhere = socket && new KeysElsewhere(socket);
  }

  onModuleInit(): void {
    const { elsewhere } = this;
    if (elsewhere !== undefined) {
      // It signs for everybody with one thread, and anybody may ask whether it answers.
      const check = atMostEvery(betweenChecksMilliseconds, () => this.checked(elsewhere));
      this.readiness.addOptional('signer', check);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.elsewhere?.close();
  }

  /** Another process is asked each time, so that nothing is begun that waits for one which does not answer. */
  async keys(): Promise<WalletKeys> {
    if (this.elsewhere !== undefined) {
      await this.checked(this.elsewhere);
      return this.elsewhere;
    }
    this.opening ??= this.open().catch((cause: unknown) => {
      this.opening = undefined;
      throw cause;
    });
    return this.opening;
  }

  private async open(): Promise<WalletKeys> {
    const keys = new DerivedKeys(await this.seed.open());
    await this.checked(keys);
    return keys;
  }

  private async checked(keys: WalletKeys): Promise<void> {
    const [wallet] = await this.reads.many(WalletRow, 'SELECT * FROM wallet ORDER BY number LIMIT 1', []);
    const { evmAddress } = await keys.addresses(wallet?.number ?? firstWallet);
    if (wallet !== undefined && evmAddress !== wallet.evmAddress)
      throw new Error('The seed in this database is not the one that its wallets were made from');
  }
}
