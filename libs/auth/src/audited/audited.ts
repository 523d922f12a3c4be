import { SetMetadata } from '@nestjs/common';
import type { AuditAction } from '#audit';

export const auditedKey = 'gatehouse:audited';

export interface AuditedRoute {
  readonly action: AuditAction;
  /** What it is done to: the last id in the path, or the one in the answer; without any, the organization. */
  readonly resource: string;
}

/** Whoever calls this route is recorded in the audit trail, in the transaction that does what they asked for. */
export function Audited(action: AuditAction, resource: string): MethodDecorator {
  return SetMetadata<string, AuditedRoute>(auditedKey, { action, resource });
}
