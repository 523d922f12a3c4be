import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Unauthenticated } from '#errors';
import { ProviderReport } from '#rails';
import { Operation, SignedBody, type SignedBytes } from '#runtime';
import { ProviderCallbackService } from './provider-callback.service.js';

@ApiTags('Payment provider')
@Controller('payouts/provider-callbacks')
export class ProviderCallbackController {
  constructor(private readonly providerCallbacks: ProviderCallbackService) {}

  @Post()
  @Operation({
    summary: 'Tell what became of a payout',
    description:
      'For the payout providers that the operator has configured, which sign as Standard Webhooks specify. Each is believed of its own payouts alone. A report that is repeated counts once.',
    access: { callers: 'provider' },
    status: 204,
    errors: [Unauthenticated],
  })
  tell(@SignedBody(ProviderReport) signed: SignedBytes): Promise<void> {
    return this.providerCallbacks.tell(signed);
  }
}
