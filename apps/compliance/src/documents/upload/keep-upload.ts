import { type Readable, pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { LimitExceeded, ResourceNotFound, ServiceUnavailable } from '#errors';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import { DataKeyDestroyed } from '#vault';
import { Document } from '../records/document.entity.js';
import { DocumentUpload } from '../records/document-upload.entity.js';
import { Examination, type ExaminedFile } from './examination.js';
import type { ReceivedUpload } from './received-upload.js';
import { MalwareScanner } from '../malware/malware-scanner.js';
import { refuseWhileClosed } from '../../case-file/admission.js';
import { Review } from '../../records/review.entity.js';
import { SealedDocuments } from '../records/document.sealed.js';

/** How much may lie about that no attestation names. */
export const mostUnusedDocuments = 200;
export const mostUnusedBytes = 1024 * 1024 * 1024;

export interface StoredFile extends ExaminedFile {
  readonly organizationId: string;
  readonly id: string;
  readonly isScanned: boolean;
}

/**
 * The way of a file from the network to its row. An object is put between two transactions: the first one writes down
 * that it is coming, the second one its row, and whichever of the two is missing tells what has to be removed.
 */
@Injectable()
export class KeepUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly sealed: SealedDocuments,
    private readonly scanner: MalwareScanner,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Examined, scanned and sealed while it arrives. */
  async receive(organizationId: string, file: Readable): Promise<StoredFile> {
    const owned = { organizationId, id: this.ids.next() };
    const examination = new Examination();
    const scan = this.scanner.scanOf(owned);
    try {
      const sealing = await this.unitOfWork.run((tx) => {
        tx.insert(DocumentUpload, { ...owned, createdAt: this.clock.now() });
        return this.sealed.sealing(tx, owned);
      });
      pipeline([file, examination, ...(scan === undefined ? [] : [scan]), sealing], () => undefined);
      await this.sealed.put(owned, sealing);
      return { ...owned, ...examination.findings(), isScanned: scan !== undefined };
    } catch (cause) {
      await this.discard(owned).catch(() => undefined);
      throw cause instanceof DataKeyDestroyed ? new ResourceNotFound('organization', organizationId) : cause;
    }
  }

  async keep(tx: Tx, upload: ReceivedUpload): Promise<Document> {
    const { organizationId, id, contentType, sizeBytes, sha256, isScanned, fileName, purpose, reviewId } = upload;
    if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
    if (reviewId !== null) await refuseForClosed(tx, { organizationId, id: reviewId });
    await this.refuseTooMuch(tx, upload);
    const document: Document = {
      organizationId,
      id,
      contentType,
      sizeBytes,
      sha256,
      fileName: await this.sealed.sealLabel(tx, upload, 'fileName', fileName),
      purpose: purpose === undefined ? null : await this.sealed.sealLabel(tx, upload, 'purpose', purpose),
      isScanned,
      uploadedInReview: reviewId,
      usedAt: null,
      createdAt: this.clock.now(),
    };
    tx.insert(Document, document);
    tx.afterCommit(() => {
      upload.isKept = true;
      return Promise.resolve();
    });
    return document;
  }

  /** Unless its row is there. With the object, and so that no row can come any more. */
  async discard({ organizationId, id }: { organizationId: string; id: string }): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.delete(DocumentUpload, { organizationId, id });
      if ((await tx.one(Document, { organizationId, id })) === undefined) await this.sealed.delete(id);
    });
  }

  /** The standing is held, so that uploads of one organization are counted one after the other. */
  private async refuseTooMuch(tx: Tx, { organizationId, id, sizeBytes }: ReceivedUpload): Promise<void> {
    const [found] = await tx.query<{ expected: boolean; count: number; bytes: string }>(
      `WITH expected AS (DELETE FROM document_upload WHERE organization_id = $1 AND id = $2 RETURNING 1)
       SELECT EXISTS (SELECT FROM expected) AS expected, count(*)::integer AS count, coalesce(sum(size_bytes), 0) AS bytes
       FROM document WHERE organization_id = $1 AND used_at IS NULL`,
      [organizationId, id],
    );
    if (found?.expected !== true) throw new ServiceUnavailable(new Error(`The upload ${id} was removed meanwhile`));
    if (found.count >= mostUnusedDocuments) throw new LimitExceeded(mostUnusedDocuments, found.count + 1);
    const bytes = Number(found.bytes) + sizeBytes;
    if (bytes > mostUnusedBytes) throw new LimitExceeded(mostUnusedBytes, bytes);
  }
}

/** A widget session uploads for its review, as long as that can be changed. */
async function refuseForClosed(tx: Tx, review: { organizationId: string; id: string }): Promise<void> {
  const found = await tx.one(Review, review);
  if (found === undefined) throw new ResourceNotFound('complianceReview', review.id);
  refuseWhileClosed(found, 'uploadDocument');
}
