import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StuckTransfers } from '#chains';
import type { Blockchain } from '#contracts';
import { type Exception, ExceptionKind, type GoneException, KnownExceptions } from '#exceptions';

/** The wallet that pays for gas is dry. A transfer that needs its gas opens the exception (`FailedSteps`), and is tried again by itself. */
@Injectable()
export class GasShort extends ExceptionKind implements OnModuleInit {
  readonly kind = 'gasShort';

  constructor(
    private readonly known: KnownExceptions,
    private readonly transfers: StuckTransfers,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const failing = await this.transfers.failingChains();
    const gone = open.filter(({ subjectId }) => !failing.has(subjectId.split(':')[0] as Blockchain));
    return gone.map((exception) => ({ exception, because: 'No transfer waits for gas any more' }));
  }

  /** It takes coins, and nothing that is done here: it has no options. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }
}
