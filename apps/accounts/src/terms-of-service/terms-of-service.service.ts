import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Events } from '#events';
import { Clock, Config, Ids } from '#runtime';
import { Standings } from '#standing';
import { mayActFor } from '../organizations/managed-organization.reading.js';
import type { AcceptTerms } from './terms-acceptance.dto.js';
import { TermsAcceptance } from './terms-acceptance.entity.js';
import type { TermsAcceptanceView } from './terms-acceptance.view.js';

@Injectable()
export class TermsOfServiceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  /** Every acceptance is kept; only the first one is an event. */
  async accept(
    caller: Caller,
    organizationId: string,
    { version = this.config.termsOfServiceVersion }: AcceptTerms,
  ): Promise<TermsAcceptanceView> {
    return this.unitOfWork.run(async (tx) => {
      const signedAt = this.clock.now();
      const acceptance = mayActFor(caller, organizationId)
        ? await this.standings.acceptTerms(tx, organizationId, version, signedAt)
        : 'unknown';
      if (acceptance === 'unknown') throw new ResourceNotFound('organization', organizationId);
      const source = 'api';
      tx.insert(TermsAcceptance, { id: this.ids.next(), organizationId, version, signedAt, source });
      const accepted = { organizationId, signedAt: signedAt.toISOString(), source } as const;
      if (acceptance === 'first')
        this.events.record(tx, {
          resourceId: organizationId,
          occurredAt: signedAt,
          payload: { type: 'tos_accepted', ...accepted },
        });
      return { ...accepted, version };
    });
  }
}
