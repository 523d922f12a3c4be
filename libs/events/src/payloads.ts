import {
  Choice,
  Instant,
  Tag,
  type TermsOfServiceSource,
  type UnionOf,
  Uuid,
  termsOfServiceSources,
  union,
} from '#contracts';

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

/** What each event tells. A service that makes a new kind of event adds its class here; `catalog.ts` knows its category. */
export const eventPayloads = union('type', { tos_accepted: TosAccepted });
export type EventPayload = UnionOf<typeof eventPayloads>;
