import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnyCaller,
  IdempotencyRecords,
  type PhoneCaller,
  PhoneUploads,
  callerOf,
  invitationOf,
  isOfHouse,
} from '#auth';
import { DocumentTooLarge, Forbidden, MalformedRequest } from '#errors';
import { Log } from '#runtime';
import { DiscardUpload } from './discard-upload.js';
import { largestDocumentBytes } from './examination.js';
import { fileNameLabel } from './file-name.js';
import { ReceiveUpload } from './receive-upload.js';
import { phoneUploadIsOver } from './phone-upload-is-over.js';
import { type ReceivedUpload, rememberUpload } from './received-upload.js';
import { longestPurpose } from './purpose.js';
import { type FormFields, readUploadForm, textsIn } from './read-upload-form.js';

/** A form that is longer by its header is refused before it is read. */
const longestForm = largestDocumentBytes + 1024 * 1024;

/**
 * Receives the file before the request is handled: the idempotency guard compares what was
 * sent, and the handler may run twice. What has no row when the request is over is removed, whatever went wrong.
 */
@Injectable()
export class UploadGuard implements CanActivate {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly discardUpload: DiscardUpload,
    private readonly phoneUploads: PhoneUploads,
    private readonly answers: IdempotencyRecords,
    private readonly log: Log,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { raw } = http.getResponse<FastifyReply>();
    const upload = await this.receive(request, callerOf(request));
    if (raw.closed) {
      await this.discardUnlessKept(upload);
      throw new MalformedRequest('the connection was closed');
    }
    raw.once('close', () => void this.discardUnlessKept(upload));
    rememberUpload(request, upload);
    request.body = comparableBody(upload);
    return true;
  }

  private async receive(request: FastifyRequest, caller: AnyCaller | undefined): Promise<ReceivedUpload> {
    if (caller === undefined || isOfHouse(caller)) throw new Forbidden('compliance:write');
    const { organizationId } = caller;
    if (caller.kind === 'phone') await this.refuseUsed(caller, request);
    if (Number(request.headers['content-length']) > longestForm) throw new DocumentTooLarge(largestDocumentBytes);
    const { file, declaredName, fields } = await readUploadForm(request.raw, {
      largestBytes: largestDocumentBytes,
      take: (bytes) => this.receiveUpload.receive(organizationId, bytes),
      giveBack: (stored) => this.discardUpload.discard(stored),
      check: purposeIn,
    });
    const purpose = purposeIn(fields);
    const reviewId = caller.kind === 'organization' ? null : caller.complianceReviewId;
    const phoneUploadId = caller.kind === 'phone' ? caller.phoneUploadId : null;
    const fileName = fileNameLabel(declaredName);
    const invitationId = invitationOf(caller)?.invitationId ?? null;
    return { ...file, fileName, purpose, reviewId, phoneUploadId, invitationId, isKept: false };
  }

  /** Before its file is read, which is what would cost something. A request that is repeated gets its answer. */
  private async refuseUsed(caller: PhoneCaller, { headers }: FastifyRequest): Promise<void> {
    const upload = await this.phoneUploads.find(caller, caller.phoneUploadId);
    if (upload === undefined || upload.documentId === null) return;
    if (!(await this.answers.isAnswered(caller, headers['idempotency-key'])))
      throw phoneUploadIsOver(upload.id, 'received');
  }

  /** Should this fail, the hourly job removes it. */
  private async discardUnlessKept(upload: ReceivedUpload): Promise<void> {
    if (upload.isKept) return;
    await this.discardUpload
      .discard(upload)
      .catch((cause: unknown) => this.log.warn({ err: cause }, 'an upload could not be removed yet'));
  }
}

function purposeIn(fields: FormFields): string | undefined {
  return textsIn(fields, { purpose: longestPurpose }).purpose;
}

/** What tells a repeated request from another one with the same idempotency key. */
function comparableBody({ sha256, sizeBytes, contentType, fileName, purpose }: ReceivedUpload): object {
  return {
    sha256: sha256.toString('hex'),
    sizeBytes,
    contentType,
    fileName,
    ...(purpose === undefined ? {} : { purpose }),
  };
}
