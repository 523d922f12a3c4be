import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type OrganizationCaller, RateLimit, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { ServiceUnavailable } from '#errors';
import { PayoutRails } from '#rails';
import { Standings } from '#standing';
import type { ValidateBreBKey } from './bre-b-key.dto.js';
import type { BreBKeyValidationView } from './bre-b-key.view.js';

@Injectable()
export class BreBKeyService {
  constructor(
    private readonly rails: PayoutRails,
    private readonly rateLimit: RateLimit,
    private readonly standings: Standings,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async validate(caller: OrganizationCaller, { key }: ValidateBreBKey): Promise<BreBKeyValidationView> {
    // An organization can make any number of keys, and of children with keys of their own.
    this.rateLimit.takeLookUp(await this.standings.rootOf(caller.organizationId));
    // Without a rail to ask, `failure` would claim that nobody has the key.
    if (this.rails.listed.length === 0) throw new ServiceUnavailable();
    const holder = await this.rails.holderOf(key).catch(async (cause: unknown) => {
      await this.recordUnanswered(caller);
      throw cause;
    });
    if (holder === undefined) return { type: 'failure' };
    const { holderName, holderIdNumber } = holder;
    return { type: 'success', holderName, holderIdNumber };
  }

  /** By itself: what is answered is recorded with the answer, and without one that is undone. */
  private async recordUnanswered(caller: OrganizationCaller): Promise<void> {
    const { organizationId } = caller;
    await this.unitOfWork.runSeparately((tx) =>
      this.audit.record(tx, {
        organizationId,
        ...authorOf(caller),
        action: 'breBKeyLookedUp',
        subject: `organization:${organizationId}`,
        reason: 'It was asked for, and not answered',
      }),
    );
  }
}
