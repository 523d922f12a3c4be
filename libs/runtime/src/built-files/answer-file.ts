import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile } from './built-file.js';
import { acceptedCoding } from './content-coding.js';

const forOneYear = 'public, max-age=31536000, immutable';
const revalidatedEachTime = 'no-cache';

/** Sends a file of a build as small as the browser takes it, or says that what it has is the same. */
export async function answerFile(
  file: BuiltFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const coding = acceptedCoding(headers['accept-encoding']);
  const etag = file.etag(coding);
  void reply.headers({
    'Cache-Control': file.isNamedByContent ? forOneYear : revalidatedEachTime,
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.type(file.contentType).send(await file.as(coding));
}

/** A proxy that compressed the answer marks the tag with `W/`, which makes no difference here. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));
}
