import { describe, expect, test } from '@jest/globals';
import { layoutProblems, textProblems } from './tidiness.js';
import { filesUnder, foldersIn, read } from './workspace.js';

/** What is generated is as long as what it is generated from. */
const code = /^(apps|clients|console|libs|test|widget)\/(?!.*\/generated\/).*\.(ts|mjs|js)$|^[^/]+\.(js|mjs)$/;
const files = filesUnder('.');

describe('this workspace', () => {
  test('has every file in a place of its own, with a role that is known', () => {
    expect(layoutProblems(files)).toEqual([]);
  });

  test('is written in small pieces that are finished', () => {
    expect(files.filter((path) => code.test(path)).flatMap((path) => textProblems(path, read(path)))).toEqual([]);
  });

  test('has a module and a main for each app, and an index for each lib', () => {
    const needed = [
      ...foldersIn('apps').map((app) => `apps/${app}/src/${app}.module.ts`),
      // The demo partner would have no Gatehouse to talk to: only the platform has it.
      ...foldersIn('apps').flatMap((app) => (app === 'demo' ? [] : [`apps/${app}/src/main.ts`])),
      ...foldersIn('libs').map((lib) => `libs/${lib}/src/index.ts`),
    ];
    expect(needed.filter((path) => !files.includes(path))).toEqual([]);
  });
});

describe('what is out of place is found', () => {
  const lib = ['libs/auth/src/index.ts', 'libs/auth/src/key-ring.ts', 'libs/docs-site/src/index.ts'];

  test.each([
    'apps/accounts/src/main.ts',
    'apps/accounts/src/accounts.module.ts',
    'apps/compliance/src/records/review.lifecycle.ts',
    'apps/compliance/src/migrations/1795478400008-create-compliance.ts',
    'libs/auth/src/auth.guard.ts',
    'libs/auth/src/key-ring.spec.ts',
    'apps/demo/src/page/demo.css',
    'libs/docs-site/src/docs.css',
    'docs/guides/paging.md',
    'clients/typescript/src/gatehouse.ts',
    'clients/typescript/src/errors/api-error.ts',
    'test/accounts/organizations.spec.ts',
    'test/bench/postings.bench.ts',
    'README.md',
  ])('but %s is in its place', (path) => {
    expect(layoutProblems([...lib, path])).toEqual([]);
  });

  test.each([
    ['notes.md', 'does not belong at the top level'],
    ['scripts/run.ts', 'there is no such folder at the top level'],
    ['apps/accounts/src/compliance.service.ts', 'has no place or role that is known'],
    ['apps/accounts/src/page/demo.css', 'has no place or role that is known'],
    ['apps/accounts/src/loose.ts', 'has no place or role that is known'],
    ['apps/accounts/src/a/b/c/deep.service.ts', 'has no place or role that is known'],
    ['apps/accounts/src/organizations/organization.repository.ts', 'has no place or role that is known'],
    ['apps/accounts/src/organizations/Organization.service.ts', 'has no place or role that is known'],
    ['apps/accounts/src/organizations/organization-utils.ts', 'has a name that says nothing'],
    ['clients/typescript/src/a/b/deep.ts', 'has no place or role that is known'],
    ['libs/auth/src/base.service.ts', 'has a name that says nothing'],
    ['libs/auth/src/helpers/text.ts', 'has a name that says nothing'],
    ['libs/auth/src/lonely.spec.ts', 'does not sit beside the code it is named after'],
    ['libs/auth/src/migrations/create-auth.ts', 'has no number'],
    ['libs/auth/src/idempotency/index.ts', 'is a barrel'],
    ['libs/chains/src/chain.ts', 'its lib has no index.ts'],
  ])('%s %s', (path, problem) => {
    expect(layoutProblems([...lib, path])).toContain(`${path}: ${problem}`);
  });
});

describe('what has grown too large is found', () => {
  const lines = (count: number): string => '\n'.repeat(count);

  test.each([
    ['a file of 250 lines', lines(250), []],
    ['a file of 251 lines', lines(251), ['x.ts: has 251 lines']],
    ['a function of 50 lines', `function f() {${lines(49)}}`, []],
    ['a function of 51 lines', `function f() {${lines(50)}}`, ['x.ts:1: a function has 51 lines']],
    ['a method of 51 lines', `class A {\n  f() {${lines(50)}}\n}`, ['x.ts:2: a function has 51 lines']],
    ['an arrow of 51 lines', `const f = () => {${lines(50)}};`, ['x.ts:1: a function has 51 lines']],
    ['a long group of tests', `describe('a', () => {${lines(60)}});`, []],
    ['a long test', `test('a', () => {${lines(60)}});`, ['x.ts:1: a function has 61 lines']],
    ['six dependencies', 'class A { constructor(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1) {} }', []],
    [
      'seven dependencies',
      'class A { constructor(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) {} }',
      ['x.ts:1: a constructor has 7 parameters'],
    ],
    ['a route that makes one call', 'class A { @Get() read() { return this.a.read(); } }', []],
    [
      'a route that thinks',
      'class A { @Get() read() { const a = 1; return a; } }',
      ['x.ts:1: a route has 2 statements'],
    ],
    ['a vague class', 'class AccountManager {}', ['x.ts:1: class AccountManager has a name that says nothing']],
    ['something unfinished', `// ${'TO' + 'DO'}: later`, ['x.ts:1: is unfinished']],
  ])('%s', (_, text, problems) => {
    expect(textProblems('x.ts', text)).toEqual(problems);
  });
});

describe('what has another name than its file is found', () => {
  const open = 'apps/payins/src/requests/open-payin.ts';
  const classOf = (name: string): string => `@Injectable()\nexport class ${name} {}`;

  test.each([
    ['a verb', open, classOf('OpenPayin'), []],
    ['a noun', open, classOf('PayinOpening'), [`${open}:1: class PayinOpening is not named as its file: OpenPayin`]],
    ['a noun beside the verb', open, `${classOf('OpenPayin')}\nclass Opened {}`, []],
    ['a class that nobody imports', open, '@Injectable()\nclass Opened {}', []],
    ['a class of a role', 'apps/payins/src/records/payin-fiat.books.ts', classOf('PayinFiatBooks'), []],
    ['a class of a file of one word', 'libs/chains/src/wallets/signer.ts', classOf('Signers'), []],
    ['a class of a test', 'test/payins/open-payin.ts', classOf('PayinOpening'), []],
  ])('%s', (_, path, text, problems) => {
    expect(textProblems(path, text)).toEqual(problems);
  });
});
