import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import fc from 'fast-check';
import { pdf } from '../support/documents/documents.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Kept, keptBy, untilKept } from '../support/documents/kept.js';
import { isWhole } from '../support/run/sweep.js';

const mebibyte = 1024 * 1024;
const limit = 10 * mebibyte;
/** The long run sends 10,000. */
const forms = Number(process.env['BROKEN_FORMS'] ?? (isWhole ? 200 : 50));
const nothing: Kept = { documents: 0, uploads: 0, files: 0 };

let gatehouse: OwnGatehouse;
let organization: Organization;
const sockets: Socket[] = [];

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
  gatehouse.service.onConnection((socket) => sockets.push(socket));
});
afterAll(() => gatehouse.stop());

const head = Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
const tail = Buffer.from('\r\n--edge--\r\n');

/** A request whose body is written by the test, as it likes. */
function opened(headers: Readonly<Record<string, string>> = {}): ClientRequest {
  return request(`${gatehouse.url}/compliance/documents`, {
    method: 'POST',
    agent: false,
    headers: {
      Authorization: `Bearer ${organization.api.key ?? ''}`,
      'Content-Type': 'multipart/form-data; boundary=edge',
      ...headers,
    },
  });
}

async function answerOf(sent: ClientRequest): Promise<{ status: number; body: Record<string, unknown> }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
  };
}

/** As much as the other side takes, until it answers or there is no more. */
async function pour(sent: ClientRequest, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(mebibyte, ' ');
  const over = new AbortController();
  for (const event of ['response', 'close', 'error']) sent.once(event, () => over.abort());
  for (let poured = 0; poured < bytes && !over.signal.aborted; poured += chunk.length)
    if (!sent.write(chunk)) await once(sent, 'drain', { signal: over.signal }).catch(() => undefined);
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['that says how long it is', { 'Content-Length': String(1024 * mebibyte + head.length + tail.length) }],
  ['that does not', { 'Transfer-Encoding': 'chunked' }],
])('1 GiB %s is refused when enough is read, and nothing of it stays', async (_, headers) => {
  const before = sockets.length;
  const sent = opened(headers);
  const answer = answerOf(sent);
  sent.write(head);
  sent.write(pdf());
  await pour(sent, 1024 * mebibyte);
  const { status, body } = await answer;
  sent.destroy();
  expect([status, body['name'], body['params']]).toEqual([413, 'DocumentTooLarge', { maximumBytes: limit }]);
  const [socket] = sockets.slice(before);
  expect(socket?.bytesRead).toBeLessThanOrEqual(limit + mebibyte);
  expect(await keptBy(gatehouse)).toEqual(nothing);
});

test('1 GiB of something else is refused for what it is', async () => {
  const sent = opened({ 'Transfer-Encoding': 'chunked' });
  const answer = answerOf(sent);
  sent.write(head);
  await pour(sent, 1024 * mebibyte);
  expect((await answer).body['name']).toBe('UnsupportedDocumentType');
  sent.destroy();
  expect(await keptBy(gatehouse)).toEqual(nothing);
});

test('who may not upload is hardly listened to', async () => {
  const before = sockets.length;
  const sent = opened({ Authorization: 'Bearer nobody', 'Transfer-Encoding': 'chunked' });
  const answer = answerOf(sent);
  sent.write(head);
  await pour(sent, 64 * mebibyte);
  expect((await answer).status).toBe(401);
  sent.destroy();
  // What had arrived before the line could be told to wait.
  expect(sockets.slice(before)[0]?.bytesRead).toBeLessThanOrEqual(4 * mebibyte);
});

test.each([0, 1, 4_000, 70_000, 2_000_000])('a connection that breaks after %i bytes leaves nothing', async (bytes) => {
  const sent = opened({ 'Transfer-Encoding': 'chunked' });
  sent.on('error', () => undefined);
  sent.write(head);
  const begun = untilKept(gatehouse, ({ uploads }) => uploads === 1);
  await new Promise((resolve) => sent.write(Buffer.concat([pdf(), Buffer.alloc(bytes, ' ')]), resolve));
  await begun;
  sent.destroy();
  expect(await untilKept(gatehouse, ({ uploads, files }) => uploads + files === 0)).toEqual(nothing);
});

test(`${forms} broken forms are refused, leave nothing, and do no harm`, async () => {
  const whole = Buffer.concat([head, pdf(), tail]);
  const damage = fc.record({
    at: fc.nat(whole.length - 1),
    take: fc.nat(40),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom('\r\n', '--edge', '\r\n--edge\r\n', '\0').map(Buffer.from),
    ),
    type: fc.constantFrom(
      'boundary=edge',
      'boundary=edge',
      'boundary=',
      'boundary="a b"',
      'charset=utf-8',
      'boundary=edg',
    ),
    cut: fc.boolean(),
  });
  const property = fc.asyncProperty(damage, async ({ at, take, put, type, cut }) => {
    const rest = cut ? Buffer.alloc(0) : whole.subarray(at + take);
    const sent = await organization.api.post(
      '/compliance/documents',
      Buffer.concat([whole.subarray(0, at), put, rest]),
      { 'Content-Type': `multipart/form-data; ${type}` },
    );
    // Damage to the file alone can leave a document that is still one.
    expect([201, 400, 415, 422]).toContain(sent.status);
    if (cut && take > 0 && sent.status === 400)
      expect(['MalformedRequest', 'ValidationFailed']).toContain(sent.body['name']);
  });
  await fc.assert(property, { numRuns: forms });
  const kept = await untilKept(gatehouse, ({ documents, uploads, files }) => uploads === 0 && documents === files);
  expect(kept.documents).toBeLessThan(forms);
  expect(gatehouse.log.filter((line) => line.includes('InternalError'))).toEqual([]);
}, 600_000);
