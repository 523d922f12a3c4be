import { libsMayImport } from './import-rules.js';

const imports = { '#*': { source: './libs/*/src/index.ts', default: './dist/libs/*/src/index.js' } };

const packages = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ]),
  );

/** A small workspace of the same layout in which every rule is broken once, beside what is allowed. */
export const workspaceWithFaults: Readonly<Record<string, string>> = {
  ...packages(['typeorm', 'pino', 'jest-thing', 'undeclared']),
  'package.json': JSON.stringify({
    name: 'faults',
    type: 'module',
    imports,
    dependencies: { typeorm: '1.0.0', pino: '1.0.0' },
    devDependencies: { 'jest-thing': '1.0.0' },
  }),
  'libs/contracts/src/index.ts': "export * from './vocabulary/words.js';\nexport * from './a.js';",
  'libs/contracts/src/vocabulary/words.ts': "import { join } from 'node:path';\nexport const words = [join];",
  'libs/contracts/src/a.ts': "import type { B } from './b.js';\nexport type A = B;",
  'libs/contracts/src/b.ts': "import type { A } from './a.js';\nexport type B = A | 1;",
  'libs/contracts/src/orphan.ts': 'export const orphan = 1;',
  'libs/contracts/src/a.spec.ts': "import '#auth';\nimport 'jest-thing';\nimport './a.js';",
  'libs/errors/src/index.ts':
    "import '#contracts';\nimport './c.js';\nimport 'pino';\nimport 'jest-thing';\nimport 'undeclared';\nimport 'absent';",
  'libs/errors/src/c.ts': "import '#errors';\nimport './c.spec.js';",
  'libs/errors/src/c.spec.ts': 'export const c = 1;',
  'libs/events/src/index.ts': "import '#auth';",
  'libs/auth/src/index.ts': "import './d.js';\nexport const auth = 1;",
  'libs/auth/src/d.ts': "import '../../contracts/src/vocabulary/words.js';\nimport '../../errors/src/index.js';",
  'libs/ledger/src/index.ts': "import '#auth';\nimport '#rails';\nexport * from './ledger.module.js';",
  'libs/ledger/src/ledger.module.ts': 'export class LedgerModule {}',
  'libs/rails/src/index.ts': 'export const rails = 1;',
  'libs/chains/src/index.ts':
    "import './transfers/advance-transfer.js';\nimport './transfers/sign-transfer.js';\nimport './wallets/wallets.js';\nimport './wallets/treasury-wallets.js';\nexport const chains = 1;",
  'libs/chains/src/keys/derived-keys.ts': "export * from './wallet-keys.js';",
  'libs/chains/src/keys/wallet-keys.ts': 'export const keys = 1;',
  'libs/chains/src/wallets/signer.ts': "import '../keys/derived-keys.js';",
  'libs/chains/src/wallets/wallets.ts': "import './signer.js';",
  'libs/chains/src/wallets/treasury-wallets.ts': "import './signer.js';",
  'libs/chains/src/transfers/sign-transfer.ts': "import '../wallets/signer.js';",
  'libs/chains/src/transfers/advance-transfer.ts':
    "import '../keys/derived-keys.js';\nimport '../keys/wallet-keys.js';\nimport '../wallets/signer.js';",
  'apps/accounts/src/main.ts': "import './accounts.module.js';",
  'apps/accounts/src/accounts.module.ts':
    "import '#ledger';\nimport './x/x.controller.js';\nimport './migrations/one.js';\nimport './x/x.service.js';\nexport class AccountsModule {}",
  'apps/accounts/src/x/x.controller.ts': "import './x.entity.js';\nimport './x.service.js';",
  'apps/accounts/src/x/x.entity.ts': "import 'typeorm';",
  'apps/accounts/src/x/x.service.ts':
    "import './x.entity.js';\nimport '../../../webhooks/src/webhooks.module.js';\nimport './y.js';",
  'apps/accounts/src/x/y.ts':
    "import './z.controller.js';\nimport '../../../../libs/contracts/src/b.js';\nimport '../../../../clients/typescript/src/index.js';",
  'apps/accounts/src/x/z.controller.ts': 'export {};',
  'apps/accounts/src/migrations/one.ts': "import type {} from 'typeorm';\nimport type {} from '../x/x.entity.js';",
  'apps/webhooks/src/webhooks.module.ts': 'export class WebhooksModule {}',
  'apps/demo/src/demo.module.ts':
    "import '#errors';\nimport '#auth';\nimport '../../../clients/typescript/src/index.js';\nexport class DemoModule {}",
  'apps/platform/src/main.ts': "import './platform.module.js';",
  'apps/platform/src/platform.module.ts':
    "import '../../webhooks/src/webhooks.module.js';\nimport '../../demo/src/demo.module.js';\nimport '../../accounts/src/x/x.entity.js';",
  'clients/typescript/src/index.ts': "import '../../../libs/contracts/src/b.js';",
  'widget/src/index.ts':
    "import '../../libs/contracts/src/vocabulary/words.js';\nimport '../../libs/contracts/src/a.js';\nimport type { B } from '../../libs/contracts/src/b.js';\nimport '../../libs/errors/src/index.js';\nexport type C = B;",
  'console/src/index.ts':
    "import '../../libs/contracts/src/vocabulary/words.js';\nimport '../../libs/contracts/src/a.js';\nimport '../../widget/src/index.js';",
};

/** What must be found there, and nothing else. */
export const expectedFaults: readonly string[] = [
  'apps-never-each-other: apps/accounts/src/x/x.service.ts -> apps/webhooks/src/webhooks.module.ts',
  'clients-are-for-outsiders: apps/accounts/src/x/y.ts -> clients/typescript/src/index.ts',
  'clients-stand-alone: clients/typescript/src/index.ts -> libs/contracts/src/b.ts',
  'controllers-touch-no-rows: apps/accounts/src/x/x.controller.ts -> apps/accounts/src/x/x.entity.ts',
  'console-knows-the-vocabulary: console/src/index.ts -> libs/contracts/src/a.ts',
  'console-shares-the-questions: console/src/index.ts -> widget/src/index.ts',
  'declared-dependencies-only: libs/errors/src/index.ts -> node_modules/jest-thing/index.js',
  'declared-dependencies-only: libs/errors/src/index.ts -> node_modules/undeclared/index.js',
  'guests-are-outsiders: apps/demo/src/demo.module.ts -> libs/auth/src/index.ts',
  'layer-of-events: libs/events/src/index.ts -> libs/auth/src/index.ts',
  'layer-of-ledger: libs/ledger/src/index.ts -> libs/rails/src/index.ts',
  'libs-are-named: apps/accounts/src/x/y.ts -> libs/contracts/src/b.ts',
  'libs-are-named: libs/auth/src/d.ts -> libs/contracts/src/vocabulary/words.ts',
  'libs-are-named: libs/auth/src/d.ts -> libs/errors/src/index.ts',
  'libs-have-one-door: apps/accounts/src/x/y.ts -> libs/contracts/src/b.ts',
  'libs-have-one-door: libs/auth/src/d.ts -> libs/contracts/src/vocabulary/words.ts',
  'migrations-stand-alone: apps/accounts/src/migrations/one.ts -> apps/accounts/src/x/x.entity.ts',
  'no-cycles: libs/contracts/src/a.ts -> libs/contracts/src/b.ts',
  'no-cycles: libs/contracts/src/b.ts -> libs/contracts/src/a.ts',
  'no-cycles: libs/errors/src/c.ts -> libs/errors/src/index.ts',
  'no-cycles: libs/errors/src/index.ts -> libs/errors/src/c.ts',
  'no-orphans: libs/contracts/src/orphan.ts -> libs/contracts/src/orphan.ts',
  'no-tests-in-production: libs/errors/src/c.ts -> libs/errors/src/c.spec.ts',
  'no-way-around: libs/errors/src/c.ts -> libs/errors/src/index.ts',
  'nothing-missing: libs/errors/src/index.ts -> absent',
  'only-modules-name-controllers: apps/accounts/src/x/y.ts -> apps/accounts/src/x/z.controller.ts',
  'only-modules-name-modules: apps/accounts/src/x/x.service.ts -> apps/webhooks/src/webhooks.module.ts',
  'platform-composes-modules: apps/platform/src/platform.module.ts -> apps/accounts/src/x/x.entity.ts',
  'vocabulary-stands-alone: libs/contracts/src/vocabulary/words.ts -> path',
  'who-may-sign: libs/chains/src/transfers/advance-transfer.ts -> libs/chains/src/keys/derived-keys.ts',
  'who-may-sign: libs/chains/src/transfers/advance-transfer.ts -> libs/chains/src/wallets/signer.ts',
  'who-may-sign: libs/chains/src/wallets/treasury-wallets.ts -> libs/chains/src/wallets/signer.ts',
  'widget-carries-the-vocabulary: widget/src/index.ts -> libs/contracts/src/a.ts',
  'widget-knows-the-contract: widget/src/index.ts -> libs/errors/src/index.ts',
];

/** Every lib imports every other one. */
export const everyLibOnEveryOther: Readonly<Record<string, string>> = Object.fromEntries([
  ['package.json', JSON.stringify({ name: 'pairs', type: 'module', imports })],
  ...Object.keys(libsMayImport).map((lib) => [
    `libs/${lib}/src/index.ts`,
    Object.keys(libsMayImport)
      .filter((other) => other !== lib)
      .map((other) => `import '#${other}';`)
      .join('\n'),
  ]),
]);
