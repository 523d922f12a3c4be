import { availableParallelism } from 'node:os';
import pg from 'pg';

/** What takes long and seldom finds anything: only `npm run test:all` runs it. */
const notHere = [
  '/node_modules/',
  '/dist/',
  ...(process.env.GATEHOUSE_TESTS === 'all' ? [] : ['\\.long\\.spec\\.ts$']),
];

const shared = {
  testEnvironment: '<rootDir>/test/runner/environment.mjs',
  runtime: '<rootDir>/test/runner/runtime.cjs',
  injectGlobals: false,
  transform: {},
  testPathIgnorePatterns: notHere,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFiles: ['<rootDir>/test/runner/seed.mjs'],
};

const onDatabase = (server) => ({
  ...shared,
  displayName: server,
  globals: { server },
  globalSetup: '<rootDir>/test/runner/set-up.mjs',
  globalTeardown: '<rootDir>/test/runner/tear-down.mjs',
  testMatch: ['<rootDir>/test/!(architecture|runner|support|bench|drills)/**/!(*.browser*).spec.ts'],
});

/** Documents, chains, validation and what the service says of itself do not differ by server. */
const differsByServer = 'accounts|auth|compliance|database|jobs|ledger|payins|payouts|webhooks';

const own = process.env.TEST_DATABASE_URL;

/**
 * The pure rules; the behaviours on the embedded PostgreSQL, and the widget in a browser; the behaviours once more on a
 * PostgreSQL of your own when one answers.
 */
export default async () => {
  const ownAnswers = own !== undefined && (await answers(own));
  return {
    // A busy machine makes a test slow, not red.
    testTimeout: 120_000,
    // More than there are processors: tests wait as well, for blocks, retries and pages. A PostgreSQL of one's own lets in a
    // hundred connections, and four replicas take eighty.
    maxWorkers: Math.ceil(availableParallelism() * (ownAnswers ? 1.5 : 2)),
    workerIdleMemoryLimit: '2GB',
    // What the files of a worker share is closed at its end.
    workerGracefulExitTimeout: 10_000,
    reporters: ['default', '<rootDir>/test/runner/reporter.mjs'],
    projects: [
      {
        ...shared,
        displayName: 'rules',
        globalSetup: '<rootDir>/test/runner/built.mjs',
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
        testMatch: ['<rootDir>/test/**/*.browser*.spec.ts'],
      },
      ...(ownAnswers
        ? [
            {
              ...onDatabase('own'),
              testMatch: [`<rootDir>/test/@(${differsByServer})/**/!(*.browser*|*.once*).spec.ts`],
            },
          ]
        : []),
    ],
  };
};

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
