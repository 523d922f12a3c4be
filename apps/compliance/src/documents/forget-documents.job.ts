import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { erasedOwnersIn, forgetErasedOwners } from '#vault';
import { SealedDocuments } from './records/document.sealed.js';
import { DiscardUpload } from './upload/discard-upload.js';

const removeBytes = job<{ documentId: string }>('removeDocumentBytes');

const hour = 60 * 60 * 1000;
const unusedKeptMilliseconds = 24 * hour;
const uploadsKeptMilliseconds = hour;
const forgottenAtOnce = 100;

/** Deletes documents that nobody needs. A row is deleted together with a job that removes the bytes. */
@Injectable()
export class ForgetDocumentsJob implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly discardUpload: DiscardUpload,
    private readonly sealed: SealedDocuments,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(removeBytes, ({ documentId }) => this.sealed.delete(documentId));
    this.jobs.handleHourly('forgetUnusedDocuments', () =>
      this.forget('used_at IS NULL AND created_at < $1', this.before(unusedKeptMilliseconds)),
    );
    this.jobs.handleHourly('forgetUnfinishedUploads', () => this.forgetUnfinished());
    this.jobs.handleHourly('forgetDocumentsOfErasedOrganizations', () => this.forgetOfErased());
  }

  private async forgetOfErased(): Promise<void> {
    for (const organizationId of await erasedOwnersIn(this.reads, 'document'))
      await this.forget('organization_id = $1', organizationId);
    await forgetErasedOwners(this.reads, this.unitOfWork, ['document_use']);
  }

  /** Skips documents that are being used at this moment. */
  private async forget(condition: string, value: unknown): Promise<void> {
    for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce;) {
      forgotten = await this.unitOfWork.run(async (tx) => {
        const rows = await tx.query<{ id: string }>(
          `DELETE FROM document WHERE id = ANY(ARRAY(
             SELECT id FROM document WHERE ${condition} LIMIT ${forgottenAtOnce} FOR UPDATE SKIP LOCKED)) RETURNING id`,
          [value],
        );
        for (const { id } of rows) this.jobs.add(tx, removeBytes, { documentId: id });
        return rows.length;
      });
    }
  }

  /** Removes uploads whose process ended between writing their bytes and their row. */
  private async forgetUnfinished(): Promise<void> {
    const unfinished = await this.reads.query<{ organizationId: string; id: string }>(
      'SELECT organization_id AS "organizationId", id FROM document_upload WHERE created_at < $1 ORDER BY created_at',
      [this.before(uploadsKeptMilliseconds)],
    );
    for (const upload of unfinished) await this.discardUpload.discard(upload);
  }

  private before(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
