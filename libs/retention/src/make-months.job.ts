import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';

/** Whole months. Should none be made for longer, rows go to the last partition, which then becomes that of these months. */
const madeAhead = '2 months';

/** Makes the partitions of the months to come, of all tables that are kept by months. */
@Injectable()
export class MakeMonths implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('makeMonths', () => this.make());
  }

  private async make(): Promise<void> {
    const tables = await this.reads.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'p' AND relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables)
      await this.unitOfWork.run((tx) =>
        tx.query(`SELECT partition_ahead($1::regclass, $2::timestamptz + interval '${madeAhead}')`, [
          name,
          this.clock.now(),
        ]),
      );
  }
}
