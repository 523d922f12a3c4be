import pg from 'pg';

const shared = {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: ['<rootDir>/test/support/seed.mjs'],
};

const onDatabase = (server) => ({
  ...shared,
  displayName: server,
  globals: { server },
  globalSetup: '<rootDir>/test/support/set-up.mjs',
  globalTeardown: '<rootDir>/test/support/tear-down.mjs',
  testMatch: ['<rootDir>/test/!(architecture|support|bench|drills|widget)/**/!(whole-life|passports).spec.ts'],
});

/** They start the embedded PostgreSQL themselves, or are about what is no matter of a database. */
const bringTheirOwn = [
  ...['/test/database/embedded-', '/test/platform/processes', '/test/chains/(evm|solana)/'],
  ...['/test/inspection/', '/test/compliance/(hostile-documents|documents-read|identity-documents-read)'],
];

const own = process.env.TEST_DATABASE_URL;

/**
 * The pure rules; the behaviours on the embedded PostgreSQL, and the widget in a browser; the behaviours once more on a
 * PostgreSQL of your own when one answers.
 */
export default async () => ({
  // A busy machine makes a test slow, not red.
  testTimeout: 60_000,
  // What a file imports as ESM is never given back: after a hundred files a worker would do little but look for memory.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testMatch: [
        '<rootDir>/{apps,libs}/**/*.spec.ts',
        '<rootDir>/widget/src/**/*.spec.ts',
        '<rootDir>/test/architecture/**/*.spec.ts',
      ],
    },
    onDatabase('embedded'),
    {
      ...onDatabase('embedded'),
      displayName: 'browser',
      testMatch: ['<rootDir>/test/{widget/**/*,payins/whole-life,demo/passports}.spec.ts'],
    },
    ...(own !== undefined && (await answers(own))
      ? [{ ...onDatabase('own'), testPathIgnorePatterns: bringTheirOwn }]
      : []),
  ],
});

async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    process.env.GATEHOUSE_OWN_TEST_SERVER = connectionString;
    return true;
  } catch (cause) {
    console.warn(
      `Nothing answers at TEST_DATABASE_URL (${cause.message}): the tests run on the embedded PostgreSQL alone.`,
    );
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
