import { randomUUID } from 'node:crypto';
import { AuditTrail } from '#audit';
import { UnitOfWork } from '#database';
import type { Gatehouse } from './gatehouse.js';

export interface AuditEntry {
  readonly id: string;
  readonly ordinal: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly time: string;
  readonly hash: string;
  readonly previousHash: string;
}
export interface AuditPage {
  readonly results: readonly AuditEntry[];
  readonly nextId?: string;
  readonly verification?: { intact: boolean; entries: number; firstAltered?: number };
}

export async function auditEntries(
  { operator }: Gatehouse,
  organizationId?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<AuditPage> {
  const asked = new URLSearchParams({ ...(organizationId === undefined ? {} : { organizationId }), ...more });
  const { status, body } = await operator.get(`/compliance/audit-entries?${asked.toString()}`);
  if (status !== 200) throw new Error(`The audit trail could not be read: ${status} ${JSON.stringify(body)}`);
  return body as unknown as AuditPage;
}

/** By the trail itself, as a service records a decision. */
export async function recordDecisions({ app }: Gatehouse, organizationId: string, count: number): Promise<void> {
  const trail = app.get(AuditTrail, { strict: false });
  const unitOfWork = app.get(UnitOfWork, { strict: false });
  for (let made = 0; made < count; made++)
    await unitOfWork.run((tx) =>
      trail.record(tx, {
        organizationId,
        actor: 'operator',
        action: 'reviewDecided',
        subject: `complianceReview:${randomUUID()}`,
        reason: made % 2 === 0 ? `Reason ${made}` : null,
      }),
    );
}
