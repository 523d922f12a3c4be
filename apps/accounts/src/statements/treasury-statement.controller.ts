import { Controller, Get, Headers, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { RailStatementView } from './rail-statement.view.js';
import { StatementQuery } from './statement.dto.js';
import { PurseStatementView } from './statement.view.js';
import { TreasuryStatementReading } from './treasury-statement.reading.js';

const access = { callers: 'operator', staff: 'operations:read' } as const;
const formats = 'In the same formats as the statement of an account, and proved as it is. At most 50,000 entries.';

@ApiTags('Treasury')
@Controller()
export class TreasuryStatementController {
  constructor(private readonly reading: TreasuryStatementReading) {}

  @Get('treasury/purses/:purse/statements')
  @Operation({
    summary: 'Read the statement of a purse',
    description: `What came to \`collected\` or \`liquidity\` in a period, or left it. ${formats}`,
    access,
    answer: PurseStatementView,
  })
  ofPurse(
    @Param('purse') purse: string,
    @Query() query: StatementQuery,
    @Headers('accept') accept: string | undefined,
  ): Promise<PurseStatementView | StreamableFile> {
    return this.reading.ofPurse(purse, { query, accept });
  }

  @Get('rails/:rail/statements')
  @Operation({
    summary: 'Read the statement of a rail',
    description: `What came to a rail in a period, or left it, by what it has reported, for all organizations: a credit is what it holds for the house since then. ${formats}`,
    access,
    answer: RailStatementView,
  })
  ofRail(
    @Param('rail') rail: string,
    @Query() query: StatementQuery,
    @Headers('accept') accept: string | undefined,
  ): Promise<RailStatementView | StreamableFile> {
    return this.reading.ofRail(rail, { query, accept });
  }
}
