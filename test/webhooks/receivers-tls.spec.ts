import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, type Server, createServer as createPlainServer } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Certificate, CertificateAuthority } from '../support/network/certificates.js';

const isPossible = CertificateAuthority.isPossible();
if (!isPossible) console.warn('TLS to receivers was not tried: there is no openssl command');

const built = (path: string): string => pathToFileURL(join(import.meta.dirname, '../../dist', path)).href;

/** Node reads whom it trusts once, at its start: so a process of its own posts to each of the URLs. */
const script = `
  import { readConfig } from '${built('libs/runtime/src/index.js')}';
  import { ReceiverNames } from '${built('apps/webhooks/src/receivers/receiver-names.js')}';
  import { ReceiverClient } from '${built('apps/webhooks/src/receivers/receiver-client.js')}';
  const config = readConfig({}, { name: 'test', port: 0 });
  const receivers = new ReceiverClient(config, new ReceiverNames(config));
  const outcomes = [];
  for (const url of process.argv.slice(1)) {
    const post = receivers.post(url, {}, Buffer.from('{}'));
    outcomes.push(await post.then(({ status, excerpt }) => status + ' ' + excerpt, ({ name, reason }) => name + ': ' + reason));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await receivers.close();
  process.stdout.write(JSON.stringify(outcomes));
`;

async function outcomesOf(urls: readonly string[], environment: Record<string, string>): Promise<string[]> {
  const words = ['--input-type=module', '--eval', script, ...urls];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: environment });
  return JSON.parse(stdout) as string[];
}

const overTls = isPossible ? test : test.skip;

describe('over TLS', () => {
  let authority: CertificateAuthority;
  const servers: Server[] = [];

  beforeAll(() => {
    if (isPossible) authority = new CertificateAuthority();
  });

  afterAll(() => {
    for (const server of servers) server.close();
    if (isPossible) authority.remove();
  });

  async function serverWith(certificate: Certificate, answer = echoName): Promise<{ port: number }> {
    const server = createServer({ ...certificate }, answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port };
  }

  overTls('certificates are trusted, for the host and in their time, whatever the environment says', async () => {
    const good = await serverWith(authority.issue('DNS:localhost,IP:127.0.0.1'));
    const other = await serverWith(authority.issue('DNS:other.example'));
    const expired = await serverWith(authority.issue('DNS:localhost', -1));
    const urls = [good, other, expired].map(({ port }) => `https://localhost:${port}/`);
    urls.push(`https://127.0.0.1:${good.port}/`);
    const [trusting, careless] = await Promise.all([
      outcomesOf(urls, { NODE_EXTRA_CA_CERTS: authority.path }),
      outcomesOf(urls, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    ]);
    expect(trusting).toEqual([
      '200 localhost',
      'ReceiverUnreachable: the certificate is not for this name',
      'ReceiverUnreachable: the certificate has expired',
      '200 no name',
    ]);
    expect(careless).toHaveLength(4);
    for (const outcome of careless) expect(outcome).toMatch(/^ReceiverUnreachable: the certificate /);
  });

  overTls(
    'a kept connection that breaks is no failure, a fresh one is; a server without TLS is told apart',
    async () => {
      const plain = createPlainServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
        0,
        '127.0.0.1',
      );
      servers.push(plain);
      await once(plain, 'listening');
      const paths: string[] = [];
      const { port } = await serverWith(authority.issue('DNS:localhost'), (request, response) => {
        paths.push(request.url ?? '');
        const isCut = request.url === '/breaks' || (request.url === '/again' && paths.length === 3);
        if (isCut) request.socket.destroy();
        else response.end('ok');
      });
      const urls = ['/breaks', '/first', '/again'].map((path) => `https://localhost:${port}${path}`);
      urls.push(`https://localhost:${(plain.address() as AddressInfo).port}/`);
      expect(await outcomesOf(urls, { NODE_EXTRA_CA_CERTS: authority.path })).toEqual([
        'ReceiverUnreachable: the connection was closed before an answer',
        '200 ok',
        '200 ok',
        'ReceiverUnreachable: no secure connection could be agreed on (TLS)',
      ]);
      expect(paths).toEqual(['/breaks', '/first', '/again', '/again']);
    },
  );
});

function echoName({ socket }: IncomingMessage, response: ServerResponse): void {
  const { servername } = socket as TLSSocket & { servername: string | false };
  response.end(servername === false ? 'no name' : servername);
}
