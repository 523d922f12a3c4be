import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Page, PageOf, PageQuery } from '#contracts';
import { Operation } from '#runtime';
import { ReconciliationService } from './reconciliation.service.js';
import { ReconciliationView } from './reconciliation.view.js';

const ReconciliationPage = PageOf(ReconciliationView);
const reading = { callers: 'operator', staff: 'operations:read' } as const;

@ApiTags('Ledger')
@Controller('reconciliations')
export class ReconciliationController {
  constructor(private readonly reconciliations: ReconciliationService) {}

  @Post()
  @Operation({
    summary: 'Compare wallets and rails with the ledger',
    description:
      'Wallet by wallet and token by token, at final blocks, and order by order with the lists of rails that keep one: those of two days, and once a day those of 90. It goes on in the background, and happens every hour by itself. A wallet that differs signs nothing until a reconciliation finds that it holds what it should. An order differs if it still does ten minutes later. The proof of the ledger names both.',
    access: { callers: 'operator', staff: 'money:propose' },
    status: 201,
    answer: ReconciliationView,
  })
  begin(): Promise<ReconciliationView> {
    return this.reconciliations.begin();
  }

  @Get()
  @Operation({
    summary: 'List reconciliations',
    description: 'How far each has come, and what it found.',
    access: reading,
    answer: ReconciliationPage,
  })
  list(@Query() query: PageQuery): Promise<Page<ReconciliationView>> {
    return this.reconciliations.list(query);
  }
}
