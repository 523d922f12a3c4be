import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OrganizationCaller } from '#auth';
import { Quotes, QuotesWanted } from '#contracts';
import { Operation } from '#runtime';
import { PayinQuoteService } from './payin-quote.service.js';

@ApiTags('Payins')
@Controller('payins/quotes')
export class PayinQuoteController {
  constructor(private readonly quotes: PayinQuoteService) {}

  @Post()
  @Operation({
    summary: 'Ask what payins would bring',
    description:
      'For money in ARS, BRL and USD, before any developer fee. Where one cannot be quoted, its place in the list says why; the others are quoted all the same.',
    access: { callers: 'organization', scope: 'payins:read' },
    answer: Quotes,
  })
  quote(@CalledBy() { organizationId }: OrganizationCaller, @Body() body: QuotesWanted): Promise<Quotes> {
    return this.quotes.quote(organizationId, body);
  }
}
