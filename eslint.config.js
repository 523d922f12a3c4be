import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { bans, testBans } from './test/architecture/bans.mjs';

/** One rule per ban, so that a file with a reason is let off that one alone. */
const gatehouse = {
  rules: Object.fromEntries(
    Object.entries({ ...bans, ...testBans }).map(([name, { selector, message }]) => [
      name,
      { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) },
    ]),
  ),
};

const catchesMistakes = {
  complexity: ['error', { max: 12, variant: 'modified' }],
  eqeqeq: 'error',
  'max-depth': ['error', 3],
  'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: false, skipComments: false, IIFEs: true }],
  'no-console': 'error',
  'no-eval': 'error',
  'no-param-reassign': 'error',
  'no-self-compare': 'error',
  'no-template-curly-in-string': 'error',
  'no-unreachable-loop': 'error',
  'object-shorthand': 'error',
};

const catchesTypedMistakes = {
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-check': true, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  '@typescript-eslint/consistent-type-exports': 'error',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
  '@typescript-eslint/explicit-member-accessibility': ['error', { accessibility: 'no-public' }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/no-shadow': ['error', { hoist: 'never' }],
  '@typescript-eslint/prefer-readonly': 'error',
  '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
};

/** Rules of the strict set that only fight how this code is written, each with its reason. */
const relaxed = {
  // `row['name']` says that the name is looked up in a record and may be missing.
  '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  // `() => this.forget(id)` is how a callback is written.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  // Routes that are not there in live mode are taken out of the document.
  '@typescript-eslint/no-dynamic-delete': 'off',
  // A Nest module is a decorated class without a body; a wire shape may have no fields.
  '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true, allowWithDecorator: true }],
  // Wire shapes are classes for their decorators; plain objects of that shape are what is answered.
  '@typescript-eslint/no-misused-spread': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // graphile-worker's log levels are compared as the words they are.
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  // `rows<T>()` names the shape of what SQL answers: the caller knows it, nothing can infer it.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // It asks for `!`, which is forbidden.
  '@typescript-eslint/non-nullable-type-assertion-style': 'off',
  // A loop may count rounds.
  '@typescript-eslint/prefer-for-of': 'off',
  // An empty text often means as much as none.
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  // `for (const _ of rounds)` and `(_, index) =>` say that something is not needed.
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
  // `key === undefined || key.revokedAt !== null` says both things that it means.
  '@typescript-eslint/prefer-optional-chain': 'off',
  // An async method without await fails as a rejection, as its callers expect.
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowBoolean: true, allowNumber: true }],
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      'reports/',
      '.gatehouse/',
      '{widget,console}/dist/',
      'widget/types/',
      'clients/*/dist/',
      'clients/*/src/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: catchesMistakes },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        // Constructor parameters are injected by their class: such imports stay values.
        emitDecoratorMetadata: true,
        experimentalDecorators: true,
      },
    },
    plugins: { gatehouse },
    rules: {
      ...catchesTypedMistakes,
      ...relaxed,
      ...Object.fromEntries(Object.keys(bans).map((name) => [`gatehouse/${name}`, 'error'])),
    },
  },
  {
    files: ['test/**/*.ts', '**/*.spec.ts'],
    plugins: { gatehouse },
    rules: Object.fromEntries(Object.keys(testBans).map((name) => [`gatehouse/${name}`, 'error'])),
  },
  ...Object.entries({ ...bans, ...testBans })
    .filter(([, { allowedIn }]) => Object.keys(allowedIn).length > 0)
    .map(([name, { allowedIn }]) => ({
      files: Object.keys(allowedIn),
      plugins: { gatehouse },
      rules: { [`gatehouse/${name}`]: 'off' },
    })),
  {
    files: ['test/**', '**/*.spec.ts'],
    rules: {
      // A `describe` may be long; `tidy.spec.ts` measures the functions inside it.
      'max-lines-per-function': 'off',
      // What could not be tested on this machine is told.
      'no-console': ['error', { allow: ['warn'] }],
      // Hostile strings look like anything; fakes may do nothing.
      'no-template-curly-in-string': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // `expect.any(String)` is of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // What a fixture returns is taken apart: `const { url, release } = await opened()`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['{widget,console}/**/*.ts'],
    plugins: { gatehouse },
    rules: {
      // Browsers have their own time and their own timers: there is nobody to inject others, and no job outlives a page.
      'gatehouse/no-own-time': 'off',
      'gatehouse/no-own-timers': 'off',
      // Lit calls the listeners of a template with their element.
      '@typescript-eslint/unbound-method': 'off',
      // Maps of events and elements are added to those of the browser.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['widget/src/languages/texts/*.ts'],
    // What a language says is one table, as long as the English one.
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['clients/**/*.ts'],
    plugins: { gatehouse },
    rules: {
      // It is somebody else's program that it runs in: there is nobody to inject others.
      'gatehouse/no-own-time': 'off',
      'gatehouse/no-own-timers': 'off',
      'gatehouse/no-own-ids': 'off',
    },
  },
  {
    files: ['clients/{cli,testing}/**/*.ts'],
    plugins: { gatehouse },
    // They are programs of their own.
    rules: { 'gatehouse/no-environment': 'off' },
  },
  {
    files: ['clients/testing/src/global-*.ts'],
    plugins: { gatehouse },
    // Runners of tests ask for it.
    rules: { 'gatehouse/no-default-exports': 'off' },
  },
  {
    files: ['test/{bench,drills,runner,support}/**', '*.{js,mjs}', '{widget,console}/*.mjs', 'clients/*/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals(Object.getOwnPropertyNames(globalThis)) },
  },
  {
    files: ['test/runner/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals(['__dirname', '__filename', 'module', 'require']) },
  },
  {
    files: ['libs/docs-site/src/*.js', 'apps/demo/src/page/*.js'],
    languageOptions: {
      globals: globals([
        ...['addEventListener', 'document', 'getComputedStyle', 'getSelection', 'history', 'innerHeight', 'location'],
        ...[
          'confirm',
          'customElements',
          'EventSource',
          'localStorage',
          'navigator',
          'Path2D',
          'PublicKeyCredential',
          'Option',
          'requestAnimationFrame',
          'scrollBy',
          'sessionStorage',
          'window',
        ],
      ]),
    },
  },
);

function globals(names) {
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
