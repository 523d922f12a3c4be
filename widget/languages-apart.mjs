// A plugin of the build: sends the names of texts once for all languages, and of a language nothing but its texts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of `gzip -9`; a little is added by the chunk around it. */
const mostOfPart = 5_700;
const namesModule = '\0names-of-texts';

/** How a language is registered; it is loaded as a whole where nothing is built. */
const registered = /loadPart\(\(\) => import\('(\.\/texts\/[\w-]+)\.js'\)\)\.then\(\(\{ \w+ \}\) => \w+\)/g;

export function languagesApart(RolldownMagicString) {
  const folder = join(import.meta.dirname, 'src/languages');
  const parts = new Map();
  let english;
  return {
    name: 'languages-apart',
    transform: {
      filter: { id: /widget\/src\/languages\/languages\.ts$/ },
      handler: async (code, id) => {
        english = await valueOf(join(folder, 'texts/en.ts'));
        const text = new RolldownMagicString(code);
        for (const { 0: all, 1: path, index } of code.matchAll(registered)) {
          const texts = inFewLetters(textsOf(await valueOf(resolve(dirname(id), `${path}.ts`)), english));
          const written = inParts(texts).map((part, number) => [`${path}-${number + 1}.texts`, part]);
          for (const [name, part] of written) parts.set(resolve(dirname(id), name), part);
          const loaded = written.map(([name]) => `loadPart(() => import('${name}'))`);
          text.overwrite(index, index + all.length, `fromTexts(${loaded.join(', ')})`);
        }
        return { code: text.prepend(`import { fromTexts } from '${namesModule}';\n`) };
      },
    },
    generateBundle: (_, bundle) => withoutMaps(bundle),
    /** One hash for all: some sixty of them, which no gzip makes smaller, would be in what names them. */
    outputOptions(options) {
      const hash = () => hashOf([this.meta.rolldownVersion, ...parts.values()]);
      return { ...options, chunkFileNames: withHash(options.chunkFileNames, hash) };
    },
    resolveId(path, from) {
      if (path === namesModule) return path;
      return path.endsWith('.texts') ? resolve(dirname(from), path) : undefined;
    },
    async load(id) {
      if (id === namesModule) {
        const { first, ...rest } = { first: await valueOf(join(folder, 'en/first.ts')), ...english };
        for (const group of Object.keys(first)) delete rest[group];
        return { code: fillingIn(join(folder, 'en/first.ts'), rest), moduleType: 'js' };
      }
      return parts.has(id)
        ? { code: `export const texts = ${JSON.stringify(parts.get(id))};`, moduleType: 'js' }
        : undefined;
    },
  };
}

/** Texts have no lines to find. */
function withoutMaps(bundle) {
  for (const chunk of Object.values(bundle)) {
    if (!chunk.facadeModuleId?.endsWith('.texts')) continue;
    chunk.code = chunk.code.replace(/\/\/# sourceMappingURL=.*\n?$/, '');
    delete bundle[chunk.sourcemapFileName ?? `${chunk.fileName}.map`];
  }
}

/** For the chunks of texts. */
function withHash(name, hash) {
  return ({ facadeModuleId }) => (facadeModuleId?.endsWith('.texts') ? name.replace('[hash]', hash()) : name);
}

const writers = ['languages-apart.mjs', 'fewer-bytes.mjs', 'bundle.mjs', 'build.mjs', '../console/build.mjs'];

/** Of the texts, and of what writes them: what browsers keep under a name for good is never anything else. */
function hashOf(texts) {
  const hash = createHash('sha256');
  for (const name of writers) hash.update(readFileSync(join(import.meta.dirname, name)));
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 8);
}

/** Those of a language in the order of the English ones, each in a line; the forms of a plural are one. */
function textsOf(words, english) {
  if (isPlural(english)) return [JSON.stringify(words)];
  if (typeof english !== 'string') return Object.keys(english).flatMap((name) => textsOf(words[name], english[name]));
  if (words.includes('\n') || words.startsWith('{"')) throw new Error(`This is not a text in one line: ${words}`);
  return [words];
}

function isPlural(english) {
  return typeof english.one === 'string';
}

/**
 * Letters that take several bytes, and are frequent, change places with those of one byte that are not: in scripts that
 * are not Latin this saves a fifth. The first line says which.
 */
function inFewLetters(texts) {
  const said = texts.join('\n');
  const times = new Map();
  for (const letter of said) times.set(letter, (times.get(letter) ?? 0) + 1);
  const count = (letter) => times.get(letter) ?? 0;
  const rare = Array.from({ length: 93 }, (_, index) => String.fromCharCode(33 + index))
    .filter((letter) => !/["$'\\`]/.test(letter))
    .sort((one, other) => count(one) - count(other));
  const frequent = [...times.keys()]
    .filter((letter) => letter > '\x7f')
    .sort((one, other) => count(other) - count(one));
  const pairs = frequent.slice(0, rare.length).map((letter, index) => [letter, rare[index]]);
  const swapped = pairs.filter(([letter, other]) => count(letter) > count(other) + 1);
  const instead = new Map([...swapped, ...swapped.map(([one, other]) => [other, one])]);
  return [swapped.flat().join(''), ...said.replaceAll(/[^]/gu, (letter) => instead.get(letter) ?? letter).split('\n')];
}

/** As few as there can be, and about as long as each other. */
function inParts(texts, count = 1) {
  const size = Buffer.byteLength(texts.join('\n')) / count;
  const parts = Array.from({ length: count }, () => []);
  let before = 0;
  for (const text of texts) {
    parts[Math.min(Math.floor(before / size), count - 1)].push(text);
    before += Buffer.byteLength(text) + 1;
  }
  const written = parts.map((part) => part.join('\n'));
  return written.every((part) => gzipSync(part, { level: 9 }).length <= mostOfPart)
    ? written
    : inParts(texts, count + 1);
}

/** The module that makes words of texts. English has its first names in the entry, where they are taken from. */
function fillingIn(first, rest) {
  const names = JSON.stringify(rest, (_, value) => (typeof value === 'string' || isPlural(value) ? 0 : value));
  return `import { first } from ${JSON.stringify(first)};
const names = ${JSON.stringify(names.replaceAll(/"|:0|:/g, ''))};
export async function fromTexts(...parts) {
  const written = (await Promise.all(parts)).map(({ texts }) => texts).join('\\n');
  const [letters] = written.split('\\n', 1);
  const instead = Object.fromEntries([...letters].map((letter, index, all) => [letter, all[index ^ 1]]));
  const texts = written.slice(letters.length + 1).replace(/./gu, (letter) => instead[letter] ?? letter).split('\\n');
  const filled = (like) => {
    if (like !== 0 && typeof like !== 'string' && !('one' in like))
      return Object.fromEntries(Object.entries(like).map(([name, value]) => [name, filled(value)]));
    const text = texts.shift();
    return text.startsWith('{"') ? JSON.parse(text) : text;
  };
  return filled({ ...first, ...JSON.parse(names.replace(/([\\w-]+)({?)/g, (_, name, opens) => '"' + name + '":' + (opens || 0))) });
}`;
}

/** What a module of words exports. */
async function valueOf(path) {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({ input: path });
  const { output } = await bundled.generate({ format: 'es' });
  await bundled.close();
  return Object.values(await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`))[0];
}
