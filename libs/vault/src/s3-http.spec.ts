import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailable } from '#errors';
import { type ObjectBucket, ConfigurationError } from '#runtime';
import { bytes } from './object-store.spec-fixture.js';
import { S3ObjectStore } from './s3-object-store.js';
import { ObjectNotFound } from './vault.errors.js';

const secret = 'a-secret-that-nobody-repeats';
const keys = { accessKeyId: 'id', secretAccessKey: secret };
const quick = { withinMilliseconds: 300 };
const mebibytes = (count: number): Buffer => randomBytes(count * 1024 * 1024);

/** What is thrown, with all its causes, as a log has it. */
async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const thrown = await promise.then(
    () => undefined,
    (cause: unknown) => cause as Error,
  );
  if (thrown === undefined) throw new Error('It did not fail');
  for (let cause: Error | undefined = thrown; cause !== undefined; cause = cause.cause as Error | undefined)
    expect(`${cause.message} ${cause.stack ?? ''} ${JSON.stringify(cause)}`).not.toContain(secret);
  return thrown;
}

describe('on a server that answers as it likes', () => {
  let answer: RequestListener;
  let place: ObjectBucket;
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    place = { kind: 'bucket', bucket: 'bucket', endpoint, region: 'eu-west-1' };
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const well: RequestListener = ({ method, url = '' }, response) => {
    if (method === 'POST' && url.includes('uploads'))
      response.end('<InitiateMultipartUploadResult><UploadId>7</UploadId></InitiateMultipartUploadResult>');
    else response.writeHead(200, { etag: '"1"' }).end(method === 'GET' ? '<ListBucketResult></ListBucketResult>' : '');
  };
  const refusing =
    (status: number, code: string): RequestListener =>
    (_, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><Message>${secret}</Message><StringToSign>${secret}</StringToSign></Error>`);

  async function opened(limits = {}): Promise<S3ObjectStore> {
    answer = well;
    return S3ObjectStore.open(place, keys, limits);
  }

  test.each([
    [404, 'NoSuchBucket', 'there is no such bucket, or it is of somebody else: make it, or correct OBJECT_STORE'],
    [403, 'AccessDenied', 'the server refuses AWS_ACCESS_KEY_ID there: the bucket is of somebody else'],
    [403, 'SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY is not its secret: correct them'],
    [403, 'InvalidAccessKeyId', 'the server does not know AWS_ACCESS_KEY_ID'],
    [400, 'AuthorizationHeaderMalformed', 'it is in another region'],
    [301, 'PermanentRedirect', 'it is in another region'],
    [403, 'RequestTimeTooSkewed', 'the clock of this machine is wrong'],
    [500, 'InternalError', 'S3 answered GET with 500 InternalError'],
  ])('%d %s is refused at start, in one line that says what to do', async (status, code, message) => {
    answer = refusing(status, code);
    const failure = await failureOf(S3ObjectStore.open(place, keys));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(failure.message).toContain(`Documents cannot be kept in the bucket bucket of ${place.endpoint}: `);
    expect(failure.message).toContain(message);
    expect(failure.message).not.toContain('\n');
  });

  test('a server that is silent, or not there, is refused at start', async () => {
    answer = () => undefined;
    const silent = await failureOf(S3ObjectStore.open(place, keys, quick));
    expect(silent.message).toContain('nothing answers (nothing came in time): start it, or correct endpoint=');
    const nowhere = await failureOf(S3ObjectStore.open({ ...place, endpoint: 'http://127.0.0.1:1' }, keys));
    expect(nowhere.message).toContain('nothing answers');
  });

  test('a server that goes silent is 503, whatever it is asked', async () => {
    const store = await opened(quick);
    answer = () => undefined;
    const reading = async (): Promise<unknown> => store.names()[Symbol.asyncIterator]().next();
    const asked = [store.get('a'), store.delete('a'), store.put('a', bytes('x')), store.check(), reading()];
    for (const failure of await Promise.all(asked.map(failureOf))) expect(failure).toBeInstanceOf(ServiceUnavailable);
  });

  test('an object that is not there is told from a bucket that is not, and from a refusal', async () => {
    const store = await opened();
    answer = refusing(404, 'NoSuchKey');
    await expect(store.get('a')).rejects.toThrow(ObjectNotFound);
    await store.delete('a');
    for (const [status, code] of [
      [404, 'NoSuchBucket'],
      [404, 'NotFound'],
      [403, 'AccessDenied'],
    ] as const) {
      answer = refusing(status, code);
      expect(await failureOf(store.get('a'))).toBeInstanceOf(ServiceUnavailable);
      expect(await failureOf(store.delete('a'))).toBeInstanceOf(ServiceUnavailable);
    }
  });

  test.each([
    ['cut', (all: Buffer) => ({ length: all.length, sent: all.subarray(0, 5), ends: true })],
    ['silent in its midst', (all: Buffer) => ({ length: all.length, sent: all.subarray(0, 5), ends: false })],
    ['without a length', (all: Buffer) => ({ length: undefined, sent: all, ends: true })],
  ])('an answer that is %s fails, and is never taken for the whole', async (_, shape) => {
    const store = await opened(quick);
    const { length, sent, ends } = shape(Buffer.from('all of it'));
    answer = (_request, response) => {
      response.writeHead(200, length === undefined ? {} : { 'content-length': length });
      response.write(sent, () => {
        if (ends && length === undefined) response.end();
        else if (ends) response.destroy();
      });
    };
    expect(await failureOf(store.get('a').then(buffer))).toBeInstanceOf(ServiceUnavailable);
  });

  test('a completion that turns out to have failed is a failure, and is taken back', async () => {
    const store = await opened();
    const asked: string[] = [];
    answer = (request, response) => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const isCompletion = request.method === 'POST' && !request.url?.includes('uploads');
      if (isCompletion) refusing(200, 'InternalError')(request, response);
      else well(request, response);
    };
    expect(await failureOf(store.put('a', bytes(mebibytes(6))))).toBeInstanceOf(ServiceUnavailable);
    expect(asked).toContain('DELETE /bucket/a?uploadId=7');
  });

  test('what was begun and could not be taken back is, once the server answers again', async () => {
    const store = await opened();
    answer = (request, response) => {
      if (request.url?.includes('uploads')) well(request, response);
      else refusing(503, 'SlowDown')(request, response);
    };
    expect(await failureOf(store.put('a', bytes(mebibytes(6))))).toBeInstanceOf(ServiceUnavailable);
    const asked: string[] = [];
    answer = (request, response) => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      well(request, response);
    };
    await store.check();
    await store.check();
    expect(asked.filter((line) => line === 'DELETE /bucket/a?uploadId=7')).toHaveLength(1);
  });

  test('takes back what killed writers began more than a day ago by the clock of the server, and nothing else', async () => {
    const now = Date.parse('2031-01-02T00:00:00Z');
    const upload = (key: string, hours: number): string =>
      `<Upload><Key>${key}</Key><UploadId>${key}</UploadId><Initiated>${new Date(now - hours * 3_600_000).toISOString()}</Initiated></Upload>`;
    const asked: string[] = [];
    answer = (request, response) => {
      if (request.url?.includes('uploadId=')) asked.push(request.url);
      response.setHeader('date', new Date(now).toUTCString());
      if (!request.url?.includes('?uploads')) well(request, response);
      else
        response.end(
          `<ListMultipartUploadsResult>${upload('old', 25)}${upload('new', 23)}${upload('Foreign', 25)}</ListMultipartUploadsResult>`,
        );
    };
    await S3ObjectStore.open(place, keys);
    expect(asked).toEqual(['/bucket/old?uploadId=old']);
  });
});
