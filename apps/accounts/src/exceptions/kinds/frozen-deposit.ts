import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FrozenDeposits } from '#chains';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import { type Exception, ExceptionKind, KnownExceptions } from '#exceptions';

/** Tokens that came to a frozen account. What takes them opens the exception, and the end of the freeze ends it. */
@Injectable()
export class FrozenDeposit extends ExceptionKind implements OnModuleInit {
  readonly kind = 'frozenDeposit';

  constructor(
    private readonly known: KnownExceptions,
    private readonly deposits: FrozenDeposits,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async hold(tx: Tx, { organizationId, subjectId: id }: Exception): Promise<void> {
    await this.deposits.hold(tx, { organizationId, id });
  }

  /** This one alone, though its account stays frozen: what may leave it is another question. Not one that its chain may have no more. */
  override async resolve(tx: Tx, { organizationId, subjectId: id }: Exception): Promise<void> {
    const deposit = await this.deposits.hold(tx, { organizationId, id });
    if (deposit?.status !== 'confirmed')
      throw new IllegalTransition('deposit', id, deposit?.status ?? 'released', 'release');
    await this.deposits.release(tx, deposit);
  }
}
