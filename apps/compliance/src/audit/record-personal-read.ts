import { Injectable } from '@nestjs/common';
import { type AuditRecord, AuditTrail } from '#audit';
import { type CallerOrSession, authorOf } from '#auth';
import { UnitOfWork } from '#database';

/** Records that personal data is about to be read. Done before it is shown: a read that cannot be recorded does not happen. */
@Injectable()
export class RecordPersonalRead {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  record(caller: CallerOrSession, read: Omit<AuditRecord, 'actor' | 'address'>): Promise<void> {
    return this.unitOfWork.run((tx) => this.audit.record(tx, { ...read, ...authorOf(caller) }));
  }
}
