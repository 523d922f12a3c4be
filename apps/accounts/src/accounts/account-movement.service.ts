import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { Deposit } from '#chains';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { Reads } from '#database';
import { Ledger } from '#ledger';
import { type MovementView, movementView } from './movement.view.js';
import { AccountReading } from './account.reading.js';
import { type LedgerEntryView, ledgerEntryView } from './ledger-entry.view.js';

/** Ledger entries and pending deposits of an account. */
@Injectable()
export class AccountMovementService {
  constructor(
    private readonly accounts: AccountReading,
    private readonly ledger: Ledger,
    private readonly reads: Reads,
  ) {}

  async ledgerEntries(caller: Caller, id: string, query: PageQuery): Promise<Page<LedgerEntryView>> {
    const { organizationId } = await this.accounts.find(caller, id);
    return viewsOf(await this.ledger.lines({ organizationId, id }, query), (line) => ledgerEntryView(line, id));
  }

  async pendingDeposits(caller: Caller, id: string, query: PageQuery): Promise<Page<MovementView>> {
    const { organizationId } = await this.accounts.find(caller, id);
    const where = { organizationId, accountId: id, status: 'pending' } as const;
    return viewsOf(await this.reads.page(Deposit, where, query), movementView);
  }
}
