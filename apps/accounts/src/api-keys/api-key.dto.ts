import { type ApiVersion, Choice, Choices, Instant, type Scope, Text, apiVersions, scopes } from '#contracts';

export class CreateApiKey {
  @Text({ max: 100, example: 'server', describe: 'To tell your keys apart.' })
  name: string;

  @Choices(scopes, {
    min: 1,
    example: ['organizations:write', 'webhooks:read'],
    describe:
      'What the key may do; `:write` implies `:read`. An organization can give no scope that its own key lacks.',
  })
  scopes: Scope[];

  @Instant({
    optional: true,
    describe:
      'From then on the key is refused. Without it, the key does not expire. A key that expires makes none that live longer.',
  })
  expiresAt?: string;

  @Choice(apiVersions, {
    optional: true,
    describe:
      'In which version of the API its requests are answered that name none in `Gatehouse-Version`. Without it, the newest one at its first use.',
  })
  apiVersion?: ApiVersion;
}
