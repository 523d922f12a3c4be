import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { Jobs, job } from '#jobs';
import { PayinRails } from '#rails';
import { Clock, Log } from '#runtime';
import { Payin } from '../records/payin.entity.js';

type Charge = Pick<Payin, 'organizationId' | 'id' | 'rail'>;

const closeCharge = job<{ readonly organizationId: string; readonly payinId: string }>('closeCharge');
/** What a provider does not close by then, it drops by itself, as it has to. */
const longestMilliseconds = 24 * 60 * 60 * 1_000;

/** Tells the rail that a payin has ended without money, so that nobody pays what would be sent back. */
@Injectable()
export class CloseChargeJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: Reads,
    private readonly rails: PayinRails,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(closeCharge, ({ organizationId, payinId }) => this.close(organizationId, payinId));
  }

  /** In the transaction that ends the payin. One at a time, as hundreds may expire at once. The sandbox keeps no charges. */
  add(tx: Tx, { organizationId, id, rail }: Charge): void {
    if (rail === null || this.rails.isSandbox) return;
    this.jobs.add(tx, closeCharge, { organizationId, payinId: id }, { queue: closeCharge.name });
  }

  private async close(organizationId: string, payinId: string): Promise<void> {
    const payin = await this.reads.one(Payin, { organizationId, id: payinId });
    const endedAt = payin?.canceledAt ?? payin?.failedAt;
    if (payin === undefined || endedAt === null || endedAt === undefined) return;
    const { rail } = payin;
    if (this.clock.now().getTime() - endedAt.getTime() > longestMilliseconds) {
      this.log.warn(
        { payinId, rail },
        'the charge of a payin was not closed at its rail within a day; it is left to it',
      );
      return;
    }
    const found = this.rails.named(rail);
    if (found === undefined)
      throw new Error(
        `The charge of the payin ${payinId} is at ${rail ?? 'none'}, and ${this.rails.names} is configured here`,
      );
    await found.close({ organizationId, payinId });
  }
}
