import { type Readable, pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock, Ids } from '#runtime';
import { DataKeyDestroyed } from '#vault';
import { DocumentUpload } from '../records/document-upload.entity.js';
import { SealedDocuments } from '../records/document.sealed.js';
import { DiscardUpload } from './discard-upload.js';
import { ExamineUpload } from './examine-upload.js';
import type { ExaminedFile } from './examination.js';

export interface StoredFile extends ExaminedFile {
  readonly organizationId: string;
  readonly id: string;
  readonly isScanned: boolean;
}

/**
 * Takes a file from the network to the object store. The object is put between two transactions: the first announces
 * it, the second (`KeepUpload`) writes its row, so an announcement that is left over tells what has to be removed.
 */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sealed: SealedDocuments,
    private readonly examineUpload: ExamineUpload,
    private readonly discardUpload: DiscardUpload,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The file is examined, scanned and sealed while it arrives. */
  async receive(organizationId: string, file: Readable): Promise<StoredFile> {
    const owned = { organizationId, id: this.ids.next() };
    const { examination, scan } = this.examineUpload.passageOf(owned);
    try {
      const sealing = await this.unitOfWork.run((tx) => {
        tx.insert(DocumentUpload, { ...owned, createdAt: this.clock.now() });
        return this.sealed.sealing(tx, owned);
      });
      pipeline([file, examination, ...(scan === undefined ? [] : [scan]), sealing], () => undefined);
      await this.sealed.put(owned, sealing);
      return { ...owned, ...examination.findings(), isScanned: scan !== undefined };
    } catch (cause) {
      await this.discardUpload.discard(owned).catch(() => undefined);
      throw cause instanceof DataKeyDestroyed ? new ResourceNotFound('organization', organizationId) : cause;
    }
  }
}
