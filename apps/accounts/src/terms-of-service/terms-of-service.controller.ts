import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { AcceptTerms } from './terms-acceptance.dto.js';
import { TermsAcceptanceView } from './terms-acceptance.view.js';
import { TermsOfServiceService } from './terms-of-service.service.js';

@ApiTags('Terms of service')
@Controller('organizations/:organizationId/terms-of-service/acceptances')
export class TermsOfServiceController {
  constructor(private readonly termsOfService: TermsOfServiceService) {}

  @Post()
  @Operation({
    summary: 'Accept the terms of service',
    description: 'The first acceptance of an organization sends `tos_accepted`; later ones are kept and send nothing.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    status: 201,
    answer: TermsAcceptanceView,
  })
  accept(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @Body() body: AcceptTerms,
  ): Promise<TermsAcceptanceView> {
    return this.termsOfService.accept(caller, organizationId, body);
  }
}
