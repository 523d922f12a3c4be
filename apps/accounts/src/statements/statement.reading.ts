import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Caller } from '#auth';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import { Reads, tookTooLong } from '#database';
import { ResourceNotFound, ValidationFailed } from '#errors';
import { LedgerHistory, LedgerStatements, type Statement } from '#ledger';
import { KnownRails } from '#rails';
import { Clock } from '#runtime';
import { AccountReading } from '../accounts/account.reading.js';
import { Organization } from '../organizations/organization.entity.js';
import { type Period, periodOf, withinADay } from './period.js';
import { type RailStatementView, railStatementView } from './rail-statement.view.js';
import { statementAnswer } from './statement-answer.js';
import type { BalancesQuery, StatementQuery } from './statement.dto.js';
import {
  type PastBalancesView,
  type PurseStatementView,
  type StatementView,
  pastBalancesView,
  purseStatementView,
  purses,
  statementView,
} from './statement.view.js';

const mostEntries = 50_000;
/** What no database keeps is no name. */
const isName = /^[^\p{C}]{1,200}$/u;

export interface Wanted {
  readonly query: StatementQuery;
  readonly accept: string | undefined;
}

/** What accounts, purses and rails held at other moments, and how they came from one to the other. */
@Injectable()
export class StatementReading {
  constructor(
    private readonly accounts: AccountReading,
    private readonly reads: Reads,
    private readonly history: LedgerHistory,
    private readonly statements: LedgerStatements,
    private readonly rails: KnownRails,
    private readonly clock: Clock,
  ) {}

  async balances(caller: Caller, id: string, { at }: BalancesQuery): Promise<PastBalancesView> {
    const { organizationId } = await this.accounts.find(caller, id);
    const now = this.clock.now();
    const moment = at === undefined ? now : new Date(at);
    if (moment > now) throw ValidationFailed.at('at', 'must not lie in the future');
    return pastBalancesView(id, moment, await this.history.balancesAt({ organizationId, id }, moment));
  }

  async ofAccount(caller: Caller, id: string, { query, accept }: Wanted): Promise<StatementView | StreamableFile> {
    const { organizationId, name } = await this.accounts.find(caller, id);
    const period = periodOf(query, this.clock.now());
    const statement = await whole(period, this.statements.ofAccount({ organizationId, id }, period, mostEntries));
    return statementAnswer(statementView(id, statement), accept, this.clock.now(), async () => {
      const organization = await this.reads.one(Organization, { id: organizationId });
      return { kind: 'Account', holder: organization?.name ?? organizationId, account: name };
    });
  }

  async ofPurse(named: string, { query, accept }: Wanted): Promise<PurseStatementView | StreamableFile> {
    const purse = purses.find((each) => each === named);
    if (purse === undefined) throw new ResourceNotFound('purse', named);
    const account = { organizationId: platformOrganizationId, id: treasuryAccounts[purse] };
    const period = periodOf(query, this.clock.now());
    const statement = await whole(period, this.statements.ofAccount(account, period, mostEntries));
    const letterhead = { kind: 'Purse', holder: 'Treasury', account: aboutPurse[purse] } as const;
    return statementAnswer(purseStatementView(purse, statement), accept, this.clock.now(), () =>
      Promise.resolve(letterhead),
    );
  }

  async ofRail(rail: string, { query, accept }: Wanted): Promise<RailStatementView | StreamableFile> {
    if (!isName.test(rail) || !(await this.knowsRail(rail))) throw new ResourceNotFound('rail', rail);
    const period = periodOf(query, this.clock.now());
    const statement = await whole(period, this.statements.ofRail(rail, period, mostEntries));
    const letterhead = { kind: 'Rail', holder: rail, account: 'What this rail holds for the house' } as const;
    return statementAnswer(railStatementView(rail, statement), accept, this.clock.now(), () =>
      Promise.resolve(letterhead),
    );
  }

  private async knowsRail(rail: string): Promise<boolean> {
    return (await this.rails.has(rail)) || (await this.statements.knowsRail(rail));
  }
}

const aboutPurse: Readonly<Record<TreasuryAccountName, string>> = {
  collected: 'Collected: what accounts sent for payouts to banks',
  liquidity: 'Liquidity: what pays payins, and payouts to wallets on other chains',
};

async function whole(period: Period, reading: Promise<Statement | undefined>): Promise<Statement> {
  const statement = await reading.catch((cause: unknown) => {
    throw tookTooLong(cause) && !withinADay(period) ? tooLong(period) : cause;
  });
  if (statement === undefined)
    throw ValidationFailed.at('to', `must leave at most ${mostEntries} entries: ask for a shorter period`);
  return statement;
}

function tooLong({ from, to }: Period): ValidationFailed {
  const earlier = new Date((from.getTime() + to.getTime()) / 2).toISOString();
  return ValidationFailed.at('to', `must be earlier, such as ${earlier}: all of this period cannot be read in time`);
}
