import { beforeAll, describe, expect, test } from '@jest/globals';
import { Gatehouse as Client, type Progress } from '../../clients/typescript/src/index.js';
import { pictureBytes } from '../support/documents/documents.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let client: Client;
beforeAll(async () => {
  const gatehouse = await Gatehouse.shared();
  const { api } = await gatehouse.organization();
  client = new Client({ url: gatehouse.url, key: api.key as string });
});

describe('a file', () => {
  test.each([
    [
      'a file with a name',
      (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'bill "1".png', { type: 'image/png' }),
    ],
    ['a blob', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
    ['a stream', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream() as ReadableStream<Uint8Array>],
    ['an iteration', (bytes: Uint8Array<ArrayBuffer>) => inPieces(bytes)],
  ])('is uploaded from %s, and tells how far it is', async (_, fileOf) => {
    const bytes = new Uint8Array(await pictureBytes());
    const told: Progress[] = [];
    const file = fileOf(bytes);
    const named = file instanceof File ? {} : { fileName: 'bill.png' };
    const document = await client.upload('/compliance/documents', {
      file,
      ...named,
      purpose: 'Proof of address',
      onProgress: (progress) => told.push(progress),
    });
    expect(document).toMatchObject({ contentType: 'image/png', sizeBytes: bytes.length, purpose: 'Proof of address' });
    expect(document.fileName).toBe(file instanceof File ? file.name : 'bill.png');
    const sent = told.map((progress) => progress.sent);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
    expect(sent.at(-1)).toBeGreaterThan(bytes.length);
    expect(told.at(-1)?.total).toBe(file instanceof Blob ? sent.at(-1) : undefined);
  });

  test('may take longer than an answer may', async () => {
    const hasty = client.with({ timeoutMilliseconds: 1 });
    const file = new Blob([new Uint8Array(await pictureBytes())]);
    expect(await hasty.upload('/compliance/documents', { file })).toMatchObject({ fileName: 'file' });
  });

  test('of nothing but its bytes can be sent again when the answer is lost', async () => {
    let sent = 0;
    const losing = client.with({
      fetch: async (url, init) => {
        const answer = await fetch(url, init);
        if (++sent === 1) throw new TypeError('fetch failed');
        return answer;
      },
    });
    const file = new Blob([new Uint8Array(await pictureBytes())]);
    const { id } = await losing.upload('/compliance/documents', { file, fileName: 'lost.png' });
    const found: string[] = [];
    for await (const document of client.list('/compliance/documents'))
      if (document.fileName === 'lost.png') found.push(document.id);
    expect([sent, found]).toEqual([2, [id]]);
  });
});

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
}
