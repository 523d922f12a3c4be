import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { TreasuryReading } from './treasury.reading.js';
import { TreasuryView } from './treasury.view.js';

@ApiTags('Treasury')
@Controller('treasury')
export class TreasuryController {
  constructor(private readonly reading: TreasuryReading) {}

  @Get()
  @Operation({
    summary: 'Read the treasury',
    description:
      'Wallet by wallet: what lies there by the ledger, what of it is owed and what is free, how long it lasts at the pace of the last week, and what there is for gas. It looks at most at 50,000 payments of the week; where there were more, the pace is that of the latest.',
    access: { callers: 'operator', staff: 'operations:read' },
    answer: TreasuryView,
  })
  read(): Promise<TreasuryView> {
    return this.reading.read();
  }
}
