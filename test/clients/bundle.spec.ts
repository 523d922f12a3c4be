import { beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { read, root } from '../architecture/workspace.js';

const bundle = 'clients/typescript/dist/gatehouse-client.js';
const mostGzippedBytes = 15 * 1024;

let code: string;
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(root, 'clients/typescript/build.mjs')]);
  code = read(bundle);
});

test('what is published is small', () => {
  expect(gzipSync(code).length).toBeLessThanOrEqual(mostGzippedBytes);
});

test('and needs nothing else: no package, and no Node', () => {
  expect(code.match(/\bimport\b[^;(]*?from\b|\bimport\(|\brequire\(/g)).toBeNull();
  const { dependencies, peerDependencies } = JSON.parse(read('clients/typescript/package.json')) as Record<
    string,
    unknown
  >;
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  // openapi-fetch looks whether it is on Node, and finds out without failing where it is not.
  expect(code.replace(/typeof process/g, '').match(/\b(Buffer|__dirname|global)\b/g)).toBeNull();
});
