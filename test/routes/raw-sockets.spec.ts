import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { World, inParallel } from '../support/routes/world.js';

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Sends bytes as they are and gives what comes back until the server closes, or a moment has passed. */
async function raw(bytes: string | Buffer, waitMilliseconds = 400): Promise<string> {
  const { hostname, port } = new URL(world.gatehouse.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.setTimeout(waitMilliseconds, () => socket.destroy());
  });
}

const standardFields = ['errorInstanceId', 'message', 'name', 'params'];
const host = 'Host: gatehouse';
const post = `POST /organizations HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\n`;

const malformed: Readonly<Record<string, string | Buffer>> = {
  'no request at all': 'GARBAGE\r\n\r\n',
  'a greeting of TLS': Buffer.from('16030100c8010000c40303', 'hex'),
  'a greeting of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown version': `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
  'an unknown method': `FOO /organizations HTTP/1.1\r\n${host}\r\n\r\n`,
  'a lower-case method': `get /organizations HTTP/1.1\r\n${host}\r\n\r\n`,
  'no host': 'GET /organizations HTTP/1.1\r\n\r\n',
  'a header without a colon': `GET / HTTP/1.1\r\n${host}\r\nbroken\r\n\r\n`,
  'a header with a space in its name': `GET / HTTP/1.1\r\n${host}\r\nBro ken: x\r\n\r\n`,
  'a NUL in a header': `GET / HTTP/1.1\r\n${host}\r\nX: a\u0000b\r\n\r\n`,
  'a header of 100 KiB': `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(100 * 1024)}\r\n\r\n`,
  '5,000 headers': `GET / HTTP/1.1\r\n${host}\r\n${'X: y\r\n'.repeat(5_000)}\r\n`,
  'a path of 100 KiB': `GET /${'x'.repeat(100 * 1024)} HTTP/1.1\r\n${host}\r\n\r\n`,
  'a NUL in the path': `GET /\u0000 HTTP/1.1\r\n${host}\r\n\r\n`,
  'an address in full': `GET http://elsewhere.example/organizations HTTP/1.1\r\n${host}\r\n\r\n`,
  'an address that is none': `GET http://[::1 HTTP/1.1\r\n${host}\r\n\r\n`,
  'an asterisk': `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`,
  'a tunnel': `CONNECT elsewhere.example:443 HTTP/1.1\r\n${host}\r\n\r\n`,
  'an upgrade': `GET /organizations HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  'two lengths': `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'a length and chunks': `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `${post}Content-Length: -1\r\n\r\n{}`,
  'a length beyond all numbers': `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'a huge length': `${post}Content-Length: 9007199254740991\r\n\r\n{}`,
  'a chunk that is none': `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
  'an unknown transfer encoding': `${post}Transfer-Encoding: rot13\r\n\r\n{}`,
  'an unknown expectation': `${post}Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}`,
  'a body cut short': `${post}Content-Length: 100\r\n\r\n{"na`,
  'line feeds alone': `GET /organizations HTTP/1.1\n${host}\n\n`,
  'a folded header': `GET /organizations HTTP/1.1\r\n${host}\r\nX: a\r\n b\r\n\r\n`,
};

const answers = new Map<string, string>();

beforeAll(async () => {
  const answered = await inParallel(
    Object.entries(malformed),
    async ([what, bytes]) => [what, await raw(bytes)] as const,
  );
  for (const [what, answer] of answered) answers.set(what, answer);
});

/** What is told of a refusal, where anything is told. */
function refusalIn(answer: string): string[] | undefined {
  const [, body = ''] = answer.split('\r\n\r\n');
  if (!body.startsWith('{"') || body.includes('"live"')) return undefined;
  return Object.keys(JSON.parse(body.slice(0, body.lastIndexOf('}') + 1)) as object).sort();
}

describe('what is no HTTP request', () => {
  test('is not our mistake', () => {
    const failed = [...answers].filter(([, answer]) => answer.includes('HTTP/1.1 5'));
    expect(failed).toEqual([]);
  });

  test('is refused with a standard error, if with any words', () => {
    const refusals = [...answers].map(([what, answer]) => [what, refusalIn(answer)] as const);
    const odd = refusals.filter(([, fields]) => fields !== undefined && fields.join() !== standardFields.join());
    expect(odd.map(([what, fields]) => `${what}: ${String(fields)}`)).toEqual([]);
  });

  test('does no harm: the server goes on', async () => {
    expect((await world.gatehouse.anyone.get('/health/live')).status).toBe(200);
  });

  test('a second request hidden in the body of the first is not answered', async () => {
    const hidden = `GET /health/live HTTP/1.1\r\n${host}\r\n\r\n`;
    const answer = await raw(`${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`);
    expect(answer).not.toContain('"live"');
  });

  test('a short form that was refused before it came is heard to its end, and the connection goes on', async () => {
    const socket = connect(Number(new URL(world.gatehouse.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    const form = `POST /compliance/documents HTTP/1.1\r\n${host}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    socket.write(`${form}Content-Length: 1000\r\n\r\n`);
    await once(socket, 'data');
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
    const closed = once(socket, 'close');
    socket.write('x'.repeat(1_000));
    socket.write(`GET /health/live HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    await closed;
    expect(heard).toContain('HTTP/1.1 200 OK');
  });

  test('a thousand connections that say nothing and go', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => raw('', 1)));
    expect((await world.gatehouse.anyone.get('/health/live')).status).toBe(200);
  });
});
