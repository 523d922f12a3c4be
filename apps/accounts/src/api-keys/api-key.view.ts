import type { ApiKey } from '#auth';
import { type ApiVersion, Choice, Choices, Instant, type Scope, Text, Uuid, apiVersions, scopes } from '#contracts';

export class ApiKeyView {
  @Uuid()
  id: string;

  @Text({ max: 100, example: 'server' })
  name: string;

  @Choices(scopes)
  scopes: Scope[];

  @Instant()
  createdAt: string;

  @Instant({ optional: true })
  expiresAt?: string;

  @Instant({ optional: true, describe: 'Exact to a few seconds.' })
  lastUsedAt?: string;

  @Choice(apiVersions, {
    optional: true,
    describe: 'In which its requests are answered that name no version. Absent until it is used.',
  })
  apiVersion?: ApiVersion;
}

export class CreatedApiKeyView extends ApiKeyView {
  @Text({
    max: 100,
    optional: true,
    example: 'gk_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe:
      'The key itself. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.',
  })
  secret?: string;
}

export function apiKeyView({ id, name, scopes: held, createdAt, expiresAt, ...key }: ApiKey): ApiKeyView {
  return {
    id,
    name,
    scopes: held,
    createdAt: createdAt.toISOString(),
    ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
    ...(key.lastUsedAt === null ? {} : { lastUsedAt: key.lastUsedAt.toISOString() }),
    ...(key.apiVersion === null ? {} : { apiVersion: key.apiVersion }),
  };
}
