import type { SessionCaller } from '#auth';
import { Instant, Nested, Text, Texts, Uuid } from '#contracts';

export class CreatedSessionView {
  @Uuid()
  id: string;

  @Text({
    max: 100,
    optional: true,
    example: 'gws_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe:
      'For the widget. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.',
  })
  token?: string;

  @Instant()
  expiresAt: string;
}

export class TermsToAcceptView {
  @Text({ max: 100, example: '1.0' })
  version: string;

  @Text({ max: 2000, example: 'https://gatehouse.example/terms', describe: 'Where the text is.' })
  url: string;
}

export class CurrentSessionView {
  @Uuid()
  id: string;

  @Uuid({ describe: 'The review that it fills in.' })
  complianceReviewId: string;

  @Instant({ describe: 'Create another session before that.' })
  expiresAt: string;

  @Texts({ max: 300, example: ['https://onboarding.partner.example'], describe: 'The pages that it is for.' })
  allowedOrigins: string[];

  @Nested(() => TermsToAcceptView, {
    optional: true,
    describe: 'What the organization of the review has to accept, as long as it has accepted nothing.',
  })
  termsOfService?: TermsToAcceptView;
}

export function currentSessionView(
  { sessionId, complianceReviewId, expiresAt, allowedOrigins }: SessionCaller,
  terms: TermsToAcceptView | undefined,
): CurrentSessionView {
  const origins = { allowedOrigins: [...allowedOrigins] };
  const session = { id: sessionId, complianceReviewId, expiresAt: expiresAt.toISOString(), ...origins };
  return terms === undefined ? session : { ...session, termsOfService: terms };
}

export function createdSessionView(
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
  token: string,
): CreatedSessionView {
  return { id, token, expiresAt: expiresAt.toISOString() };
}
