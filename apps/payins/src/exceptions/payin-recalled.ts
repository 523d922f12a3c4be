import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads } from '#database';
import { type Exception, ExceptionKind, type GoneException, KnownExceptions } from '#exceptions';

/** Money went back for which tokens were sent. The books have it as owed to us already, by the account that has them. */
@Injectable()
export class PayinRecalled extends ExceptionKind implements OnModuleInit {
  readonly kind = 'payinRecalled';

  constructor(
    private readonly known: KnownExceptions,
    private readonly reads: Reads,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const rows = await this.reads.query<{ id: string }>(
      `SELECT id FROM payin WHERE id = ANY ($1::uuid[]) AND status = 'failed'`,
      [open.map(({ subjectId }) => subjectId)],
    );
    const failed = new Set(rows.map(({ id }) => id));
    const gone = open.filter(({ subjectId }) => failed.has(subjectId));
    return gone.map((exception) => ({ exception, because: 'Its tokens did not arrive either' }));
  }

  /** What is written off stays in the books as it is: in `receivable`. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }
}
