import { randomBytes } from 'node:crypto';
import { S3mini } from 's3mini';
import type { ObjectBucket } from '#runtime';
import { until } from '../run/until.js';

/** Such as `http://key:secret@127.0.0.1:8080`: a real server that speaks S3 (`.ci/swift.sh`). */
export const s3Url = process.env['TEST_S3_URL'] || undefined;
export const unlessThereIsNone = s3Url === undefined ? ' (skipped: TEST_S3_URL names no server)' : '';

export interface OwnBucket {
  readonly place: ObjectBucket;
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly client: S3mini;
  /** Objects, and uploads that were begun. */
  readonly kept: () => Promise<string[]>;
  /** How many bytes it may hold; only Swift has a way to say it. */
  readonly limit: (most: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function ownBucket(): Promise<OwnBucket> {
  const { origin, username, password } = new URL(s3Url ?? '');
  const place = { kind: 'bucket', bucket: `test-${randomBytes(6).toString('hex')}`, endpoint: origin } as const;
  const keys = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  const region = 'us-east-1';
  const client = new S3mini({ ...keys, endpoint: `${origin}/${place.bucket}`, region });
  await client.createBucket();
  const objects = async (): Promise<string[]> => ((await client.listObjects()) ?? []).map(({ Key }) => Key);
  const begun = async (): Promise<string[]> => (await uploadsIn(client)).map(({ Key }) => Key ?? '');
  return {
    place: { ...place, region },
    keys,
    client,
    kept: async () => [...(await objects()), ...(await begun())],
    limit: async (most) => {
      const user = { 'x-auth-user': keys.accessKeyId, 'x-auth-key': keys.secretAccessKey };
      // On a busy machine, Swift is unavailable at times.
      const { headers } = await until('Swift knows who asks', () => answered(`${origin}/auth/v1.0`, { headers: user }));
      await until('the bucket has a limit', () =>
        answered(`${headers.get('x-storage-url') ?? ''}/${place.bucket}`, {
          method: 'POST',
          headers: { 'x-auth-token': headers.get('x-auth-token') ?? '', 'x-container-meta-quota-bytes': String(most) },
        }),
      );
    },
    remove: async () => {
      for (const { Key = '', UploadId = '' } of await uploadsIn(client))
        await client.abortMultipartUpload(Key, UploadId);
      for (const key of await objects()) await client.deleteObject(key);
    },
  };
}

async function answered(url: string, asked: RequestInit): Promise<Response | undefined> {
  const answer = await fetch(url, asked);
  return answer.ok ? answer : undefined;
}

async function uploadsIn(client: S3mini): Promise<Partial<Record<'Key' | 'UploadId', string>>[]> {
  const answer = (await client.listMultipartUploads()) as { ListMultipartUploadsResult?: { Upload?: object } };
  return [answer.ListMultipartUploadsResult?.Upload ?? []].flat();
}
