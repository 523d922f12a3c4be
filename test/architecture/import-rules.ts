import type { IForbiddenRuleType } from 'dependency-cruiser';
import { browserRules } from './browser-import-rules.js';
import { outside, rule, vocabulary } from './import-rule.js';

const layer1 = ['contracts', 'errors', 'lifecycle', 'runtime'];
const layer2 = [...layer1, 'database', 'vault'];
const layer3 = [...layer2, 'jobs', 'retention', 'standing', 'events', 'audit', 'names', 'auth'];

/** What each lib may import, in the order of architecture.md. A lib that is not here may not be. */
export const libsMayImport: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  errors: ['contracts'],
  lifecycle: ['errors'],
  'docs-site': [],
  runtime: ['contracts', 'errors', 'lifecycle', 'docs-site'],

  'embedded-postgres': [],
  database: [...layer1, 'embedded-postgres'],
  vault: [...layer1, 'database'],
  inspection: layer1,

  jobs: layer2,
  // What is older than it is kept becomes a file in the object store.
  retention: [...layer2, 'jobs'],
  events: layer2,
  figures: [...layer2, 'jobs'],
  names: [...layer2, 'jobs'],
  // What an organization is approved for, or accepts, is told in the transaction in which it is.
  standing: [...layer2, 'jobs', 'events'],
  audit: layer2,
  // Who asked for a change is recorded in the transaction that makes it.
  auth: [...layer2, 'standing', 'jobs', 'retention', 'audit', 'names'],

  // An action is carried out as the person who agreed to it, and recorded with it.
  proposals: [...layer2, 'audit', 'auth', 'figures'],
  exceptions: [...layer2, 'jobs', 'audit', 'auth'],

  // Lists are public; whom they are compared with is for the app to keep.
  screening: layer1.concat('database'),

  // The audit trail is part of what is shown, and checked with the rest.
  evidence: ['vault', 'audit'],

  ledger: layer3,
  // What is final on a chain is posted in the transaction that writes it down.
  chains: [...layer3, 'ledger', 'exceptions'],
  rails: layer3,

  // Copies everything there is, and knows of nothing what it means.
  backup: [...layer2, 'jobs'],
};

export const siblings = ['accounts', 'compliance', 'payouts', 'payins', 'webhooks', 'staff'];
/** Beside them in the platform, and in no way part of Gatehouse. */
const guests = ['demo'];
export const apps = [...siblings, ...guests, 'platform'];

const ownCode = '^(apps|libs|widget|console|clients|test)/';
// A worker is where a process of its own begins; threads load what answers there.
export const entries =
  '^(apps/[^/]+/src/main\\.ts|apps/platform/src/commands/[^/]+\\.ts|libs/[^/]+/src/index\\.ts|libs/inspection/src/worker\\.ts|.+/answer-with-[^/]+\\.ts)$';
const index = '^libs/[^/]+/src/index\\.ts$';
const production = { path: '^(apps|libs)/', pathNot: outside };

const layers = Object.entries(libsMayImport).map(([lib, allowed]) =>
  rule(
    `layer-of-${lib}`,
    { path: `^libs/${lib}/`, pathNot: outside },
    { path: ownCode, pathNot: `^libs/(${[lib, ...allowed].join('|')})/` },
    `${lib} may import ${allowed.length === 0 ? 'no other lib' : allowed.join(', ')}.`,
  ),
);

const doors = [
  rule(
    'libs-have-one-door',
    { path: '^(apps|libs/([^/]+))/', pathNot: outside },
    { path: '^libs/', pathNot: [index, '^libs/$2/'] },
    'A lib is entered through its index.ts alone.',
  ),
  rule(
    'libs-are-named',
    { path: '^(apps|libs/([^/]+))/', pathNot: outside },
    { path: '^libs/', pathNot: '^libs/$2/', dependencyTypesNot: ['aliased-subpath-import'] },
    'A lib is imported by its name: #auth.',
  ),
  rule(
    'no-way-around',
    { path: '^libs/([^/]+)/', pathNot: outside },
    { path: '^libs/$1/src/index\\.ts$' },
    'Inside a lib, files import each other directly.',
  ),
  rule(
    'vocabulary-stands-alone',
    { path: vocabulary, pathNot: outside },
    { pathNot: vocabulary },
    'The widget carries the vocabulary to browsers: plain constants and types.',
  ),
];

const services = [
  rule(
    'apps-never-each-other',
    { path: `^apps/(${[...siblings, ...guests].join('|')})/`, pathNot: outside },
    { path: '^(apps|widget|console|test)/', pathNot: '^apps/$1/' },
    'Apps share ids, events and standing, never code.',
  ),
  rule(
    'guests-are-outsiders',
    { path: `^apps/(${guests.join('|')})/`, pathNot: outside },
    { path: '^libs/', pathNot: '^libs/(runtime|errors|contracts)/' },
    'The demo partner knows the public API of Gatehouse, and nothing of how it is made.',
  ),
  rule(
    'platform-composes-modules',
    { path: '^apps/platform/', pathNot: outside },
    { path: '^(apps|widget|console|test)/', pathNot: ['^apps/platform/', '^apps/[^/]+/src/[^/]+\\.module\\.ts$'] },
    'The platform holds no logic.',
  ),
];

const outsiders = [
  rule(
    'clients-stand-alone',
    { path: '^clients/', pathNot: outside },
    { path: '^(apps|libs|widget|console|test)/' },
    'A client knows what the API says of itself, and nothing of how it is made.',
  ),
  rule(
    'clients-are-for-outsiders',
    { path: '^(apps|libs|widget)/', pathNot: [`^apps/(${guests.join('|')})/`, outside] },
    { path: '^clients/' },
    'Gatehouse does not call itself over HTTP.',
  ),
];

const roles = [
  rule(
    'migrations-stand-alone',
    { path: '^(.+/migrations/)', pathNot: outside },
    { pathNot: ['^node_modules/typeorm/|^libs/database/src/index\\.ts$', '^$1'] },
    'A migration stays as it is while entities change, and so do those before it. Only how rows are isolated is the same for all.',
  ),
  rule(
    'controllers-touch-no-rows',
    { path: '\\.controller\\.ts$' },
    { path: '\\.entity\\.ts$|^libs/database/|^node_modules/(typeorm|pg)/' },
    'A controller speaks HTTP and calls one service.',
  ),
  rule(
    'only-modules-name-controllers',
    { path: '^(apps|libs)/', pathNot: ['\\.module\\.ts$', outside] },
    { path: '\\.controller\\.ts$' },
    'Nothing calls a controller but Nest.',
  ),
  rule(
    'only-modules-name-modules',
    {
      path: '^(apps|libs)/',
      pathNot: [
        '\\.module\\.ts$',
        '/main\\.ts$',
        '^apps/platform/src/commands/',
        '^libs/runtime/src/http/app\\.ts$',
        index,
        outside,
      ],
    },
    { path: '\\.module\\.ts$', dependencyTypesNot: ['type-only'] },
    'Modules are composed by modules.',
  ),
];

/** Whoever can sign can move every token there is. */
const signing = [
  rule(
    'who-may-sign',
    {
      path: '^(apps|libs)/',
      pathNot: [
        '^libs/chains/src/(wallets/(signer|wallets|wallet-seed|rewrap-seed|export-seed|check-seed|answer-signing|wallet-seed\\.module)|transfers/sign-transfer|chains\\.module)\\.ts$',
        '^libs/chains/src/(keys|signing)/',
        outside,
      ],
    },
    {
      path: '^libs/chains/src/(keys/|signing/(keys-elsewhere|signing-server)|wallets/(signer|wallet-seed)\\.ts$)',
      pathNot: 'wallet-keys\\.ts$',
    },
    'Keys of wallets are opened to make an address and to sign what is written down, nowhere else.',
  ),
];

const everywhere = [
  rule('nothing-missing', {}, { couldNotResolve: true, pathNot: '(^|/)dist/' }, 'An import that leads nowhere.'),
  rule('no-tests-in-production', production, { path: outside }, 'Production code knows no tests.'),
  rule(
    'declared-dependencies-only',
    production,
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined', 'deprecated'] },
    'What runs in production is in "dependencies" of package.json.',
  ),
];

export const importRules: readonly IForbiddenRuleType[] = [
  ...layers,
  ...doors,
  ...services,
  ...outsiders,
  ...browserRules,
  ...roles,
  ...signing,
  ...everywhere,
];
