import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNamespaces } from '../../../../test/support/run/namespaces.js';
import { onLinux } from '../../../../test/support/run/on-linux.js';
import { type Confinement, confinements, strictestConfinement } from './confinement.js';
import { nodeProgram } from './program.js';
import { startConfined } from './start-confined.js';

/** What code in place of the worker would try. What it gets done, it tells. */
const hostile = `
const fs = require('node:fs');
const net = require('node:net');
const pipe = new net.Socket({ fd: 3, readable: true, writable: true });
pipe.once('data', async (asked) => {
  const { masterKey, servicePid, port, folder } = JSON.parse(asked);
  const tries = {
    masterKey: () => fs.readFileSync(masterKey, 'utf8'),
    environment: () => fs.readFileSync('/proc/' + servicePid + '/environ', 'utf8'),
    passwords: () => fs.readFileSync('/etc/passwd', 'utf8'),
    ownFile: () => fs.writeFileSync(folder + '/written', 'content'),
    temporaryFile: () => fs.writeFileSync('/tmp/gatehouse-written', 'content'),
    program: () => require('node:child_process').execFileSync('/bin/sh', ['-c', 'cat "$0"', masterKey]),
    signal: () => process.kill(servicePid, 0),
    socket: () =>
      new Promise((resolve, reject) => net.connect(port, '127.0.0.1', resolve).on('error', reject)),
  };
  const done = [];
  for (const [name, act] of Object.entries(tries)) await Promise.resolve().then(act).then(() => done.push(name), () => 0);
  pipe.write(JSON.stringify(done));
});
pipe.write('ready');
`;

let folder: string;
let outside: string;
let server: Server;
beforeAll(async () => {
  [folder, outside] = await Promise.all([mkdtemp(join(tmpdir(), 'hostile-')), mkdtemp(join(tmpdir(), 'data-'))]);
  await writeFile(join(folder, 'hostile.cjs'), hostile);
  // Everybody may read it: that it is not read is not due to its mode.
  await writeFile(join(outside, 'master.key'), 'the key');
  for (const each of [folder, outside]) await chmod(each, 0o755);
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  for (const each of [folder, outside]) await rm(each, { recursive: true });
});

async function doneUnder(confinement: Confinement): Promise<unknown> {
  const program = { file: join(folder, 'hostile.cjs'), visible: [folder, ...nodeProgram().visible] };
  const { child, pipe } = startConfined(confinement, program);
  try {
    const [ready] = (await Promise.race([once(pipe, 'data'), once(child, 'exit')])) as unknown[];
    if (String(ready) !== 'ready') return 'does not start here';
    const { port } = server.address() as AddressInfo;
    const done = once(pipe, 'data');
    pipe.write(JSON.stringify({ masterKey: join(outside, 'master.key'), servicePid: process.pid, port, folder }));
    return JSON.parse(String((await done)[0]));
  } finally {
    child.kill('SIGKILL');
  }
}

describe('code that took over the process that opens documents', () => {
  const all = confinements();

  test.each(all.map((one, index) => [index, one.inWords, one] as const))(
    'gets nothing done (%i: %s)',
    async (_, __, one) => {
      const done = await doneUnder(one);
      // The network is not closed by Node.js, and signals are not held back: it says so.
      const known = one.isSandbox ? [[]] : [['socket'], ['signal', 'socket']];
      expect([...known, 'does not start here']).toContainEqual(done);
      expect(existsSync(join(folder, 'written'))).toBe(false);
    },
  );

  test('would get it done unconfined', async () => {
    const none: Confinement = { inWords: '', isSandbox: false, around: () => [], nodeFlags: () => [] };
    const done = await doneUnder(none);
    expect(done).toEqual(expect.arrayContaining(['masterKey', 'passwords', 'program', 'signal', 'socket']));
    // Under the plain limits alone, a file stays empty.
    expect(await readFile(join(folder, 'written'), 'utf8').catch(() => '')).toBe('');
  });
});

describe('the strictest confinement', () => {
  test.each([0, 1, 2])('is taken after %i tries that failed, and not forgone for them', async (failing) => {
    let tries = 0;
    const found = await strictestConfinement([], () => Promise.resolve(tries++ >= failing));
    expect([found.inWords, tries]).toEqual([confinements()[0]?.inWords, failing + 1]);
  });

  test('is not tried for ever', async () => {
    const tried: Confinement[] = [];
    const found = await strictestConfinement([], (one) => Promise.resolve(tried.push(one) < 0));
    const all = confinements();
    expect(found.inWords).toBe(all.at(-1)?.inWords);
    expect(tried).toHaveLength(3 * (all.length - 1));
  });

  test('is in namespaces wherever they can be made, and nothing gets done there', async () => {
    const one = await strictestConfinement([outside]);
    expect(one.inWords).toMatch(hasNamespaces ? /^in Linux namespaces/ : /^by the permission model/);
    const done = await doneUnder(one);
    expect(hasNamespaces ? [[]] : [['socket'], ['signal', 'socket']]).toContainEqual(done);
  });

  onLinux('is one that hides what it is given', async () => {
    // What programs are read from cannot be hidden, and keys may lie there.
    expect((await strictestConfinement(['/usr/lib'])).isSandbox).toBe(false);
  });
});
