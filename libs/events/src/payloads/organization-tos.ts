import { Choice, Instant, Tag, type TermsOfServiceSource, Uuid, termsOfServiceSources } from '#contracts';
import type { SampleSubject } from './samples.js';

/** The first acceptance by the organization: the later ones are no events. */
export class TosAccepted {
  @Tag('tos_accepted')
  type: 'tos_accepted';

  @Uuid()
  organizationId: string;

  @Instant()
  signedAt: string;

  @Choice(termsOfServiceSources)
  source: TermsOfServiceSource;
}

export function tosAcceptedSample({ organizationId, now }: SampleSubject): TosAccepted {
  return { type: 'tos_accepted', organizationId, signedAt: now.toISOString(), source: 'test' };
}
