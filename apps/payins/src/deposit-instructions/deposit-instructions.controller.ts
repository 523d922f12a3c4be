import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OrganizationCaller } from '#auth';
import { AccountNotActive, AccountNotApiEnabled } from '#errors';
import { Operation } from '#runtime';
import { DepositInstructionsQuery } from './deposit-instructions.dto.js';
import { DepositInstructionsService } from './deposit-instructions.service.js';
import { DepositInstructionsView } from './deposit-instructions.view.js';

@ApiTags('Deposit instructions')
@Controller('payins/deposit-instructions')
export class DepositInstructionsController {
  constructor(private readonly instructions: DepositInstructionsService) {}

  @Get()
  @Operation({
    summary: 'Read where money for an account can be sent',
    description:
      'At any time and in any amount: in ARS to a CVU, in BRL by a PIX code, in USD by ACH where there is a provider for it, USDT on TRON and USDC on SOLANA to its wallet. They stay the same. Where senders are allowed on a chain, it is listed once for each of them; without one, tokens from there change the balance and create no payin.',
    access: { callers: 'organization', scope: 'payins:read' },
    answer: DepositInstructionsView,
    errors: [AccountNotApiEnabled, AccountNotActive],
  })
  read(
    @CalledBy() caller: OrganizationCaller,
    @Query() query: DepositInstructionsQuery,
  ): Promise<DepositInstructionsView> {
    return this.instructions.read(caller, query);
  }
}
