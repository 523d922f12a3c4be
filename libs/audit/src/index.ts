export { type AuditAction, auditActions } from './audit-actions.js';
export { AuditEntry } from './audit-entry.entity.js';
export { AuditExport } from './audit-export.js';
export { type FileVerdict, verifyAuditFile } from './audit-file.js';
export { type AuditFilters, AuditLog, type ChainPage, type ChainVerification, verifiedAtOnce } from './audit-log.js';
export { AuditModule } from './audit.module.js';
export { type AuditAuthor, type AuditRecord, AuditTrail, itself } from './audit-trail.js';
