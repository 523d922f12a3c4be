import { Injectable } from '@nestjs/common';
import { type OrganizationCaller, RateLimit } from '#auth';
import { ServiceUnavailable } from '#errors';
import { ConfiguredPayoutRail } from '#rails';
import type { ValidateBreBKey } from './bre-b-key.dto.js';
import type { BreBKeyValidationView } from './bre-b-key.view.js';

@Injectable()
export class BreBKeyService {
  constructor(
    private readonly rails: ConfiguredPayoutRail,
    private readonly rateLimit: RateLimit,
  ) {}

  async validate({ keyId }: OrganizationCaller, { key }: ValidateBreBKey): Promise<BreBKeyValidationView> {
    this.rateLimit.takeLookUp(keyId);
    // Without a rail to ask, `failure` would claim that nobody has the key.
    if (this.rails.name === 'none') throw new ServiceUnavailable();
    const holder = await this.rails.holderOf(key);
    if (holder === undefined) return { type: 'failure' };
    const { holderName, holderIdNumber } = holder;
    return { type: 'success', holderName, holderIdNumber };
  }
}
