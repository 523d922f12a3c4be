import { Readable } from 'node:stream';
import type { S3mini } from 's3mini';
import { ServiceUnavailable } from '#errors';
import { ConfigurationError, type ObjectBucket } from '#runtime';
import { isObjectKey, refuseOddKey } from './object-key.js';
import { ObjectStore } from './object-store.js';
import { S3Failure } from './s3-failure.js';
import { S3Http } from './s3-http.js';
import { type Part, inParts } from './s3-parts.js';
import { ObjectNotFound } from './vault.errors.js';
import { whyNoBucket } from './why-no-bucket.js';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Limits {
  /** For each request, with all of its answer. */
  readonly withinMilliseconds: number;
  /** Five MiB is the least that servers take. */
  readonly partBytes: number;
  readonly namesAtOnce: number;
}

const usual: S3Limits = { withinMilliseconds: 30_000, partBytes: 5 * 1024 * 1024, namesAtOnce: 1_000 };
const staleAfterMilliseconds = 24 * 60 * 60 * 1000;
/** No key of an object, so nobody takes it for one. */
const checked = '_check';

/** A bucket of any server that speaks S3. */
export class S3ObjectStore extends ObjectStore {
  /** Uploads that could not be taken back, by their ids: the server keeps their parts until they are. */
  private readonly unfinished = new Map<string, string>();

  private constructor(
    private readonly client: S3mini,
    private readonly http: S3Http,
    private readonly limits: S3Limits,
  ) {
    super();
  }

  static async open(place: ObjectBucket, keys: S3Keys, limits: Partial<S3Limits> = {}): Promise<S3ObjectStore> {
    // Loaded only where there is a bucket.
    const { S3mini } = await import('s3mini');
    const all = { ...usual, ...limits };
    const http = new S3Http(all.withinMilliseconds);
    const endpoint = `${place.endpoint}/${place.bucket}`;
    const client = new S3mini({ ...keys, endpoint, region: place.region, fetch: http.fetch });
    const store = new S3ObjectStore(client, http, all);
    try {
      await client.listObjectsPaged('/', '', 1);
      await store.touch();
    } catch (cause) {
      throw new ConfigurationError(whyNoBucket(place, cause));
    }
    await store.sweep().catch(() => undefined);
    return store;
  }

  override async put(key: string, source: Readable): Promise<void> {
    refuseOddKey(key);
    const parts = inParts(source, this.limits.partBytes);
    try {
      const { value: first } = await parts.next();
      if (first === undefined || first.isLast) await this.putWhole(key, first?.bytes ?? Buffer.alloc(0));
      else await this.putInParts(key, first, parts);
    } finally {
      await parts.return();
    }
  }

  override async get(key: string): Promise<Readable> {
    refuseOddKey(key);
    const answer = await remote(() => this.client.getObjectResponse(key)).catch((cause: unknown) => {
      throw isAbsence(cause) ? new ObjectNotFound(key) : cause;
    });
    const length = answer?.headers.get('content-length') ?? undefined;
    if (answer?.body && length !== undefined) return reading(answer.body.getReader(), Number(length));
    await answer?.body?.cancel();
    throw new ServiceUnavailable(new S3Failure('GET', 'without a length', answer?.status));
  }

  override async delete(key: string): Promise<void> {
    refuseOddKey(key);
    await remote(() => this.client.deleteObject(key)).catch((cause: unknown) => {
      if (!isAbsence(cause)) throw cause;
    });
  }

  override async *names(): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const page = await remote(() => this.client.listObjectsPaged('/', '', this.limits.namesAtOnce, token));
      for (const { Key } of page?.objects ?? []) if (isObjectKey(Key)) yield Key;
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  }

  override async check(): Promise<void> {
    await remote(() => this.touch());
    for (const [uploadId, key] of this.unfinished) await this.takeBack(key, uploadId);
  }

  private async putWhole(key: string, bytes: Buffer): Promise<void> {
    try {
      await remote(() => this.client.putObject(key, bytes));
    } catch (cause) {
      await this.discard(key, cause);
      throw cause;
    }
  }

  private async putInParts(key: string, first: Part, rest: AsyncGenerator<Part, void>): Promise<void> {
    const uploadId = await remote(() => this.client.getMultipartUploadId(key));
    const sent: Awaited<ReturnType<S3mini['uploadPart']>>[] = [];
    const send = async ({ bytes }: Part): Promise<void> => {
      sent.push(await remote(() => this.client.uploadPart(key, uploadId, bytes, sent.length + 1)));
    };
    try {
      await send(first);
      for await (const part of rest) await send(part);
    } catch (cause) {
      await this.takeBack(key, uploadId);
      throw cause;
    }
    try {
      const { etag } = await remote(() => this.client.completeMultipartUpload(key, uploadId, sent));
      // It may fail after it has begun to answer 200.
      if (!etag) throw new ServiceUnavailable(new S3Failure('POST', 'no completion', 200));
    } catch (cause) {
      await this.takeBack(key, uploadId);
      await this.discard(key, cause);
      throw cause;
    }
  }

  /** Where nobody knows whether it was kept. Keys are used once, so nothing else is under this one. */
  private async discard(key: string, failed: unknown): Promise<void> {
    const { cause } = failed as ServiceUnavailable;
    if (cause instanceof S3Failure && cause.isRefusal) return;
    await this.client.deleteObject(key).catch(() => undefined);
  }

  private async takeBack(key: string, uploadId: string): Promise<void> {
    try {
      await this.client.abortMultipartUpload(key, uploadId);
      this.unfinished.delete(uploadId);
    } catch (cause) {
      if (isAnswered(cause)) this.unfinished.delete(uploadId);
      else this.unfinished.set(uploadId, key);
    }
  }

  /** Takes back what killed writers left. Age is measured by the clock of the server, since ours can be moved in the sandbox. */
  private async sweep(): Promise<void> {
    const answer = (await this.client.listMultipartUploads()) as { ListMultipartUploadsResult?: { Upload?: unknown } };
    const uploads = [answer.ListMultipartUploadsResult?.Upload ?? []].flat() as Record<string, string>[];
    for (const { Key = '', UploadId = '', Initiated = '' } of uploads) {
      const isStale = this.http.serverTime - Date.parse(Initiated) > staleAfterMilliseconds;
      if (isStale && isObjectKey(Key)) await this.client.abortMultipartUpload(Key, UploadId);
    }
  }

  private async touch(): Promise<void> {
    await this.client.putObject(checked, '.');
    await this.client.deleteObject(checked);
  }
}

/** Whatever keeps the server from doing as it is asked is not the fault of the caller: 503, try again. */
async function remote<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (cause) {
    throw new ServiceUnavailable(cause);
  }
}

function isAnswered(cause: unknown): boolean {
  return cause instanceof S3Failure && cause.status !== undefined && cause.status < 500;
}

function isAbsence(failed: unknown): boolean {
  const { cause } = failed as ServiceUnavailable;
  return cause instanceof S3Failure && cause.status === 404 && cause.code === 'NoSuchKey';
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function reading(reader: Reader, length: number): Readable {
  let received = 0;
  return new Readable({
    read() {
      const fail = (code: string): void => void this.destroy(new ServiceUnavailable(new S3Failure('GET', code, 200)));
      reader.read().then(
        ({ done, value }) => {
          received += value?.length ?? 0;
          if (!done) this.push(value);
          else if (received === length) this.push(null);
          else fail('another length');
        },
        () => fail('half an answer'),
      );
    },
    destroy(failure, done) {
      reader.cancel().then(
        () => done(failure),
        () => done(failure),
      );
    },
  });
}
