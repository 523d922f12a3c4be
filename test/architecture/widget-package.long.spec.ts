import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFor } from '../../widget/src/languages/language.js';
import { read, root, widgetLanguages } from './workspace.js';

/** A project of somebody else, with the package installed as npm installs it. */
let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'gatehouse-consumer-'));
  for (const name of ['@gatehouse/onboarding-widget', 'lit', '@types/react', 'react', 'react-dom', 'csstype']) {
    mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
    const installed = name.startsWith('@gatehouse/') ? join(root, 'widget') : join(root, 'node_modules', name);
    symlinkSync(installed, join(project, 'node_modules', name));
  }
  await ran(join(root, 'widget/build.mjs'));
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the package of the widget', () => {
  test('names files that are there', async () => {
    const { exports, files } = JSON.parse(read('widget/package.json')) as {
      exports: Record<string, string | { types: string; default: string }>;
      files: string[];
    };
    const named = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const paths = named.filter((path) => !path.includes('*') && path !== './package.json');
    expect(paths.filter((path) => !files.some((file) => path.startsWith(`./${file}`)))).toEqual([]);
    for (const path of paths) expect(['has', path, read(`widget/${path}`).length > 0]).toEqual(['has', path, true]);
  });

  test.each(widgetLanguages)('has all words of %s, as they were written', async (name) => {
    const { words } = await languageFor([name]);
    const chunk = readdirSync(join(root, 'widget/dist/chunks')).find((file) => /^languages-.*\.js$/.test(file));
    const { stdout } = await imported(`
      const loadPart = async (load) => (await load()).make(loadPart);
      const exported = await loadPart(() => import(${JSON.stringify(join(root, 'widget/dist/chunks', chunk ?? ''))}));
      const { firstOf } = Object.values(exported).find((module) => module.firstOf !== undefined);
      console.log(JSON.stringify((await firstOf([${JSON.stringify(name)}], new Map())).words));
    `);
    expect(JSON.parse(stdout)).toEqual(words);
  });

  test('is imported without a browser, and leaves no trace of one', async () => {
    const { stdout, stderr } = await imported(`
      const before = Object.keys(globalThis).join();
      const { GatehouseOnboarding, GatehouseExitEvent } = await import('@gatehouse/onboarding-widget');
      const added = Object.keys(globalThis).filter((name) => !before.includes(name) && !name.startsWith('lit'));
      const absent = ['window', 'document', 'HTMLElement', 'customElements', 'CSSStyleSheet'].every((name) => !(name in globalThis));
      console.log(JSON.stringify([typeof GatehouseOnboarding, new GatehouseExitEvent('left').reason, absent, added]));
    `);
    expect(JSON.parse(stdout)).toEqual(['function', 'left', true, ['reactiveElementVersions']]);
    expect(stderr).toBe('');
  });

  test('is imported on a server that draws elements of its own with Lit', async () => {
    const { stdout, stderr } = await imported(`
      await import('lit');
      const { GatehouseOnboarding } = await import('@gatehouse/onboarding-widget');
      console.log(typeof GatehouseOnboarding, typeof customElements);
    `);
    expect(stdout).toBe('function object\n');
    expect(stderr).toBe('');
  });

  test('is drawn by React on a server as an element that comes to life in the browser', async () => {
    const { stdout, stderr } = await imported(`
      const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      const { GatehouseOnboarding } = await import('@gatehouse/onboarding-widget/react');
      const properties = { className: 'mine', apiUrl: 'https://a.example', fetchSession: async () => ({ token: 'x' }), onExit: () => {} };
      console.log(renderToString(createElement(GatehouseOnboarding, properties)), GatehouseOnboarding.displayName);
    `);
    expect(stdout).toBe('<gatehouse-onboarding class="mine"></gatehouse-onboarding> GatehouseOnboarding\n');
    expect(stderr).toBe('');
  });
});

describe('a project that imports the widget', () => {
  test('finds its types: of the element, its events, its words, and the component; and is told what it gets wrong', async () => {
    expect(await faultsIn({ 'page.ts': goodPage, 'app.ts': goodApp, 'wrong.ts': wrongPage })).toEqual([
      'wrong.ts 4 TS2322',
      'wrong.ts 5 TS2339',
      'wrong.ts 6 TS2353',
      'wrong.ts 7 TS2769',
    ]);
  }, 120_000);
});

const goodPage = `
import { GatehouseOnboarding, type SomeWords, type Words, GatehouseExitEvent } from '@gatehouse/onboarding-widget';
const element = document.createElement('gatehouse-onboarding');
element.fetchSession = async () => ({ token: 'gws_x', expiresAt: new Date().toISOString() });
element.words = { welcome: { title: { individual: 'Hello' } }, reasons: { mine: 'Because.' } };
element.addEventListener('gatehouse-step', ({ step }) => step === 'individualTaxInfo');
document.addEventListener('gatehouse-error', ({ code }) => code === 'rateLimited');
const some: SomeWords = { shell: { back: 'Zurück' } };
GatehouseOnboarding.addLanguage('de', async () => some);
export const full = (words: Words): string => words.status.finish;
export const type: 'gatehouse-exit' = GatehouseExitEvent.type;
export const drawn: Promise<boolean> = element.updateComplete;
`;

const goodApp = `
import { createElement, createRef } from 'react';
import type { GatehouseOnboarding as Element } from '@gatehouse/onboarding-widget';
import { GatehouseOnboarding } from '@gatehouse/onboarding-widget/react';
const ref = createRef<Element>();
export const drawn = createElement(GatehouseOnboarding, {
  ref, apiUrl: 'https://a.example', lang: 'es', className: 'mine', id: 'widget',
  onReady: ({ status }) => status === 'draft', onStep: ({ step }) => step === 'summary', onSubmitted: () => undefined,
  onStatus: ({ status }) => status === 'approved', onError: ({ code }) => code === 'refused', onExit: ({ reason }) => reason === 'left',
});
`;

const wrongPage = `import '@gatehouse/onboarding-widget';
import { createElement } from 'react';
import { GatehouseOnboarding } from '@gatehouse/onboarding-widget/react';
document.createElement('gatehouse-onboarding').apiUrl = 4;
document.addEventListener('gatehouse-exit', ({ status }) => status);
document.createElement('gatehouse-onboarding').words = { shell: { forward: 'On' } };
createElement(GatehouseOnboarding, { onLeave: () => undefined });
`;

/** What TypeScript says about these files, as strictly as it can, and without a look away from the types of the package. */
async function faultsIn(sources: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(project, name), source);
  const settings = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] };
  const compilerOptions = { ...settings, target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'dom.iterable'] };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(sources) }));
  const { stdout } = await ran(join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--pretty', 'false');
  return [...stdout.matchAll(/^(.+)\((\d+),\d+\): error (TS\d+)/gm)].map(([, ...fault]) => fault.join(' '));
}

function imported(script: string): Promise<{ stdout: string; stderr: string }> {
  writeFileSync(join(project, 'script.mjs'), script);
  return ran('--preserve-symlinks-main', join(project, 'script.mjs'));
}

/** A process of its own: nothing of this one is to be found there. */
function ran(...parameters: string[]): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { cwd: project, env: { PATH: process.env['PATH'] } }, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}
