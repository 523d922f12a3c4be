import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { TermsAcceptanceView } from '#standing';
import { AcceptTerms } from './terms-acceptance.dto.js';
import { TermsOfServiceService } from './terms-of-service.service.js';

/** Only the widget names a person. */
const acceptedByApi: TermsAcceptanceView = {
  organizationId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  version: '1.0',
  signedAt: '2026-11-21T09:30:00.000Z',
  source: 'api',
};

const TermsAcceptancePage = PageOf(TermsAcceptanceView);

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
    example: acceptedByApi,
  })
  accept(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @Body() body: AcceptTerms,
  ): Promise<TermsAcceptanceView> {
    return this.termsOfService.accept(caller, organizationId, body);
  }

  @Get()
  @Operation({
    summary: 'List who accepted the terms of service',
    description: 'That the operator reads it is recorded in the audit trail.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: TermsAcceptancePage,
  })
  list(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @Query() query: PageQuery,
  ): Promise<Page<TermsAcceptanceView>> {
    return this.termsOfService.list(caller, organizationId, query);
  }
}
