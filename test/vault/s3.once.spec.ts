import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { backUp, backupKey, emptyFolder, emptyPlace, restore, tidyUp } from '../backup/scene.js';
import { pictureBytes, upload } from '../support/documents/documents.js';
import { type OwnBucket, ownBucket, s3Url, unlessThereIsNone } from '../support/network/own-bucket.js';
import { TcpProxy } from '../support/network/tcp-proxy.js';
import { idOf } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

const onS3 = s3Url === undefined ? describe.skip : describe;

onS3(`documents in a bucket${unlessThereIsNone}`, () => {
  let own: OwnBucket;
  let proxy: TcpProxy;
  let gatehouse: OwnGatehouse;
  let organization: Organization;

  beforeAll(async () => {
    own = await ownBucket();
    proxy = await TcpProxy.before(own.place.endpoint);
    gatehouse = await Gatehouse.start({ environment: settingsOf(own, proxy.url) });
    organization = await gatehouse.organization();
  });
  afterAll(async () => {
    await gatehouse.stop();
    await proxy.close();
    await own.remove();
    await tidyUp();
  });

  function settingsOf({ place, keys }: OwnBucket, endpoint = place.endpoint): Record<string, string> {
    return {
      OBJECT_STORE: `s3://${place.bucket}?endpoint=${endpoint}&region=${place.region}`,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    };
  }

  async function uploaded(): Promise<string> {
    return idOf(await upload(organization.api, await pictureBytes(), { name: 'a.png', type: 'image/png' }));
  }

  const content = (id: string, { operator } = gatehouse): Promise<{ status: number }> =>
    operator.get(`/compliance/documents/${id}/content`);

  test('are there sealed, and can be read', async () => {
    const id = await uploaded();
    expect(await own.kept()).toEqual([`documents/${id}`]);
    expect((await content(id)).status).toBe(200);
  });

  test('are answered 503 while the server is down, and nothing of what was sent then is left', async () => {
    const id = await uploaded();
    const before = await own.kept();
    proxy.fault = { direction: 'there', after: 0, then: 'cut' };
    proxy.cutAll();
    const refused = await upload(organization.api, await pictureBytes(), { name: 'b.png', type: 'image/png' });
    expect([refused.status, refused.body['name']]).toEqual([503, 'ServiceUnavailable']);
    expect((await content(id)).status).toBe(503);
    proxy.fault = undefined;
    proxy.cutAll();
    expect((await content(id)).status).toBe(200);
    expect(await own.kept()).toEqual(before);
  });

  test('are backed up, and restored into another bucket', async () => {
    const id = await uploaded();
    const file = join(await emptyFolder(), 'backup');
    const { manifest } = await backUp(gatehouse.environment, file);
    expect(manifest.objects.missing.count).toBe(0);
    const other = await ownBucket();
    const place = { ...(await emptyPlace()), ...settingsOf(other) };
    await restore({ ...gatehouse.environment, ...place }, file);
    const restored = await Gatehouse.start({ environment: { ...place, BACKUP_KEY: backupKey } });
    expect((await content(id, restored)).status).toBe(200);
    await restored.stop();
    expect((await other.kept()).toSorted()).toEqual((await own.kept()).toSorted());
    await other.remove();
  });

  test('that are still in a former place are read from there', async () => {
    const folder = await emptyFolder();
    const first = await Gatehouse.start({ environment: { OBJECT_STORE: `file:${folder}` } });
    const { api } = await first.organization();
    const old = idOf(await upload(api, await pictureBytes(), { name: 'a.png', type: 'image/png' }));
    const settings = { ...settingsOf(own), OBJECT_STORE_FORMER: `file:${folder}` };
    const second = await Gatehouse.start({ beside: first, environment: settings });
    expect((await second.operator.get(`/compliance/documents/${old}/content`)).status).toBe(200);
    await second.stop();
    await first.stop();
  });
});
