import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Unauthenticated } from '#errors';
import { providerPayinNews } from '#rails';
import { Operation, SignedBody, type SignedBytes } from '#runtime';
import { PayinCallbackService } from './payin-callback.service.js';
import { TakenView } from './payin-callback.view.js';

@ApiTags('Payment provider')
@Controller('payins/provider-callbacks')
export class PayinCallbackController {
  constructor(private readonly payinCallbacks: PayinCallbackService) {}

  @Post()
  @Operation({
    summary: 'Tell that money came, or what became of it',
    description:
      'For the payment providers that the operator has configured, which sign requests as in Standard Webhooks. Each is believed of its own payins and routes alone. The answer says whether the money is accepted or has to be sent back. A repeated report is answered the same and counts once.',
    access: { callers: 'provider' },
    answer: TakenView,
    errors: [Unauthenticated],
  })
  tell(@SignedBody(providerPayinNews) signed: SignedBytes): Promise<TakenView> {
    return this.payinCallbacks.tell(signed);
  }
}
