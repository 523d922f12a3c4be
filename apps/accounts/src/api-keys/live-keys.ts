import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import type { Scope } from '#contracts';
import { Forbidden } from '#errors';
import { Config, Log, type SettingsOf, choiceOf, declareSettings } from '#runtime';
import type { CreateApiKey } from './api-key.dto.js';
import { ApiKeyService } from './api-key.service.js';
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

const weighty: readonly Scope[] = ['payouts:execute', 'compliance:decide'];

/** In live, a second person has to agree to keys that move money or decide; as long as there is none, the operator says so. */
@Injectable()
export class LiveKeys {
  constructor(
    private readonly config: LiveKeysConfig,
    private readonly log: Log,
    private readonly apiKeys: ApiKeyService,
  ) {}

  async create(caller: Caller, organizationId: string, wanted: CreateApiKey): Promise<CreatedApiKeyView> {
    this.refuse(caller, wanted.scopes);
    const created = await this.apiKeys.create(caller, organizationId, wanted);
    this.tell(caller, organizationId, created);
    return created;
  }

  private refuse(caller: Caller, scopes: readonly Scope[]): void {
    const scope = this.weightyOf(caller, scopes);
    if (scope === undefined || this.config.liveKeysByOperator === 'on') return;
    const message = `In live, the operator alone makes no key with ${scope}: set LIVE_KEYS_BY_OPERATOR=on if nobody else can agree to it`;
    throw new Forbidden(scope, message);
  }

  private tell(caller: Caller, organizationId: string, { id: keyId, scopes }: ApiKeyView): void {
    if (this.weightyOf(caller, scopes) === undefined) return;
    this.log.warn({ organizationId, keyId, scopes }, 'the operator alone made a key that moves money or decides');
  }

  private weightyOf(caller: Caller, scopes: readonly Scope[]): Scope | undefined {
    if (this.config.mode !== 'live' || caller.kind !== 'operator') return undefined;
    return scopes.find((scope) => weighty.includes(scope));
  }
}
