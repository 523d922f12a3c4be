import { Instant, Uuid } from '#contracts';

export class SuspensionView {
  @Uuid()
  organizationId: string;

  @Instant()
  suspendedAt: string;
}
