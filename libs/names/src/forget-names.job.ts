import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { forgetErasedOwners } from '#vault';

/** Their key is of no organization, so that erasing one does not make them worthless. */
@Injectable()
export class ForgetNames implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('forgetNamesOfErasedOrganizations', () =>
      forgetErasedOwners(this.reads, this.unitOfWork, ['name_print']),
    );
  }
}
