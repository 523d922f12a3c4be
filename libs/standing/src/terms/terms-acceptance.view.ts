import { Choice, Instant, type TermsOfServiceSource, Text, Uuid, termsOfServiceSources } from '#contracts';
import type { TermsAcceptance } from './terms-acceptance.entity.js';

export class TermsAcceptanceView {
  @Uuid()
  organizationId: string;

  @Text({ max: 100, example: '1.0' })
  version: string;

  @Instant()
  signedAt: string;

  @Choice(termsOfServiceSources, { example: 'ui', describe: '`ui` where a person accepted them in the widget.' })
  source: TermsOfServiceSource;

  @Text({ max: 200, optional: true, example: 'Ana Diaz', describe: 'Who accepted, as they wrote it in the widget.' })
  signedBy?: string;
}

export function termsAcceptanceView(
  { organizationId, version, signedAt, source }: TermsAcceptance,
  signedBy: string | undefined,
): TermsAcceptanceView {
  const signed = { organizationId, version, signedAt: signedAt.toISOString(), source };
  return signedBy === undefined ? signed : { ...signed, signedBy };
}
