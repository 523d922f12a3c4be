import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '#auth';
import { Reads } from '#database';
import { ValidationFailed } from '#errors';
import { LedgerHistory, LedgerStatements } from '#ledger';
import { Clock } from '#runtime';
import { AccountReading } from '../accounts/account.reading.js';
import { Organization } from '../organizations/organization.entity.js';
import { periodOf } from './period.js';
import { StatementAnswers } from './statement-answers.js';
import type { BalancesQuery, WantedStatement } from './statement.dto.js';
import { type PastBalancesView, type StatementView, pastBalancesView, statementView } from './statement.view.js';
import { mostEntries, wholeStatement } from './whole-statement.js';

/** What accounts held at other moments, and how they came from one to the other. */
@Injectable()
export class StatementReading {
  constructor(
    private readonly accounts: AccountReading,
    private readonly reads: Reads,
    private readonly history: LedgerHistory,
    private readonly statements: LedgerStatements,
    private readonly answers: StatementAnswers,
    private readonly clock: Clock,
  ) {}

  async balances(caller: Caller, id: string, { at }: BalancesQuery): Promise<PastBalancesView> {
    const { organizationId } = await this.accounts.find(caller, id);
    const now = this.clock.now();
    const moment = at === undefined ? now : new Date(at);
    if (moment > now) throw ValidationFailed.at('at', 'must not lie in the future');
    return pastBalancesView(id, moment, await this.history.balancesAt({ organizationId, id }, moment));
  }

  async ofAccount(
    caller: Caller,
    id: string,
    { query, accept }: WantedStatement,
  ): Promise<StatementView | StreamableFile> {
    const { organizationId, name } = await this.accounts.find(caller, id);
    const period = periodOf(query, this.clock.now());
    const reading = this.statements.ofAccount({ organizationId, id }, period, mostEntries);
    const view = statementView(id, await wholeStatement(period, reading));
    return this.answers.answer(view, {
      ...{ accept, organizationId },
      letterhead: async () => {
        const organization = await this.reads.one(Organization, { id: organizationId });
        return { kind: 'Account', holder: organization?.name ?? organizationId, account: name };
      },
    });
  }
}
