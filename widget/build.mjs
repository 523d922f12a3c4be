// Bundles the widget into widget/dist: the entry that pages load, and the chunks that it loads once they are needed.
import { readdir, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const entry = join(dist, 'gatehouse-onboarding.js');

/** On a server there is no browser, and importing the widget there asks for none. */
const browserless = join(root, 'src/without-browser.ts');
const withoutBrowser = Object.fromEntries(
  ['HTMLElement', 'customElements', 'document'].map((name) => [name, [browserless, name]]),
);

/** Only when a source is newer than what was built. Whoever builds at the same time writes the same bytes. */
export async function buildWidget() {
  if (!(await isStale())) return;
  const { RolldownMagicString, rolldown } = await import('rolldown');
  const atOnce = new Set();
  const bundle = await rolldown({
    input: {
      'gatehouse-onboarding': join(root, 'src/gatehouse-onboarding.ts'),
      react: join(root, 'src/react/gatehouse-onboarding-react.ts'),
    },
    external: ['react'],
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [closeTemplates(RolldownMagicString), packLanguages(rolldown), neededAtOnce(atOnce)],
    transform: { inject: withoutBrowser },
    treeshake: { moduleSideEffects: false },
    // How long it took says nothing of what is built: on a busy machine it would fail.
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // What comes later stays apart: a part that could not be fetched is asked for again by itself.
    codeSplitting: {
      groups: [
        // Most of what the widget weighs: it has a name, so that the rest can be weighed without it.
        { name: 'phone-metadata', test: /node_modules[/\\]libphonenumber-js/ },
        { name: 'core', test: (id) => atOnce.has(id) },
      ],
    },
  });
  await bundle.close();
  for (const file of output.toReversed()) await put(file.fileName, file.type === 'chunk' ? file.code : file.source);
  await removeOthers(new Set(output.map(({ fileName }) => fileName)));
}

/** What the entry imports without being asked. */
function neededAtOnce(atOnce) {
  return {
    name: 'needed-at-once',
    buildEnd() {
      const follow = (id) => {
        if (atOnce.has(id)) return;
        atOnce.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      follow(join(root, 'src/gatehouse-onboarding.ts'));
    },
  };
}

/** Spaces at the beginning of lines mean nothing in templates, and are many bytes. */
function closeTemplates(RolldownMagicString) {
  return {
    name: 'close-templates',
    transform: {
      filter: { id: /widget\/src\/.*\.ts$/ },
      handler: (code) => ({ code: new RolldownMagicString(code).replaceAll(/(?<=>)\n\s+(?=<)|(?<=\n)\s+/g, '') }),
    },
  };
}

/** A language comes as its strings alone, in the order of the English ones: their names are in the English already. */
function packLanguages(rolldown) {
  const english = lazily(() =>
    evaluated(rolldown, join(root, 'src/languages/en/words.ts')).then(({ everyWord }) => everyWord()),
  );
  return {
    name: 'pack-languages',
    load: {
      filter: { id: /widget\/src\/languages\/[^/]+\.ts$/ },
      handler: async (id) => {
        if (!(await isLanguage(id))) return undefined;
        const [[name, words]] = Object.entries(await evaluated(rolldown, id));
        return `export const ${name} = ${JSON.stringify(inOrderOf(await english(), words))};`;
      },
    },
  };
}

/** It has a folder of its words beside it. */
async function isLanguage(path) {
  const words = path.replace(/\.ts$/, '');
  return (await stat(words).catch(() => undefined))?.isDirectory() === true;
}

function inOrderOf(english, words) {
  if (typeof english === 'string') return [words];
  return Object.keys(english).flatMap((name) => inOrderOf(english[name], words[name]));
}

async function evaluated(rolldown, path) {
  const bundle = await rolldown({ input: path, tsconfig: join(root, 'tsconfig.json') });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

function lazily(make) {
  let made;
  return () => (made ??= make());
}

async function isStale() {
  const built = await stat(entry).catch(() => undefined);
  if (built === undefined) return true;
  const settings = [join(root, 'build.mjs'), join(root, 'package.json'), join(root, '../package-lock.json')];
  const sources = (
    await Promise.all([join(root, 'src'), join(root, '../libs/contracts/src/vocabulary')].map(under))
  ).flat();
  for (const path of [...settings, ...sources]) if ((await stat(path)).mtimeMs > built.mtimeMs) return true;
  return false;
}

async function under(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
}

/** Beside its place and then renamed, so that nobody is served half of it. The entry comes last. */
async function put(name, content) {
  const path = join(dist, name);
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, path);
}

async function removeOthers(kept) {
  for (const path of await under(dist)) {
    const name = path.slice(dist.length + 1);
    if (!kept.has(name) && !/\.\d+\.tmp$/.test(name)) await rm(path, { force: true });
  }
}

if (process.argv[1] === import.meta.filename) await buildWidget();
