import { Choice, Instant, type TermsOfServiceSource, Text, Uuid, termsOfServiceSources } from '#contracts';

export class TermsAcceptanceView {
  @Uuid()
  organizationId: string;

  @Text({ max: 100, example: '1.0' })
  version: string;

  @Instant()
  signedAt: string;

  @Choice(termsOfServiceSources)
  source: TermsOfServiceSource;
}
