import { describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruised, violationsOf } from './cruised.js';
import { everyLibOnEveryOther, expectedFaults, workspaceWithFaults } from './import-faults.js';
import { importRules, libsMayImport } from './import-rules.js';

describe('every import rule bites', () => {
  test('on exactly what is wrong', async () => {
    expect(violationsOf(await cruisedIn(workspaceWithFaults))).toEqual([...expectedFaults].sort());
  });

  test('and none is left untried', () => {
    const tried = new Set(expectedFaults.map((fault) => fault.split(':')[0]));
    const untried = importRules.map(({ name }) => name ?? '').filter((name) => !tried.has(name));
    expect(untried.filter((name) => !name.startsWith('layer-of-'))).toEqual([]);
  });

  test('on every pair of libs', async () => {
    const found = violationsOf(await cruisedIn(everyLibOnEveryOther)).filter((line) => line.startsWith('layer-of-'));
    const libs = Object.keys(libsMayImport);
    const expected = libs.flatMap((lib) =>
      libs
        .filter((other) => other !== lib && libsMayImport[lib]?.includes(other) !== true)
        .map((other) => `layer-of-${lib}: libs/${lib}/src/index.ts -> libs/${other}/src/index.ts`),
    );
    expect(found).toEqual(expected.sort());
  });

  test('and the order of libs has no way back', () => {
    const libs = Object.keys(libsMayImport);
    for (const [lib, allowed] of Object.entries(libsMayImport))
      expect(allowed.filter((other) => libs.indexOf(other) >= libs.indexOf(lib))).toEqual([]);
  });
});

async function cruisedIn(files: Readonly<Record<string, string>>): Promise<ICruiseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-imports-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await cruised(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
