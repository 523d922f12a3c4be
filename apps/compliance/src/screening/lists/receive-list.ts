import { createReadStream } from 'node:fs';
import { type CanActivate, type ExecutionContext, Injectable, createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DocumentTooLarge, MalformedRequest, ValidationFailed } from '#errors';
import { Log } from '#runtime';
import { type ListFormat, type StagedList, Versions, listFormats } from '#screening';
import { type FormFields, readUploadForm, textsIn } from '../../documents/upload/read-upload-form.js';
import { largestListBytes, longestListName } from './list.dto.js';
import { Spool } from './spool.js';
import { StageNamedList } from './stage-named-list.js';

/** A list that is staged and does not hold yet. */
export interface ReceivedList extends StagedList {
  readonly name: string;
}

const received = new WeakMap<FastifyRequest, ReceivedList>();

/** Stages a list while it arrives, before the request is handled, as `UploadGuard` does with documents. */
@Injectable()
export class ReceiveList implements CanActivate {
  constructor(
    private readonly spool: Spool,
    private readonly stageList: StageNamedList,
    private readonly versions: Versions,
    private readonly log: Log,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { raw } = http.getResponse<FastifyReply>();
    const longestForm = largestListBytes + 1024 * 1024;
    if (Number(request.headers['content-length']) > longestForm) throw new DocumentTooLarge(largestListBytes);
    // Nothing moves on the connection while a long list is staged.
    request.raw.socket.setTimeout(0);
    const file = await this.received(request);
    raw.once('close', () => void this.forgetUnlessLive(file));
    if (raw.closed) {
      await this.forgetUnlessLive(file);
      throw new MalformedRequest('the connection was closed');
    }
    received.set(request, file);
    request.body = { name: file.name, format: file.format, sha256: file.sha256 };
    return true;
  }

  /** The file lies on the disk until it is staged, which takes longer than a request may take to arrive. */
  private async received({ raw }: FastifyRequest): Promise<ReceivedList> {
    const { file: path, fields } = await readUploadForm(raw, {
      largestBytes: largestListBytes,
      take: async (bytes, before) => {
        aboutIn(before);
        return this.spool.keep(bytes);
      },
      giveBack: (kept) => this.spool.remove(kept),
      check: aboutIn,
    });
    try {
      return await this.stageList.stage(aboutIn(fields), createReadStream(path));
    } finally {
      await this.spool.remove(path);
    }
  }

  /** Should this fail, the hourly job removes it. */
  private async forgetUnlessLive({ versionId }: ReceivedList): Promise<void> {
    await this.versions
      .forget(versionId)
      .catch((cause: unknown) => this.log.warn({ err: cause }, 'a list could not be removed yet'));
  }
}

function aboutIn(fields: FormFields): { name: string; format: ListFormat } {
  const { name, format } = textsIn(fields, { name: longestListName, format: 50 });
  if (name === undefined) throw ValidationFailed.at('name', 'is required, before the file');
  const known = listFormats.find((each) => each === format);
  if (known === undefined)
    throw ValidationFailed.at('format', `must be one of, before the file: ${listFormats.join(', ')}`);
  return { name, format: known };
}

/** The list that came with the request. */
export const Received = createParamDecorator((_: unknown, context: ExecutionContext) =>
  received.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
