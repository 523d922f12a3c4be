import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { QuotesWanted } from './quote.dto.js';
import { QuoteService } from './quote.service.js';
import { QuotesView } from './quote.view.js';

@ApiTags('Payout requests')
@Controller('payouts/quotes')
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

  @Post()
  @Operation({
    summary: 'Ask what payouts would cost',
    description:
      'For any of the 17 currencies and rails. What cannot be quoted is told in its place; the others are quoted all the same.',
    access: { callers: 'organization', scope: 'payouts:read' },
    answer: QuotesView,
  })
  quote(@Body() body: QuotesWanted): Promise<QuotesView> {
    return this.quotes.quote(body);
  }
}
