import { Controller, Get, Headers, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { BalancesQuery, StatementQuery } from './statement.dto.js';
import { StatementReading } from './statement.reading.js';
import { PastBalancesView, StatementView } from './statement.view.js';

const access = { callers: 'operatorOrOrganization', scope: 'accounts:read' } as const;

@ApiTags('Accounts')
@Controller('accounts')
export class StatementController {
  constructor(private readonly reading: StatementReading) {}

  @Get(':accountId/balances')
  @Operation({
    summary: 'Read the balances of an account at a moment',
    description: 'What had been posted by then, whenever it took effect. Once it is final, the answer stays the same.',
    access,
    answer: PastBalancesView,
  })
  balances(
    @CalledBy() caller: Caller,
    @IdParam('account') id: string,
    @Query() query: BalancesQuery,
  ): Promise<PastBalancesView> {
    return this.reading.balances(caller, id, query);
  }

  @Get(':accountId/statements')
  @Operation({
    summary: 'Read the statement of an account',
    description:
      'What was posted in a period, with the balances at its beginning and its end: these are added up apart, and it is answered only where the entries lead from one to the other. With `Accept: text/csv` it is a table with decimal amounts, with `application/xml` what banks give (ISO 20022, camt.053.001.08), with `application/pdf` what is printed, otherwise JSON. At most 50,000 entries.',
    access,
    answer: StatementView,
  })
  statement(
    @CalledBy() caller: Caller,
    @IdParam('account') id: string,
    @Query() query: StatementQuery,
    @Headers('accept') accept: string | undefined,
  ): Promise<StatementView | StreamableFile> {
    return this.reading.ofAccount(caller, id, { query, accept });
  }
}
