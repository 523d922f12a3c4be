import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { DocumentUpload } from '../records/document-upload.entity.js';
import { Document } from '../records/document.entity.js';
import { SealedDocuments } from '../records/document.sealed.js';

/** Removes an upload that did not become a document. */
@Injectable()
export class DiscardUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sealed: SealedDocuments,
  ) {}

  /** Its announcement goes in the same transaction as the bytes, so that no document can be made of it afterwards. */
  async discard({ organizationId, id }: { organizationId: string; id: string }): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.delete(DocumentUpload, { organizationId, id });
      if ((await tx.one(Document, { organizationId, id })) === undefined) await this.sealed.delete(id);
    });
  }
}
