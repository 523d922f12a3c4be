import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { read, root } from './workspace.js';

/** Linted as if it were written in a file of an app, with the very configuration of this workspace. */
const place = 'apps/accounts/src/organizations/managed-organization.reading.ts';

interface Ban {
  readonly allowedIn: Readonly<Record<string, string>>;
}

/** The rules this code counts on, each with something that it must refuse. */
const refused: Readonly<Record<string, string>> = {
  'max-lines': '\n'.repeat(251),
  'gatehouse/few-parameters': 'export function f(a: 1, b: 1, c: 1, d: 1, e: 1): number { return a + b + c + d + e; }',
  'gatehouse/no-default-exports': 'const one = 1; export default one;',
  'gatehouse/no-enums': 'export enum Color { Red }',
  'gatehouse/no-environment': 'export const port = process.env["PORT"];',
  'gatehouse/no-floats': 'export const amount = parseFloat("0.1");',
  'gatehouse/no-forward-ref':
    'import { forwardRef } from "@nestjs/common"; export const later = forwardRef(() => Map);',
  'gatehouse/no-lonely-tests': 'import { test } from "@jest/globals"; test.only("one", () => undefined);',
  'gatehouse/no-module-mocks': 'import { jest } from "@jest/globals"; jest.mock("#auth");',
  'gatehouse/no-nest-exceptions':
    'import { NotFoundException } from "@nestjs/common"; export const all = [NotFoundException];',
  'gatehouse/no-own-ids': 'import { randomUUID } from "node:crypto"; export const id = randomUUID();',
  'gatehouse/no-own-time': 'export const now = new Date();',
  'gatehouse/no-own-timers': 'export const timer = setTimeout(() => undefined, 1);',
  'gatehouse/no-raw-connections': 'import { Connections } from "#database"; export const all = [Connections];',
  'gatehouse/no-typeorm-access': 'import { Repository } from "typeorm"; export const all = [Repository];',
  '@typescript-eslint/ban-ts-comment': '// @ts-ignore\nexport const one: number = "1";',
  '@typescript-eslint/consistent-type-imports': 'import { Log } from "#runtime"; export let log: Log | undefined;',
  '@typescript-eslint/no-explicit-any': 'export let anything: any;',
  '@typescript-eslint/no-floating-promises': 'Promise.resolve(1);',
  '@typescript-eslint/no-misused-promises': '[1].forEach(async () => { await Promise.resolve(); });',
  '@typescript-eslint/no-non-null-assertion': 'export const first = ["a"][0]!;',
  '@typescript-eslint/no-unsafe-return': 'export function parsed(text: string): object { return JSON.parse(text); }',
  '@typescript-eslint/switch-exhaustiveness-check':
    'export function f(mode: "live" | "sandbox"): number { switch (mode) { case "live": return 1; } return 2; }',
  'max-lines-per-function': `export function long(): number {${'\n'.repeat(50)}return 1; }`,
  'no-console': 'console.log(1);',
};

/** Other ways to do the same, which are easily forgotten in a rule. */
const alsoRefused: readonly (readonly [rule: string, text: string])[] = [
  ['gatehouse/no-own-time', 'export const now = Date.now();'],
  ['gatehouse/no-own-time', 'export const now = performance.now();'],
  ['gatehouse/no-own-ids', 'export const id = crypto.randomUUID();'],
  ['gatehouse/no-own-ids', 'export const id = Math.random();'],
  ['gatehouse/no-own-timers', 'export const timer = setInterval(() => undefined, 1);'],
  ['gatehouse/no-own-timers', 'import { setTimeout as pause } from "node:timers/promises"; await pause(1);'],
  ['gatehouse/no-typeorm-access', 'import type { DataSource } from "typeorm"; export let source: DataSource;'],
  ['gatehouse/no-typeorm-access', 'import { ManyToOne } from "typeorm"; export const all = [ManyToOne];'],
  [
    'gatehouse/no-typeorm-access',
    'import { InjectRepository } from "@nestjs/typeorm"; export const all = [InjectRepository];',
  ],
  ['gatehouse/no-typeorm-access', 'import pg from "pg"; export const all = [pg];'],
  ['gatehouse/no-module-mocks', 'import { jest } from "@jest/globals"; jest.unstable_mockModule("#auth", () => ({}));'],
  [
    'gatehouse/few-parameters',
    'export class A { constructor(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) { void [a, b, c, d, e, f, g]; } }',
  ],
  ['@typescript-eslint/ban-ts-comment', '// @ts-expect-error it does not fit\nexport const one: number = "1";'],
];

/** A program of that one file and what it imports: all of the workspace takes ten times as long to parse. */
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-eslint-'));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
    files: [join(root, place)],
    include: [],
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

function parsedWith(parserOptions: Readonly<Record<string, unknown>>): Linter.Config {
  // Under CI it would parse what is on the disk, whatever text it is given.
  const own = { projectService: false, disallowAutomaticSingleRunInference: true, ...parserOptions };
  return { files: ['**/*.ts'], languageOptions: { parserOptions: own } };
}

/** What may not be done in a test, each with something that must be refused. */
const refusedInTests: readonly (readonly [rule: string, text: string])[] = [
  ['no-fixed-waits', 'import { setTimeout as pause } from "node:timers/promises"; await pause(1_000);'],
  ['no-fixed-waits', 'await new Promise((resolve) => setTimeout(resolve, 1_000));'],
  ['no-fixed-waits', 'await page.waitForTimeout(1_000);'],
  ['no-judging-by-clock', 'expect(performance.now() - start).toBeLessThan(1_000);'],
  ['no-judging-by-clock', 'expect(new Date().getTime() - start).toBeLessThan(1_000);'],
  ['no-short-needles', 'expect(text).not.toContain("100");'],
  ['no-unordered-rows', 'expect(await gatehouse.sql("SELECT id FROM event")).toEqual([{ id: 1 }, { id: 2 }]);'],
  ['no-unordered-rows', 'expect(await gatehouse.sql(`SELECT id FROM event`)).toEqual([{ id: 1 }, { id: 2 }]);'],
];

describe('ESLint', () => {
  const project = [join(folder, 'tsconfig.json')];
  const eslint = new ESLint({ cwd: root, overrideConfig: parsedWith({ project }) });
  const examples = [...Object.entries(refused), ...alsoRefused];
  let active: Readonly<Record<string, readonly unknown[]>>;
  let found: readonly (readonly string[])[];

  /** All examples are linted as one text, which is a lot quicker; then each is asked what was found in its lines. */
  beforeAll(async () => {
    active = ((await eslint.calculateConfigForFile(place)) as { rules: typeof active }).rules;
    const messages = await messagesOn(examples.map(([, text]) => text).join('\n'));
    let line = 1;
    found = examples.map(([, text]) => {
      const [first, next] = [line, line + text.split('\n').length];
      line = next;
      return messages
        .filter((message) => message.line >= first && message.line < next)
        .map(({ ruleId }) => ruleId ?? '');
    });
  });

  test.each(examples.map(([rule], index) => [rule, index] as const))('refuses by %s (%d)', (rule, index) => {
    expect(found[index]).toContain(rule);
  });

  test.each(refusedInTests)('refuses in a test by gatehouse/%s: %s', async (rule, text) => {
    const [linted] = await untyped().lintText(text, { filePath: 'test/accounts/accounts.spec.ts' });
    expect(linted?.messages.map(({ ruleId }) => ruleId)).toContain(`gatehouse/${rule}`);
  });

  test('lets a test look at rows in order, and for long texts', async () => {
    const text = `
      expect(await gatehouse.sql('SELECT id FROM event ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
      expect(text).not.toContain('Ana Maria Perez');`;
    const [linted] = await untyped().lintText(text, { filePath: 'test/accounts/accounts.spec.ts' });
    expect(linted?.messages).toEqual([]);
  });

  test('has an example for every rule of our own', () => {
    expect(Object.keys(active).filter((rule) => rule.startsWith('gatehouse/') && !(rule in refused))).toEqual([]);
  });

  test('lets no file off that does not need it', async () => {
    const { bans, testBans } = (await import(new URL('./bans.mjs', import.meta.url).href)) as {
      readonly bans: Readonly<Record<string, Ban>>;
      readonly testBans: Readonly<Record<string, Ban>>;
    };
    expect(Object.keys(testBans).filter((name) => !refusedInTests.some(([rule]) => rule === name))).toEqual([]);
    const allowed = Object.entries(bans).flatMap(([name, { allowedIn }]) =>
      Object.keys(allowedIn).flatMap((files) =>
        /test|spec/.test(files) ? [] : [{ rule: `gatehouse/${name}`, files }],
      ),
    );
    const strictly = allowed.map(({ rule, files }) => ({ files: [files], rules: { [rule]: 'error' as const } }));
    const strict = untyped(strictly);
    const needed = (await strict.lintFiles([...new Set(allowed.map(({ files }) => files))])).flatMap((file) =>
      file.messages.map(({ ruleId }) => ({ rule: ruleId, path: relative(root, file.filePath) })),
    );
    const isNeeded = ({ rule, files }: (typeof allowed)[number]): boolean =>
      needed.some((one) => one.rule === rule && one.path.startsWith(files.split(/[*{]/)[0] ?? files));
    expect(allowed.filter((exception) => !isNeeded(exception))).toEqual([]);
  });

  test('never only warns', () => {
    expect(Object.entries(active).filter(([, [severity]]) => severity === 1)).toEqual([]);
  });

  test('keeps the class of an injected dependency a value', async () => {
    expect(await messagesOn(read(place))).toEqual([]);
  });

  /** Rules of our own look at the text alone, for which nobody has to know a type. */
  function untyped(more: readonly Linter.Config[] = []): ESLint {
    return new ESLint({
      cwd: root,
      overrideConfig: [parsedWith({ project: false }), ...more],
      ruleFilter: ({ ruleId }) => ruleId.startsWith('gatehouse/'),
    });
  }

  async function messagesOn(text: string): Promise<Linter.LintMessage[]> {
    return (await eslint.lintText(text, { filePath: place })).flatMap(({ messages }) => messages);
  }
});
