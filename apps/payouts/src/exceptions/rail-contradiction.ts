import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { IllegalTransition } from '#errors';
import {
  type ChosenOption,
  type Exception,
  ExceptionKind,
  type ExceptionOption,
  type GoneException,
  KnownExceptions,
} from '#exceptions';
import type { PayoutReportedStatus } from '#rails';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { contradictionOptions } from '../settlement/contradiction-options.js';
import { ResolvePayout } from './resolve-payout.js';

/** What its rail would have said. */
const saidByIt: Readonly<Partial<Record<ExceptionOption, PayoutReportedStatus>>> = {
  markAsPaid: 'completed',
  markAsFailed: 'failed',
  failAndGiveBack: 'refunded',
};

/** What the payout is, and what its rail says of its money, are not the same. */
const contradicted = `((status = 'failed' AND rail_paid_units > 0) OR (status = 'completed' AND rail_paid_units = 0))`;

/** A rail said the opposite of what it had said of a payout: either the recipient or the account has the money twice, or nobody has it. */
@Injectable()
export class RailContradiction extends ExceptionKind implements OnModuleInit {
  readonly kind = 'railContradiction';

  constructor(
    private readonly known: KnownExceptions,
    private readonly requests: PayoutRequestRows,
    private readonly resolvePayout: ResolvePayout,
    private readonly reads: Reads,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM payout WHERE id = ANY ($1::uuid[]) AND ${contradicted}`,
      [open.map(({ subjectId }) => subjectId)],
    );
    const still = new Set(rows.map(({ id }) => id));
    const gone = open.filter(({ subjectId }) => !still.has(subjectId));
    return gone.map((exception) => ({ exception, because: 'Its rail has taken it back' }));
  }

  override async hold(tx: Tx, { organizationId, subjectId }: Exception): Promise<void> {
    await this.requests.holdPayout(tx, organizationId, subjectId);
  }

  override async resolve(tx: Tx, exception: Exception, { option }: ChosenOption): Promise<void> {
    const { organizationId, subjectId: id } = exception;
    const payout = (await this.requests.holdPayout(tx, organizationId, id))?.payout;
    if (payout === undefined || contradictionOptions[payout.status]?.includes(option) !== true)
      throw new IllegalTransition('payout', id, payout?.status ?? null, option);
    const believed = saidByIt[option];
    // What is written off stays in the books as it is: in `receivable`.
    if (believed !== undefined) await this.resolvePayout.believe(tx, payout, exception, believed);
  }
}
