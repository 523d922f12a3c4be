import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExceptionKind, KnownExceptions } from '#exceptions';

/** Money that a rail reported and that is nobody's here: it was never ours, and its rail sends it back. */
@Injectable()
export class UnmatchedMoney extends ExceptionKind implements OnModuleInit {
  readonly kind = 'unmatchedMoney';

  constructor(private readonly known: KnownExceptions) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  /** Nothing is booked of it. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }
}
