import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailable } from '#errors';
import { type OwnBucket, ownBucket, s3Url, unlessThereIsNone } from '../../../test/support/network/own-bucket.js';
import { TcpProxy } from '../../../test/support/network/tcp-proxy.js';
import { bytes, everyStore } from './object-store.spec-fixture.js';
import { S3ObjectStore } from './s3-object-store.js';

const mebibytes = (count: number): Buffer => randomBytes(count * 1024 * 1024);

const onS3 = s3Url === undefined ? describe.skip : describe;

onS3(`on a real server${unlessThereIsNone}`, () => {
  let own: OwnBucket;
  let store: S3ObjectStore;
  const proxies: TcpProxy[] = [];

  beforeEach(async () => {
    own = await ownBucket();
    store = await S3ObjectStore.open(own.place, own.keys, { namesAtOnce: 5 });
  });
  afterEach(async () => {
    for (const proxy of proxies.splice(0)) await proxy.close();
    await own.remove();
  });

  everyStore(() => ({
    store,
    reopened: () => S3ObjectStore.open(own.place, own.keys),
    kept: own.kept,
    times: 10,
  }));

  async function throughProxy(limits = {}): Promise<{ proxy: TcpProxy; through: S3ObjectStore }> {
    const proxy = await TcpProxy.before(own.place.endpoint);
    proxies.push(proxy);
    const through = await S3ObjectStore.open({ ...own.place, endpoint: proxy.url }, own.keys, limits);
    return { proxy, through };
  }

  test('is refused at start with another secret, another region, or without its bucket', async () => {
    const wrong = { ...own.keys, secretAccessKey: 'another' };
    await expect(S3ObjectStore.open(own.place, wrong)).rejects.toThrow('is not its secret');
    const elsewhere = { ...own.place, region: 'eu-west-1' };
    await expect(S3ObjectStore.open(elsewhere, own.keys)).rejects.toThrow('in another region');
    const absent = { ...own.place, bucket: `${own.place.bucket}-not` };
    await expect(S3ObjectStore.open(absent, own.keys)).rejects.toThrow('there is no such bucket');
  });

  test.each([
    ['cut in the midst of one put', 1, { direction: 'there', after: 500_000, then: 'cut' }],
    ['cut in the midst of a part', 8, { direction: 'there', after: 3_000_000, then: 'cut' }],
    ['silent in the midst of a part', 8, { direction: 'there', after: 3_000_000, then: 'silence' }],
    ['cut before it answers', 1, { direction: 'back', after: 0, then: 'cut' }],
  ] as const)('a server that is %s leaves nothing', async (_, size, fault) => {
    const { proxy, through } = await throughProxy({ withinMilliseconds: 5_000 });
    proxy.cutAll();
    proxy.fault = fault;
    const source = bytes(mebibytes(size));
    await expect(through.put('a', source)).rejects.toThrow(ServiceUnavailable);
    expect(source.destroyed).toBe(true);
    proxy.fault = undefined;
    proxy.cutAll();
    await through.check();
    // The upload that announced it deletes it: a server that never answered may have kept it.
    await through.delete('a');
    expect(await own.kept()).toEqual([]);
  });

  test('a server that is cut or goes silent in the midst of a get fails its reader', async () => {
    const content = mebibytes(4);
    await store.put('a', bytes(content));
    const { proxy, through } = await throughProxy({ withinMilliseconds: 5_000 });
    for (const then of ['cut', 'silence'] as const) {
      proxy.cutAll();
      proxy.fault = { direction: 'back', after: 1_000_000, then };
      await expect(through.get('a').then(buffer)).rejects.toThrow(ServiceUnavailable);
    }
    proxy.fault = undefined;
    proxy.cutAll();
    expect((await buffer(await through.get('a'))).equals(content)).toBe(true);
  });

  test('goes on over connections that the server has closed meanwhile', async () => {
    const { proxy, through } = await throughProxy();
    for (let time = 0; time < 5; time += 1) {
      proxy.cutAll();
      await through.put('a', bytes('content'));
    }
    expect((await buffer(await through.get('a'))).toString()).toBe('content');
  });

  test('a bucket that is full is 503, and keeps nothing of what did not fit', async () => {
    await own.limit(1_000);
    await store.put('fits', bytes('content'));
    await expect(store.put('a', bytes(mebibytes(1)))).rejects.toThrow(ServiceUnavailable);
    expect(await own.kept()).toEqual(['fits']);
    expect((await buffer(await store.get('fits'))).toString()).toBe('content');
  });

  test('a reader may leave, before it began or in its midst', async () => {
    await store.put('a', bytes(mebibytes(4)));
    for (let time = 0; time < 20; time += 1) {
      const reader = await store.get('a');
      const closed = once(reader, 'close');
      if (time % 2 === 0) reader.destroy();
      else reader.once('data', () => reader.destroy());
      await closed;
    }
    await store.check();
  });
});
