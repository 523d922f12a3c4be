import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OrganizationCaller } from '#auth';
import { Quotes, QuotesWanted } from '#contracts';
import { Operation } from '#runtime';
import { PayoutQuoteService } from './quote.service.js';

@ApiTags('Payout requests')
@Controller('payouts/quotes')
export class QuoteController {
  constructor(private readonly quotes: PayoutQuoteService) {}

  @Post()
  @Operation({
    summary: 'Ask what payouts would cost',
    description:
      'For any of the 17 currencies and rails. A quote that is not possible is answered with an error in its place; the others are still quoted.',
    access: { callers: 'organization', scope: 'payouts:read' },
    answer: Quotes,
  })
  quote(@CalledBy() { organizationId }: OrganizationCaller, @Body() body: QuotesWanted): Promise<Quotes> {
    return this.quotes.quote(organizationId, body);
  }
}
