import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type SessionCaller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Config } from '#runtime';
import { Standings, type TermsAcceptanceView, TermsOfService } from '#standing';
import type { AcceptTermsInWidget } from './terms.dto.js';
import type { TermsToAcceptView } from './session.view.js';

/** What the widget asks of the person before the questions: to accept the terms for the organization of the review. */
@Injectable()
export class WidgetTermsService {
  constructor(
    private readonly terms: TermsOfService,
    private readonly standings: Standings,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly config: Config,
  ) {}

  /** Nothing once any version is accepted, or where the operator publishes no text. */
  async toAccept({ organizationId }: SessionCaller): Promise<TermsToAcceptView | undefined> {
    const { termsOfServiceUrl: url, termsOfServiceVersion: version } = this.config;
    if (url === undefined) return undefined;
    const standing = await this.standings.find(organizationId);
    return standing?.termsSignedAt === null ? { version, url } : undefined;
  }

  /** The name is what somebody typed: which session they came by is in the audit trail. */
  accept(caller: SessionCaller, { version, signedBy }: AcceptTermsInWidget): Promise<TermsAcceptanceView> {
    // Somebody who was shown another text has not accepted this one.
    if (version !== this.config.termsOfServiceVersion)
      throw ValidationFailed.at('version', 'must be the current version: show that one first');
    const { organizationId } = caller;
    return this.unitOfWork.run(async (tx) => {
      const accepted = await this.terms.accept(tx, { organizationId, version, signedBy, source: 'ui' });
      await this.audit.record(tx, {
        organizationId,
        ...authorOf(caller),
        action: 'termsAccepted',
        subject: `organization:${organizationId}`,
        reason: null,
      });
      return accepted;
    });
  }
}
