import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ReturnedMoney } from '#rails';
import { PayinFiatBooks } from '../records/payin-fiat.books.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
import type { SettlementAttempt } from './settlement-attempt.js';

type Key = Pick<SettlementAttempt, 'organizationId' | 'payinId'>;

/** Records that the rail sent money back. */
@Injectable()
export class ConfirmMoneyReturn {
  constructor(
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly fiatBooks: PayinFiatBooks,
  ) {}

  /** A report may have said so meanwhile. */
  async confirm(tx: Tx, { organizationId, payinId }: Key, money: ReturnedMoney): Promise<void> {
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (payin === undefined || payin.returnStatus === 'confirmed') return;
    const known = await this.fiatBooks.returned(tx, payin, money);
    await this.moves.note(tx, payin, { ...known, returnStatus: 'confirmed' });
  }
}
