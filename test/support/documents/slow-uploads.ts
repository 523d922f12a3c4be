import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { Answer } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { until } from '../run/until.js';
import { picture } from './documents.js';

const documents = '/compliance/documents';

/** Whose last bytes come when `meanwhile` is over, which begins once the file is on its way. */
export async function sentWhile(
  gatehouse: Gatehouse,
  token: string,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const bytes = await picture();
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    yield bytes.subarray(0, -20);
    await until('the file is on its way', async () => (await gatehouse.sql('SELECT FROM document_upload')).length > 0);
    await meanwhile();
    yield bytes.subarray(-20);
    yield Buffer.from('\r\n--x--\r\n');
  }
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${gatehouse.url}${documents}`, {
    ...{ method: 'POST', headers, duplex: 'half' },
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
}

/** Of a request whose body never ends, unless it is given up. */
export function statusOfUnfinishedUpload(
  gatehouse: Gatehouse,
  token: string,
  given: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<number> {
  const headers = {
    ...given,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': '1000000',
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${gatehouse.url}${documents}`, { method: 'POST', headers, signal });
    sending.on('error', reject).on('response', ({ statusCode = 0 }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  });
}
