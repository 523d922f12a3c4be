import type { StaffSession } from '#auth';
import { Instant, Text, Uuid, YesOrNo } from '#contracts';

export class StaffSessionView {
  @Uuid()
  id: string;

  @Uuid()
  staffId: string;

  @Text({ max: 100, example: '203.0.113.7', describe: 'From where this person signed in.' })
  address: string;

  @Instant({ describe: 'When this person signed in.' })
  createdAt: string;

  @Instant({ describe: 'Exact to a minute.' })
  lastSeenAt: string;

  @YesOrNo({ describe: 'Whether it is the one that asks.' })
  isCurrent: boolean;
}

export function staffSessionView(session: StaffSession, currentId: string): StaffSessionView {
  const { id, staffId, address, createdAt, lastSeenAt } = session;
  return {
    id,
    staffId,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
