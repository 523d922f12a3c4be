import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ExaminedFile } from './examination.js';

/** A file in the object store that has no row yet. */
export interface ReceivedUpload extends ExaminedFile {
  readonly id: string;
  readonly organizationId: string;
  readonly isScanned: boolean;
  readonly fileName: string;
  readonly purpose: string | undefined;
  readonly reviewId: string | null;
  /** Set when somebody who was invited sent it. */
  readonly invitationId: string | null;
  /** Set when a phone sent it, which may once. */
  readonly phoneUploadId: string | null;
  /** Set once the row is committed. */
  isKept: boolean;
}

const received = new WeakMap<FastifyRequest, ReceivedUpload>();

export function rememberUpload(request: FastifyRequest, upload: ReceivedUpload): void {
  received.set(request, upload);
}

/** The file that came with the request. */
export const Received = createParamDecorator((_: unknown, context: ExecutionContext) =>
  received.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
