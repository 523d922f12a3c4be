import { must } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';

export interface AuditEntry {
  readonly id: string;
  readonly ordinal: number;
  readonly actor: string;
  readonly address: string | null;
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
  return must(await operator.get(`/compliance/audit-entries?${asked.toString()}`), 200) as unknown as AuditPage;
}
