import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { type Scope, Uuid } from '#contracts';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';
import { CreateApiKey } from './api-key.dto.js';
import { ApiKeyService } from './api-key.service.js';

class CreateKeyParameters extends CreateApiKey {
  @Uuid()
  organizationId: string;
}

const weighty: readonly Scope[] = ['payouts:execute', 'compliance:decide'];

/** The first scope of a key that lets it move money or decide, if it has one. */
export function weightyScopeOf(scopes: readonly Scope[]): Scope | undefined {
  return scopes.find((scope) => weighty.includes(scope));
}

/** A key that moves money or decides, as a proposal. */
@Injectable()
export class AskedKey extends ProposalAction<CreateKeyParameters> implements OnModuleInit {
  readonly name = 'key.create';

  constructor(
    private readonly actions: ProposalActions,
    private readonly managed: ManagedOrganization,
    private readonly apiKeys: ApiKeyService,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): CreateKeyParameters {
    return readObject(CreateKeyParameters, parameters, this.clock);
  }

  override async prepare(
    caller: StaffCaller,
    { organizationId, scopes, expiresAt }: CreateKeyParameters,
  ): Promise<PreparedAction> {
    await this.managed.check(caller, organizationId);
    if (expiresAt !== undefined && new Date(expiresAt) <= this.clock.now())
      throw ValidationFailed.at('expiresAt', 'must be in the future');
    const summary = `Create a key with ${[...scopes].sort().join(', ')}`;
    return { organizationId, summary, isWeighty: weightyScopeOf(scopes) !== undefined };
  }

  override async carryOut(
    _tx: Tx,
    caller: StaffCaller,
    { organizationId, ...wanted }: CreateKeyParameters,
  ): Promise<Outcome> {
    const { id, secret } = await this.apiKeys.create(caller, organizationId, wanted);
    return { result: { apiKeyId: id }, ...(secret === undefined ? {} : { secret }) };
  }
}
