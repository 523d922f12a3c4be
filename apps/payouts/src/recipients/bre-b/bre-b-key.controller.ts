import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type OrganizationCaller } from '#auth';
import { Operation } from '#runtime';
import { ValidateBreBKey } from './bre-b-key.dto.js';
import { BreBKeyService } from './bre-b-key.service.js';
import { type BreBKeyValidationView, breBKeyValidation } from './bre-b-key.view.js';

@ApiTags('Payout methods')
@Controller('counterparties/payment-methods/bre-b-key-validations')
export class BreBKeyController {
  constructor(private readonly keys: BreBKeyService) {}

  @Post()
  @Audited('breBKeyLookedUp', 'breBKey')
  @Operation({
    summary: 'Find out whose a Bre-B key is',
    description:
      'A phone number, an e-mail address, a document number or an alias that identifies an account in Colombia. At most 30 a minute in each process by an organization with its parents and children, however many keys they have; each leaves a line in the audit trail.',
    access: { callers: 'organization', scope: 'payouts:write' },
    answer: breBKeyValidation,
    personal: true,
  })
  validate(@CalledBy() caller: OrganizationCaller, @Body() body: ValidateBreBKey): Promise<BreBKeyValidationView> {
    return this.keys.validate(caller, body);
  }
}
