// Bundles the widget into widget/dist: the entry that pages load, and the chunks that it loads on demand.
import { readdir, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const entry = join(dist, 'gatehouse-onboarding.js');

/** Lets servers import the widget, where there are no browser globals. */
const browserless = join(root, 'src/without-browser.ts');
const withoutBrowser = Object.fromEntries(
  ['HTMLElement', 'customElements', 'document'].map((name) => [name, [browserless, name]]),
);

/** Builds only if a source is newer than the output. Concurrent builds write the same bytes. */
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
    // Timings would turn into warnings, and so into errors, on a busy machine.
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Other chunks are not merged, so that each can be retried by itself when it fails to load.
    codeSplitting: {
      groups: [
        // The largest part by far: it has a name of its own, so that the rest can be measured without it.
        { name: 'phone-metadata', test: /node_modules[/\\]libphonenumber-js/ },
        { name: 'core', test: (id) => atOnce.has(id) },
      ],
    },
  });
  await bundle.close();
  for (const file of output.toReversed()) await put(file.fileName, file.type === 'chunk' ? file.code : file.source);
  await removeOthers(new Set(output.map(({ fileName }) => fileName)));
}

/** Collects the modules that the entry imports statically. */
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

/** Removes the indentation of templates, which has no effect but many bytes. */
function closeTemplates(RolldownMagicString) {
  return {
    name: 'close-templates',
    transform: {
      filter: { id: /widget\/src\/.*\.ts$/ },
      handler: (code) => ({ code: new RolldownMagicString(code).replaceAll(/(?<=>)\n\s+(?=<)|(?<=\n)\s+/g, '') }),
    },
  };
}

/** Packs a language into its strings alone, in the order of the English ones, whose names are loaded already. */
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

/** A language has a folder of the same name beside it. */
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

/** Writes to a temporary file and renames it, so that no request gets half a file. The entry is written last. */
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
