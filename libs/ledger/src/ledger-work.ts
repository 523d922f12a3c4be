import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { InspectLedger } from './inspect-ledger.js';
import { SealLedger } from './seal-ledger.js';

const sealLedger = job('sealLedger');
const inspectLedger = job('inspectLedger');

/** Every hour what is new is sealed, and once a day the whole is proved, beside all other work. */
@Injectable()
export class LedgerWork implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly seal: SealLedger,
    private readonly inspect: InspectLedger,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(sealLedger, () => this.seal.run());
    this.jobs.handleLong(inspectLedger, () => this.inspect.run());
    this.jobs.handleHourly('tendLedger', () =>
      this.unitOfWork.run((tx) => {
        for (const each of [sealLedger, inspectLedger])
          this.jobs.add(tx, each, {}, { key: each.name, queue: each.name });
      }),
    );
  }
}
