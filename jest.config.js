import { availableParallelism, tmpdir } from 'node:os';
import pg from 'pg';
import { checkSpace } from './test/runner/space.mjs';

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

/**
 * The folders in which most tests may differ by server; what does not is `*.once.spec.ts` there. Folders rather than a
 * suffix, which ninety files of the other folders would carry: chains, rails, routes and so on, the same on any server.
 */
const differsByServer = 'accounts|auth|compliance|database|jobs|ledger|payins|payouts|webhooks';
/** Nor does what is about the answers of others: of rails, nodes, receivers, phones. */
const aboutOthers = 'provider*|evm*|refused-*|receivers*|phone-*';

const own = process.env.TEST_DATABASE_URL;

/** Four replicas and the service that all files of a worker share. Mostly a PostgreSQL lets in a hundred. */
const connectionsOfWorker = 100;

/**
 * The pure rules; the behaviours on the embedded PostgreSQL, and the widget in a browser; the behaviours once more on a
 * PostgreSQL of your own when one answers.
 */
export default async () => {
  // Before Jest itself writes there.
  await checkSpace(tmpdir());
  const lets = own === undefined ? undefined : await connectionsOf(own);
  const ownAnswers = lets !== undefined;
  // With as many again the same tests took a third more of the processors, and a third longer.
  const many = Math.max(2, availableParallelism());
  return {
    // A busy machine makes a test slow, not red.
    testTimeout: 120_000,
    maxWorkers: ownAnswers ? Math.max(1, Math.min(many, Math.floor(lets / connectionsOfWorker))) : many,
    testSequencer: '<rootDir>/test/runner/sequencer.mjs',
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
              testMatch: [`<rootDir>/test/@(${differsByServer})/**/!(*.browser*|*.once*|${aboutOthers}).spec.ts`],
            },
          ]
        : []),
    ],
  };
};

/** How many connections it lets in; undefined where nothing answers. */
async function connectionsOf(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SELECT current_setting('max_connections')::int AS most");
    process.env.GATEHOUSE_OWN_TEST_SERVER = connectionString;
    return rows[0].most;
  } catch (cause) {
    console.warn(
      `Nothing answers at TEST_DATABASE_URL (${cause.message}): the tests run on the embedded PostgreSQL alone.`,
    );
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
