import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { SupportedBanksQuery } from './supported-bank.dto.js';
import { SupportedBankService } from './supported-bank.service.js';
import { type SupportedBanksView, supportedBanks } from './supported-bank.view.js';

@ApiTags('Payout methods')
@Controller('counterparties/payment-methods/supported-banks')
export class SupportedBankController {
  constructor(private readonly banks: SupportedBankService) {}

  @Get()
  @Operation({
    summary: 'List the banks that can be paid to',
    description:
      'With `fiatCurrencyAndRail`, the banks for each currency and rail, by name and where there is one by `bankId`; with `payoutMethodTypes`, the banks to choose a `bankId` from for each kind of payout method. Send one of the two at a time.',
    access: { callers: 'organization', scope: 'payouts:read' },
    answer: supportedBanks,
  })
  list(@Query() query: SupportedBanksQuery): Promise<SupportedBanksView> {
    return this.banks.list(query);
  }
}
