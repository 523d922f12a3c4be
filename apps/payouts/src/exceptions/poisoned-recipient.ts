import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExceptionKind, KnownExceptions } from '#exceptions';

/** Whom a chain refuses to pay. Their payout has failed, its tokens are free again, and the others were paid (`SettlePayoutRequest`). */
@Injectable()
export class PoisonedRecipient extends ExceptionKind implements OnModuleInit {
  readonly kind = 'poisonedRecipient';

  constructor(private readonly known: KnownExceptions) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  /** Somebody has looked who it is. Nothing is left to book. */
  override resolve(): Promise<void> {
    return Promise.resolve();
  }
}
