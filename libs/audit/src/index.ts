export { type AuditAction, auditActions } from './audit-actions.js';
export { AuditEntry } from './audit-entry.entity.js';
export { AuditLog, type ChainPage, type ChainVerification, verifiedAtOnce } from './audit-log.js';
export { AuditModule } from './audit.module.js';
export { type AuditRecord, AuditTrail } from './audit-trail.js';
