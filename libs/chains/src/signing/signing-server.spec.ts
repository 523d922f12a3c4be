import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chmod, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { DerivedKeys } from '../keys/derived-keys.js';
import { KeysElsewhere } from './keys-elsewhere.js';
import { SignerSocket } from './signer-socket.js';
import { SigningServer } from './signing-server.js';
import { longestQuestionBytes } from './signing-messages.js';

const here = new DerivedKeys('test test test test test test test test test test test junk');
const { evmAddress, solanaAddress, tronAddress } = here.addresses(5);
/** An address of the wallet on a chain, and the first byte of a transaction there. */
const chains = [
  ['POLYGON', evmAddress, 0x02],
  ['POLYGON', evmAddress, 0xf8],
  ['SOLANA', solanaAddress, 0x80],
  ['TRON', tronAddress, 0x0a],
] as const;
const transactionWith = (first: number): Uint8Array => Uint8Array.of(first, ...Buffer.from('a transaction'));

let folder: string;
let socket: SignerSocket;
let elsewhere: KeysElsewhere;
let lines: string[];
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-signer-'));
  socket = new SignerSocket(join(folder, 'signer'));
  elsewhere = new KeysElsewhere(socket);
  lines = [];
});
afterEach(async () => {
  await elsewhere.close();
  for (const end of ends.splice(0)) await end();
  await rm(folder, { recursive: true, force: true });
});

async function listening(at = socket): Promise<SigningServer> {
  const server = new SigningServer(here, (line) => void lines.push(line));
  await server.listen(at);
  ends.push(() => server.close());
  return server;
}

/** Something else that listens there. */
async function impostor(answer: string | undefined): Promise<Server> {
  const server = createServer((_request, response) => {
    if (answer !== undefined) response.end(answer);
  });
  server.listen(socket.path);
  await once(server, 'listening');
  await chmod(socket.path, 0o600);
  ends.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return server;
}

async function asked(path: string, body: string, method = 'POST'): Promise<{ status: number; text: string }> {
  const pool = new Pool('http://signer', { socketPath: socket.path });
  try {
    const { statusCode, body: answer } = await pool.request({ method, path, ...(method === 'POST' ? { body } : {}) });
    return { status: statusCode, text: await answer.text() };
  } finally {
    await pool.destroy();
  }
}

describe('keys in another process', () => {
  test('give the same addresses', async () => {
    await listening();
    for (const index of [0, 5, 2 ** 31 - 1]) expect(await elsewhere.addresses(index)).toEqual(here.addresses(index));
    await expect(elsewhere.addresses(-1)).rejects.toThrow('The signer refused: A wallet has a whole number from 0');
  });

  test.each(chains)('sign the same on %s as %s (0x%d…), and say so', async (blockchain, address, first) => {
    await listening();
    const transaction = transactionWith(first);
    const wallet = { index: 5, address };
    const signature = await elsewhere.sign(blockchain, wallet, transaction);
    expect(Buffer.from(signature)).toEqual(Buffer.from(await here.sign(blockchain, wallet, transaction)));
    expect(lines).toEqual([expect.stringMatching(/^Signed for wallet 5 \(\w+\): [0-9a-f]{64}$/)]);
  });

  test.each(chains)('sign nothing on %s for %s that is no transaction', async (blockchain, address, _) => {
    await listening();
    const wallet = { index: 5, address };
    for (const first of [0x19, 0x04, 0x05, 0xff - 0xc0, 0x00]) {
      const permit = transactionWith(first);
      await expect(elsewhere.sign(blockchain, wallet, permit)).rejects.toThrow('Only transactions are signed');
      await expect(here.sign(blockchain, wallet, permit)).rejects.toThrow('Only transactions are signed');
    }
    await expect(elsewhere.sign(blockchain, wallet, new Uint8Array())).rejects.toThrow('Only transactions are signed');
    expect(lines).toEqual([]);
  });

  test('take the largest transaction there is, and none that is larger', async () => {
    await listening();
    const wallet = { index: 5, address: evmAddress };
    const largest = (longestQuestionBytes * 3) / 4;
    await elsewhere.sign('POLYGON', wallet, new Uint8Array(largest - 1_000).fill(2));
    await expect(elsewhere.sign('POLYGON', wallet, new Uint8Array(largest).fill(2))).rejects.toThrow(/^The signer/);
  });

  test.each([
    ['/addresses', '{"index":"5"}'],
    ['/addresses', '[]'],
    ['/addresses', 'nonsense'],
    ['/signatures', '{"index":5,"family":"BITCOIN","transaction":"Ag=="}'],
    ['/signatures', '{"index":5,"family":"EVM"}'],
    ['/keys', '{"index":5}'],
  ])('are not to be had by odd questions: %s %s', async (path, body) => {
    await listening();
    const { status, text } = await asked(path, body);
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([400, ['error']]);
    expect((await asked(path, body, 'GET')).status).toBe(400);
  });

  test.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['no JSON', '<html>'],
    ['another kind', '[1]'],
    ['no address', '{"evmAddress":"0x1","solanaAddress":"s","tronAddress":"T"}'],
    ['another signature', JSON.stringify({ signature: Buffer.alloc(65, 1).toString('base64') })],
    ['a signature that is none', JSON.stringify({ signature: 'AQ==' })],
    ['far too much', ' '.repeat(10_000)],
  ])('are not believed when they answer with %s', async (_, answer) => {
    await impostor(answer);
    const wallet = { index: 5, address: evmAddress };
    await expect(elsewhere.addresses(5)).rejects.toThrow(/^The signer/);
    await expect(elsewhere.sign('POLYGON', wallet, transactionWith(2))).rejects.toThrow(
      /^The (signer|key of wallet 5)/,
    );
  });

  test('are gone while the process is, and there again when it is', async () => {
    await expect(elsewhere.addresses(5)).rejects.toThrow(`The signer at ${socket.path} does not answer`);
    const server = await listening();
    await elsewhere.addresses(5);
    ends.pop();
    await server.close();
    await expect(elsewhere.addresses(5)).rejects.toThrow('does not answer');
    await listening();
    expect(await elsewhere.addresses(5)).toEqual(here.addresses(5));
  });
});

describe('the socket', () => {
  test('is for one user and one group', async () => {
    await listening();
    expect((await stat(socket.path)).mode & 0o777).toBe(0o660);
  });

  test('is not used where everybody may open it, nor where it is none', async () => {
    await listening();
    await chmod(socket.path, 0o666);
    await expect(elsewhere.addresses(5)).rejects.toThrow('Everybody may open');
    await rm(socket.path);
    await symlink(join(folder, 'other'), socket.path);
    await expect(elsewhere.addresses(5)).rejects.toThrow('is no socket');
    await rm(socket.path);
    await writeFile(socket.path, '');
    await expect(elsewhere.addresses(5)).rejects.toThrow('is no socket');
  });

  test('is not in a folder in which everybody can put something in its place', async () => {
    await listening();
    await chmod(folder, 0o777);
    await expect(elsewhere.addresses(5)).rejects.toThrow(`Everybody can write to ${folder}`);
    await expect(listening(new SignerSocket(join(folder, 'other')))).rejects.toThrow(
      `Everybody can write to ${folder}`,
    );
  });

  test('of another signer is left to it', async () => {
    await listening();
    await expect(listening()).rejects.toThrow(`Another signer listens at ${socket.path}`);
    expect(await elsewhere.addresses(5)).toEqual(here.addresses(5));
  });
});
