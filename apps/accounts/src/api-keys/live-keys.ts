import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import type { Scope } from '#contracts';
import { Forbidden } from '#errors';
import { Config, Log, type SettingsOf, choiceOf, declareSettings } from '#runtime';
import type { CreateApiKey } from './api-key.dto.js';
import { type ConcludedProposalView, Proposals, Proposed } from '#proposals';
import { ApiKeyService } from './api-key.service.js';
import { weightyScopeOf } from './asked-key.js';
import type { ApiKeyView, CreatedApiKeyView } from './api-key.view.js';

/** Whether the operator alone may make keys that move money or decide. */
export abstract class LiveKeysConfig extends Config {
  readonly liveKeysByOperator: 'on' | 'off';
}

const settings: SettingsOf<Omit<LiveKeysConfig, keyof Config>> = {
  liveKeysByOperator: {
    variable: 'LIVE_KEYS_BY_OPERATOR',
    default: 'off',
    about:
      'In `live`, keys with `payouts:execute` or `compliance:decide` are not made by the operator alone; `on` lets it, and each one is logged',
    parse: choiceOf(['on', 'off']),
  },
};

export const liveKeysConfig = declareSettings(LiveKeysConfig, settings);

/** In live, a second person has to agree to keys that move money or decide; as long as there is none, the operator says so. */
@Injectable()
export class LiveKeys {
  constructor(
    private readonly config: LiveKeysConfig,
    private readonly log: Log,
    private readonly apiKeys: ApiKeyService,
    private readonly proposals: Proposals,
  ) {}

  /** Made at once where nobody else has to agree. */
  async ask(caller: Caller, organizationId: string, wanted: CreateApiKey): Promise<CreatedApiKeyView | Proposed> {
    const proposal = await this.insteadOf(caller, organizationId, wanted);
    return proposal === undefined ? this.create(caller, organizationId, wanted) : new Proposed(proposal);
  }

  private insteadOf(
    caller: Caller,
    organizationId: string,
    wanted: CreateApiKey,
  ): Promise<ConcludedProposalView | undefined> {
    if (caller.kind !== 'staff') return Promise.resolve(undefined);
    const parameters = { organizationId, ...wanted };
    return this.proposals.insteadOf(caller, { action: 'key.create', parameters, reason: 'Asked for directly' });
  }

  private async create(caller: Caller, organizationId: string, wanted: CreateApiKey): Promise<CreatedApiKeyView> {
    this.refuse(caller, wanted.scopes);
    const created = await this.apiKeys.create(caller, organizationId, wanted);
    this.tell(caller, organizationId, created);
    return created;
  }

  private refuse(caller: Caller, scopes: readonly Scope[]): void {
    const scope = this.weightyOf(caller, scopes);
    if (scope === undefined || this.config.liveKeysByOperator === 'on') return;
    const message = `In live, the operator alone makes no key with ${scope}: let two people of the staff make it, or set LIVE_KEYS_BY_OPERATOR=on`;
    throw new Forbidden(scope, message);
  }

  private tell(caller: Caller, organizationId: string, { id: keyId, scopes }: ApiKeyView): void {
    if (this.weightyOf(caller, scopes) === undefined) return;
    this.log.warn({ organizationId, keyId, scopes }, 'the operator alone made a key that moves money or decides');
  }

  private weightyOf(caller: Caller, scopes: readonly Scope[]): Scope | undefined {
    if (this.config.mode !== 'live' || caller.kind !== 'operator') return undefined;
    return weightyScopeOf(scopes);
  }
}
