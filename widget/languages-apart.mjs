// A plugin of the build: sends the names of texts once for all languages, and of a language nothing but its texts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What is asked and what is found in answers, one of the two parts of a language: gzip makes more of texts that are alike. */
const ofQuestions = ['steps', 'fields', 'problems', 'values', 'asking', 'findings', 'failureCodes', 'reasons'];
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
        english = questionsLast(await valueOf(join(folder, 'texts/en.ts')));
        const text = new RolldownMagicString(code);
        for (const { 0: all, 1: path, index } of code.matchAll(registered)) {
          const texts = partsOf(await valueOf(resolve(dirname(id), `${path}.ts`)), english);
          const written = texts.map((part, number) => [`${path}-${number + 1}.texts`, part]);
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

function questionsLast(words) {
  const isLast = ([name]) => ofQuestions.includes(name);
  const groups = Object.entries(words);
  return Object.fromEntries([...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)]);
}

function partsOf(words, english) {
  const names = Object.keys(english);
  const before = names.findIndex((name) => ofQuestions.includes(name));
  const groups = names.map((name) => textsOf(words[name], english[name]).join('\n'));
  const parts = [groups.slice(0, before), groups.slice(before)].map((part) => turnedTexts(part.join('\n')));
  const { letters, written } = inFewLetters(parts);
  return [`${letters}\n${written[0]}`, written[1]];
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
 * Where sentences begin, capital letters and small ones change places: most words are then written in one way. The page
 * has this function too, and changes them back.
 */
function turnedTexts(texts) {
  return texts.replaceAll(
    /(^|[.?!:] )(.)/gmu,
    (_, before, letter) => before + (turned(turned(letter)) === letter ? turned(letter) : letter),
  );
}

function turned(letter) {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/**
 * Letters that take several bytes, and are frequent, change places with those of one byte that are not: in scripts that
 * are not Latin this saves a fifth.
 */
function inFewLetters(parts) {
  const times = new Map();
  for (const letter of parts.join('\n')) times.set(letter, (times.get(letter) ?? 0) + 1);
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
  return {
    letters: swapped.flat().join(''),
    written: parts.map((part) => part.replaceAll(/[^]/gu, (letter) => instead.get(letter) ?? letter)),
  };
}

/** The module that makes words of texts. English has its first names in the entry, where they are taken from. */
function fillingIn(first, rest) {
  const names = JSON.stringify(rest, (_, value) => (typeof value === 'string' || isPlural(value) ? 0 : value));
  return `import { first } from ${JSON.stringify(first)};
${turnedTexts}
${turned}
const names = ${JSON.stringify(names.replaceAll(/"|:0|:/g, ''))};
export async function fromTexts(...parts) {
  const written = (await Promise.all(parts)).map(({ texts }) => texts).join('\\n');
  const [letters] = written.split('\\n', 1);
  const instead = Object.fromEntries([...letters].map((letter, index, all) => [letter, all[index ^ 1]]));
  const texts = turnedTexts(written.slice(letters.length + 1).replace(/./gu, (letter) => instead[letter] ?? letter)).split('\\n');
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
