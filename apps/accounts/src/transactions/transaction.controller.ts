import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { TransactionQuery } from './transaction.dto.js';
import { TransactionService } from './transaction.service.js';
import { TransactionView } from './transaction.view.js';

const TransactionPage = PageOf(TransactionView);
const access = { callers: 'organization', scope: 'accounts:read', staff: 'accounts:read' } as const;

@ApiTags('Transactions')
@Controller('transactions')
export class TransactionController {
  constructor(private readonly transactions: TransactionService) {}

  @Get()
  @Operation({
    summary: 'List transactions',
    description:
      'What changed balances, of all accounts or of one: tokens that moved, final on their chain, and tokens that stay in the wallet and change hands. Balances, with what is reserved, are their sum.',
    access,
    answer: TransactionPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: TransactionQuery): Promise<Page<TransactionView>> {
    return this.transactions.list(caller, query);
  }

  @Get(':transactionId')
  @Operation({
    summary: 'Read a transaction',
    description: 'The id is the `transactionId` of the event that reported it.',
    access,
    answer: TransactionView,
  })
  read(@CalledBy() caller: Caller, @IdParam('transaction') id: string): Promise<TransactionView> {
    return this.transactions.read(caller, id);
  }
}
