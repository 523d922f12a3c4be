// Bundles the widget into widget/dist: the entry that pages load, and the chunks that it loads on demand.
import { basename, join } from 'node:path';
import { bundle, isOlder } from './bundle.mjs';
import { closeTemplates, columnsOfTables, sideBySide } from './fewer-bytes.mjs';
import { languagesApart } from './languages-apart.mjs';

const root = import.meta.dirname;
const read = {
  files: [
    'build.mjs',
    'bundle.mjs',
    'fewer-bytes.mjs',
    'languages-apart.mjs',
    'package.json',
    '../package-lock.json',
  ].map((name) => join(root, name)),
  folders: [join(root, 'src'), join(root, '../libs/contracts/src/vocabulary')],
};

/** Lets servers import the widget, where there are no browser globals. */
const browserless = join(root, 'src/without-browser.ts');
const withoutBrowser = Object.fromEntries(
  ['HTMLElement', 'customElements', 'document'].map((name) => [name, [browserless, name]]),
);

/** Builds only if a source is newer than the output. Concurrent builds write the same bytes. */
export async function buildWidget() {
  if (!(await isOlder(join(root, 'dist/gatehouse-onboarding.js'), read))) return;
  const { RolldownMagicString } = await import('rolldown');
  const atOnce = new Set();
  const steps = new Set();
  await bundle(root, {
    input: {
      input: {
        'gatehouse-onboarding': join(root, 'src/gatehouse-onboarding.ts'),
        // By this name pages of a process of before ask for it.
        invited: join(root, 'src/hosted/hosted-page.ts'),
        react: join(root, 'src/react/gatehouse-onboarding-react.ts'),
      },
      external: ['react'],
      plugins: [
        closeTemplates(RolldownMagicString),
        columnsOfTables(RolldownMagicString),
        importedBy('src/gatehouse-onboarding.ts', atOnce),
        importedBy('src/screens/later-screens.ts', steps),
        sideBySide(RolldownMagicString),
        languagesApart(RolldownMagicString),
        loadByParts(RolldownMagicString, atOnce),
      ],
      transform: { inject: withoutBrowser },
      treeshake: { moduleSideEffects: false },
    },
    output: {
      postBanner: ({ name }) => (name === 'core' ? licences : ''),
      // Few and large: on a slow network each request costs more than what is in it.
      codeSplitting: { groups: groupsOf(atOnce, steps) },
    },
    isLeftOut: (name) => name.includes(runtime),
  });
}

const licences =
  '/*! Contains lit, © 2017 Google LLC, BSD-3-Clause; lean-qr, © Dave Evans, and libphonenumber-js, © catamphetamine, MIT. */';

/** The vocabulary of the questions has the same names as most texts: gzip sends what is side by side once. */
const languagesAndVocabulary =
  /languages\/languages\.ts|names-of-texts|vocabulary\/(attestation|identity)|forms\/[a-z-]+-forms\.ts/;

/** In order: a module is in the first that has it. */
function groupsOf(core, steps) {
  return [
    // The largest part by far: it has a name of its own, so that the rest can be measured without it.
    { name: 'phone-numbers', test: /libphonenumber-js|fields\/phone\/phone-numbers/ },
    { name: 'core', test: (id) => core.has(id) },
    { name: 'languages', test: languagesAndVocabulary },
    { name: 'steps', test: (id) => steps.has(id) },
  ];
}

const runtime = 'rolldown-runtime';

/** Collects a module and what it imports statically. */
function importedBy(path, found) {
  return {
    name: 'imported-by',
    buildEnd() {
      const follow = (id) => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      follow(join(root, path));
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
        if (!path.includes(runtime)) needed.push({ names: names.replaceAll(' as ', ': '), path });
      }
      const asked = needed.map(({ path }) => `loadPart(() => import("${path}"))`).join(', ');
      const given = needed.map(({ names }) => `{${names}}`).join(', ');
      if (needed.length > 0) waiting.push(`const [${given}] = await Promise.all([${asked}]);`);
      text.appendRight(end, `\nexport const make = async (loadPart) => {\n${waiting.join('\n')}\n`);
      const [{ 0: exports, 1: names, index }] = code.matchAll(/^export \{(.*)\};$/gm);
      let returned = names.replaceAll(/(\S+) as ([^\s,]+)/g, '$2: $1');
      // By then all that a module exports is there: it needs no getters.
      for (const { 0: all, 1: module, 2: getters, index: at } of code.matchAll(
        /^var (\w+) = .*exportAll\((\{[^}]*\})\);$/gm,
      )) {
        text.remove(at, at + all.length);
        returned = returned.replace(module, getters.replaceAll('() => ', ''));
      }
      text.overwrite(index, index + exports.length, `return {${returned}};\n};`);
      return { code: text };
    },
  };
}

if (process.argv[1] === import.meta.filename) await buildWidget();
