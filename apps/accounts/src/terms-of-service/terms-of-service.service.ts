import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf, isOfHouse } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Config } from '#runtime';
import { type TermsAcceptanceView, TermsOfService } from '#standing';
import { ManagedOrganization, mayActFor } from '../organizations/managed-organization.reading.js';
import type { AcceptTerms } from './terms-acceptance.dto.js';

@Injectable()
export class TermsOfServiceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: TermsOfService,
    private readonly managed: ManagedOrganization,
    private readonly audit: AuditTrail,
    private readonly config: Config,
  ) {}

  accept(
    caller: Caller,
    organizationId: string,
    { version = this.config.termsOfServiceVersion }: AcceptTerms,
  ): Promise<TermsAcceptanceView> {
    return this.unitOfWork.run((tx) => {
      if (!mayActFor(caller, organizationId)) throw new ResourceNotFound('organization', organizationId);
      return this.terms.accept(tx, { organizationId, version, source: 'api' });
    });
  }

  /** With the names of people, so that the operator's look is recorded before it is answered. */
  async list(caller: Caller, organizationId: string, query: PageQuery): Promise<Page<TermsAcceptanceView>> {
    await this.managed.check(caller, organizationId);
    if (isOfHouse(caller))
      await this.unitOfWork.run((tx) =>
        this.audit.record(tx, {
          organizationId,
          ...authorOf(caller),
          action: 'termsAcceptancesRead',
          subject: `organization:${organizationId}`,
          reason: null,
        }),
      );
    return this.terms.list(organizationId, query);
  }
}
