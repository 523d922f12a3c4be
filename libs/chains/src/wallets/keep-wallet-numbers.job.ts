import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs';
import { WalletNumbers } from './wallet-numbers.js';

/** So that not much more is passed over after a restart than may have been lost. */
@Injectable()
export class KeepWalletNumbersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly numbers: WalletNumbers,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('keepWalletNumbers', () => this.numbers.seen());
  }
}
