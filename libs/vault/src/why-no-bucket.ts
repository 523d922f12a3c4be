import type { ObjectBucket } from '#runtime';
import { S3Failure } from './s3-failure.js';

const otherRegion = 'it is in another region: correct region= in OBJECT_STORE';
const unknownKeys =
  'the server does not know AWS_ACCESS_KEY_ID, or AWS_SECRET_ACCESS_KEY is not its secret: correct them';

const byCode: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket, or it is of somebody else: make it, or correct OBJECT_STORE',
  AccessDenied:
    'the server refuses AWS_ACCESS_KEY_ID there: the bucket is of somebody else, or the key may not list, read, write and delete in it',
  SignatureDoesNotMatch: unknownKeys,
  InvalidAccessKeyId: unknownKeys,
  AuthorizationHeaderMalformed: otherRegion,
  PermanentRedirect: otherRegion,
  TemporaryRedirect: otherRegion,
  RequestTimeTooSkewed: 'the clock of this machine is wrong: set it',
};

/** In one line: what is wrong, and what to do. */
export function whyNoBucket({ bucket, endpoint }: ObjectBucket, cause: unknown): string {
  return `Documents cannot be kept in the bucket ${bucket} of ${endpoint}: ${reason(cause)}.`;
}

function reason(cause: unknown): string {
  if (!(cause instanceof S3Failure)) return 'what answers there does not speak S3: correct endpoint= in OBJECT_STORE';
  if (cause.status === undefined)
    return `nothing answers (${cause.code}): start it, or correct endpoint= in OBJECT_STORE`;
  return byCode[cause.code] ?? `${cause.message}: see the log of that server, or correct OBJECT_STORE`;
}
