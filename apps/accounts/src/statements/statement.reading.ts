import { Injectable, StreamableFile } from '@nestjs/common';
import type { Caller } from '#auth';
import { ValidationFailed } from '#errors';
import { LedgerHistory } from '#ledger';
import { Clock, acceptedType } from '#runtime';
import { AccountReading } from '../accounts/account.reading.js';
import { periodOf } from './period.js';
import { statementCamt } from './statement-camt.js';
import { statementCsv } from './statement-csv.js';
import type { BalancesQuery, StatementQuery } from './statement.dto.js';
import { type PastBalancesView, type StatementView, pastBalancesView, statementView } from './statement.view.js';

const mostEntries = 50_000;

/** What accounts held at other moments, and how they came from one to the other. */
@Injectable()
export class StatementReading {
  constructor(
    private readonly accounts: AccountReading,
    private readonly history: LedgerHistory,
    private readonly clock: Clock,
  ) {}

  async balances(caller: Caller, id: string, { at }: BalancesQuery): Promise<PastBalancesView> {
    const { organizationId } = await this.accounts.find(caller, id);
    const now = this.clock.now();
    const moment = at === undefined ? now : new Date(at);
    if (moment > now) throw ValidationFailed.at('at', 'must not lie in the future');
    return pastBalancesView(id, moment, await this.history.balancesAt({ organizationId, id }, moment));
  }

  async statement(
    caller: Caller,
    id: string,
    query: StatementQuery,
    accept: string | undefined,
  ): Promise<StatementView | StreamableFile> {
    const { organizationId } = await this.accounts.find(caller, id);
    const period = periodOf(query, this.clock.now());
    const statement = await this.history.statement({ organizationId, id }, period, mostEntries);
    if (statement === undefined)
      throw ValidationFailed.at('to', `must leave at most ${mostEntries} entries: ask for a shorter period`);
    const view = statementView(id, statement);
    const type = acceptedType(accept, ['application/json', 'text/csv', 'application/xml']);
    if (type === 'text/csv') return fileOf(view, { type, text: statementCsv(view), ending: 'csv' });
    if (type === 'application/xml')
      return fileOf(view, { type, text: statementCamt(view, this.clock.now()), ending: 'xml' });
    return view;
  }
}

interface StatementFile {
  readonly type: string;
  readonly text: string;
  readonly ending: string;
}

function fileOf({ accountId, from, to }: StatementView, { type, text, ending }: StatementFile): StreamableFile {
  const bytes = Buffer.from(text);
  const days = [from, to].map((moment) => moment.slice(0, 10)).join('-to-');
  return new StreamableFile(bytes, {
    type: `${type}; charset=utf-8`,
    length: bytes.length,
    disposition: `attachment; filename="${accountId}-${days}.${ending}"`,
  });
}
