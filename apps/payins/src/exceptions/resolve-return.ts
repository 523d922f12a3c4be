import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
import { ConfirmMoneyReturn } from '../settlement/confirm-money-return.js';
import { sendMoneyBack } from '../settlement/settlement-attempt.js';

/** What people do about money that has not gone back. */
@Injectable()
export class ResolveReturn {
  constructor(
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly confirmReturn: ConfirmMoneyReturn,
    private readonly jobs: Jobs,
  ) {}

  hold(tx: Tx, organizationId: string, id: string): Promise<Payin | undefined> {
    return this.payins.hold(tx, organizationId, id);
  }

  /** Once more, in place of the next attempt; what its rail refused it may refuse again. */
  async ask(tx: Tx, payin: Payin): Promise<void> {
    const { organizationId, id: payinId } = payin;
    await this.moves.note(tx, payin, { returnStatus: 'asked' });
    this.jobs.add(
      tx,
      sendMoneyBack,
      { organizationId, payinId, attempt: 1 },
      { key: `${sendMoneyBack.name}:${payinId}` },
    );
  }

  /** As if its rail had said so: it is owed to nobody any more. */
  async confirm(tx: Tx, { organizationId, id: payinId }: Payin): Promise<void> {
    await this.confirmReturn.confirm(tx, { organizationId, payinId }, {});
  }
}
