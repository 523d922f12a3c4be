import { Injectable, type StreamableFile } from '@nestjs/common';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import { ResourceNotFound } from '#errors';
import { LedgerStatements } from '#ledger';
import { KnownRails } from '#rails';
import { Clock } from '#runtime';
import { mostEntries, wholeStatement } from './whole-statement.js';
import { periodOf } from './period.js';
import { type RailStatementView, railStatementView } from './rail-statement.view.js';
import { StatementAnswers } from './statement-answers.js';
import type { WantedStatement } from './statement.dto.js';
import { type PurseStatementView, purseStatementView, purses } from './statement.view.js';

/** What no database keeps is no name. */
const isName = /^[^\p{C}]{1,200}$/u;
const organizationId = platformOrganizationId;

/** How what purses and rails held came from one moment to another. */
@Injectable()
export class TreasuryStatementReading {
  constructor(
    private readonly statements: LedgerStatements,
    private readonly rails: KnownRails,
    private readonly answers: StatementAnswers,
    private readonly clock: Clock,
  ) {}

  async ofPurse(named: string, { query, accept }: WantedStatement): Promise<PurseStatementView | StreamableFile> {
    const purse = purses.find((each) => each === named);
    if (purse === undefined) throw new ResourceNotFound('purse', named);
    const account = { organizationId, id: treasuryAccounts[purse] };
    const period = periodOf(query, this.clock.now());
    const statement = await wholeStatement(period, this.statements.ofAccount(account, period, mostEntries));
    const letterhead = { kind: 'Purse', holder: 'Treasury', account: aboutPurse[purse] } as const;
    return this.answers.answer(purseStatementView(purse, statement), {
      ...{ accept, organizationId },
      letterhead: () => Promise.resolve(letterhead),
    });
  }

  async ofRail(rail: string, { query, accept }: WantedStatement): Promise<RailStatementView | StreamableFile> {
    if (!isName.test(rail) || !(await this.knowsRail(rail))) throw new ResourceNotFound('rail', rail);
    const period = periodOf(query, this.clock.now());
    const statement = await wholeStatement(period, this.statements.ofRail(rail, period, mostEntries));
    const letterhead = { kind: 'Rail', holder: rail, account: 'What this rail holds for the house' } as const;
    return this.answers.answer(railStatementView(rail, statement), {
      ...{ accept, organizationId },
      letterhead: () => Promise.resolve(letterhead),
    });
  }

  private async knowsRail(rail: string): Promise<boolean> {
    return (await this.rails.has(rail)) || (await this.statements.knowsRail(rail));
  }
}

const aboutPurse: Readonly<Record<TreasuryAccountName, string>> = {
  collected: 'Collected: what accounts sent for payouts to banks',
  liquidity: 'Liquidity: what pays payins, and payouts to wallets on other chains',
};
