// Bundles the widget into widget/dist: the entry that pages load, and the chunks that it loads on demand.
import { readdir, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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
    plugins: [
      closeTemplates(RolldownMagicString),
      packLanguages(rolldown),
      neededAtOnce(atOnce),
      loadByParts(RolldownMagicString, atOnce),
    ],
    transform: { inject: withoutBrowser },
    treeshake: { moduleSideEffects: false },
    // Timings would turn into warnings, and so into errors, on a busy machine.
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output: all } = await bundle.generate({
    format: 'es',
    minify: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Few and large: on a slow network each request costs more than what is in it.
    codeSplitting: {
      groups: groupsBeside(atOnce),
    },
  });
  await bundle.close();
  const output = all.filter(({ fileName }) => !fileName.includes(runtime));
  for (const file of output.toReversed()) await put(file.fileName, file.type === 'chunk' ? file.code : file.source);
  await removeOthers(new Set(output.map(({ fileName }) => fileName)));
}

function groupsBeside(atOnce) {
  return [
    // The largest part by far: it has a name of its own, so that the rest can be measured without it.
    { name: 'phone-metadata', test: /node_modules[/\\]libphonenumber-js/ },
    { name: 'core', test: (id) => atOnce.has(id) },
    { name: 'words', test: /languages\/en/ },
    {
      name: 'questions',
      test: /src\/(questions|forms|field-element|fields\/(?!phone\/|address|sub-div|tax-n|government)|screen-parts|screens\/(step|progress))/,
    },
    {
      name: 'places',
      test: /(fields\/(address|sub-div|tax-n)|vocabulary\/(addresses-postal|tax-numbers-by)|summary\/answer-names)/,
    },
    { name: 'documents', test: /src\/(documents\/(?!choosing\/(camera|phone-panel)|phone)|fields\/government)/ },
    { name: 'answers', test: /src\/(people|screens\/(summary\/(?!answer-names)|status))/ },
  ];
}

const runtime = 'rolldown-runtime';
/** What a module exports, in place of the helper of the bundler. */
const exportAll =
  '(all) => Object.create(null, Object.fromEntries(Object.entries(all).map(([name, get]) => [name, { get }])))';

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

/**
 * Lets a chunk get the chunks that it needs by `loadPart` instead of importing them: a browser that could not have a
 * module once never asks for it again, nor for any module that imports it.
 */
function loadByParts(RolldownMagicString, atOnce) {
  const isCore = (ids) => ids.some((id) => atOnce.has(id));
  const takenFromPart = (code, text) => {
    for (const { 0: all, 1: file, 2: taking, index } of code.matchAll(
      /(import\("[^"]+"\))(\.then\(\(n\) => n\.\w+\))\)/g,
    ))
      text.overwrite(index, index + all.length, `${file})${taking}`);
    return text;
  };
  return {
    name: 'load-by-parts',
    // The names of files follow from their content, which this changes.
    augmentChunkHash: () => String(loadByParts),
    renderChunk(code, { isEntry, moduleIds, imports }, _, { chunks }) {
      if (isEntry) return undefined;
      if (isCore(moduleIds)) return { code: takenFromPart(code, new RolldownMagicString(code)) };
      const later = imports.filter((name) => !isCore(chunks[name].moduleIds)).map((name) => basename(name));
      const text = takenFromPart(code, new RolldownMagicString(code));
      const needed = [];
      const waiting = [];
      let end = 0;
      for (const { 0: statement, 1: names, 2: path, index } of code.matchAll(/^import \{(.*)\} from "(.+)";$/gm)) {
        end = index + statement.length;
        if (!later.includes(basename(path))) continue;
        text.remove(index, end);
        if (path.includes(runtime)) {
          waiting.push(`const ${names.split(' ').at(-2)} = ${exportAll};`);
          continue;
        }
        needed.push({ names: names.replaceAll(' as ', ': '), path });
      }
      const asked = needed.map(({ path }) => `loadPart(() => import("${path}"))`).join(', ');
      const given = needed.map(({ names }) => `{${names}}`).join(', ');
      if (needed.length > 0) waiting.push(`const [${given}] = await Promise.all([${asked}]);`);
      text.appendRight(end, `\nexport const make = async (loadPart) => {\n${waiting.join('\n')}\n`);
      const [{ 0: exports, 1: names, index }] = code.matchAll(/^export \{(.*)\};$/gm);
      text.overwrite(
        index,
        index + exports.length,
        `return {${names.replaceAll(/(\S+) as ([^\s,]+)/g, '$2: $1')}};\n};`,
      );
      return { code: text };
    },
  };
}

/** Removes the white space of templates and style sheets that has no effect, but many bytes. */
function closeTemplates(RolldownMagicString) {
  return {
    name: 'close-templates',
    transform: {
      filter: { id: /widget\/src\/.*\.ts$/ },
      handler: (code) => {
        const text = new RolldownMagicString(code);
        for (const { 1: sheet, index } of code.matchAll(/(?<=\bcss`)([^`]*)(?=`)/g))
          text.overwrite(index, index + sheet.length, closedSheet(sheet));
        const sheets = [...code.matchAll(/\bcss`[^`]*`/g)].map(({ 0: all, index }) => [index, index + all.length]);
        for (const { 0: space, index } of code.matchAll(/(?<=>)\n\s+(?=<)|(?<=\n)[^\S\n]+/g))
          if (!sheets.some(([from, to]) => index >= from && index < to)) text.remove(index, index + space.length);
        return { code: text };
      },
    },
  };
}

/** A colon followed by a space stands in declarations only. */
function closedSheet(sheet) {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
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
