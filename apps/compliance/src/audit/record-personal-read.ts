import { Injectable } from '@nestjs/common';
import { type AuditRecord, AuditTrail } from '#audit';
import { type CallerOrSession, actorOf } from '#auth';
import { UnitOfWork } from '#database';

/** The line that a look at personal data leaves. Before anything is shown: a read that could not be recorded does not happen. */
@Injectable()
export class RecordPersonalRead {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  record(caller: CallerOrSession, read: Omit<AuditRecord, 'actor'>): Promise<void> {
    return this.unitOfWork.run((tx) => this.audit.record(tx, { ...read, actor: actorOf(caller) }));
  }
}
