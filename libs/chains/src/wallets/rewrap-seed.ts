import { Injectable } from '@nestjs/common';
import { WalletSeed } from './wallet-seed.js';

/** Changes the key that wraps the seed, and hands the seed to nobody. */
@Injectable()
export class RewrapSeed {
  constructor(private readonly seed: WalletSeed) {}

  /** Whether this process has a seed key. */
  get isPossible(): boolean {
    return this.seed.canBeOpened;
  }

  /** Whether another key had wrapped it. */
  run(): Promise<boolean> {
    return this.seed.rewrap();
  }
}
