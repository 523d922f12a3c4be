/**
 * What is not written here, where it is allowed after all, and why. ESLint makes a rule of each
 * (`gatehouse/<name>`); `eslint.long.spec.ts` proves that every one of them bites.
 */
const tests = { 'test/**': 'tests stand outside', '**/*.spec.ts': 'tests stand outside' };

const columns =
  'Check|Column|Entity|Generated|Index|MigrationInterface|PrimaryColumn|QueryRunner|Relation|Unique|ValueTransformer';

export const bans = {
  'no-environment': {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'The environment is read once, by serve.ts: inject Config.',
    allowedIn: {
      'libs/runtime/src/serving/read-environment.ts': 'turns it into Config',
      'test/**': 'tests are steered by it',
    },
  },
  'no-own-time': {
    selector: [
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name="Date"][property.name="now"]',
      'MemberExpression[object.name="performance"][property.name="now"]',
      'MemberExpression[object.name="process"][property.name="hrtime"]',
    ].join(),
    message: 'Time comes from the injected Clock: the sandbox can move it.',
    allowedIn: {
      'libs/runtime/src/clock.ts': 'is the clock',
      'libs/database/src/reach-database.ts': 'waits for a database, before there is anything to inject',
      'libs/embedded-postgres/src/{server,lock-folder}.ts': 'waits for a server, before there is anything to inject',
      'libs/auth/src/limits/rate-limit.ts': 'real time: the sandbox clock fills no bucket',
      'libs/auth/src/keys/ended-access.ts': 'real time: how long ago an end was heard',
      'libs/runtime/src/operations/at-most-every.ts': 'real time: how often a disk is written to',
      'libs/database/src/listening.ts': 'real time: how long ago it heard itself',
      'libs/database/src/patience.ts': 'real time: for how long a database is gone',
      'libs/jobs/src/loop.ts': 'real time: how closely rounds follow each other',
      'libs/jobs/src/lane.ts': 'real time: how long ago it looked for jobs',
      'libs/chains/src/connections/several-nodes.ts': 'real time: for how long a node is silent, behind or alone',
      'libs/chains/src/connections/watch-leases.ts': 'real time: until when PostgreSQL, by its own, grants a lease',
      'apps/webhooks/src/deliveries/attempt-delivery.ts': 'real time: how long a receiver took',
      'libs/inspection/src/processes/process-watch.ts': 'real time: how long a document takes',
      ...tests,
    },
  },
  'no-own-timers': {
    selector: [
      'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate)$/]',
      'ImportDeclaration[source.value=/^(node:)?timers(\\u002Fpromises)?$/]',
    ].join(),
    message: 'What happens later is a job (#jobs): it survives a restart and moves with the sandbox clock.',
    allowedIn: {
      'libs/runtime/src/serving/serve.ts': 'a shutdown that hangs is cut short',
      'libs/runtime/src/http/multipart.ts': 'a line stays open until an answer is read',
      'libs/runtime/src/operations/readiness.ts': 'a check that hangs has failed',
      'libs/runtime/src/log.ts': 'writes lines a few at a time',
      'libs/database/src/{reach-database,patience}.ts': 'waits for a database that starts, or changes its primary',
      'libs/database/src/roles/polled-lock.ts': 'asks again for a lock that no statement may wait for',
      'libs/database/src/unit-of-work.ts': 'lets another transaction go on first',
      'libs/database/src/{broadcast,listening,acknowledgements}.ts': 'pings, reconnects, and does not wait for ever',
      'libs/embedded-postgres/src/*.ts': 'waits for a server that starts',
      'libs/auth/src/keys/api-keys.ts': 'writes the last uses of keys now and then, for all keys at once',
      'libs/jobs/src/worker-leases.ts': 'renews the lease of this very process',
      'libs/chains/src/connections/watch-leases.ts': 'renews the leases of this very process',
      'libs/jobs/src/{loop,lane,look-until}.ts': 'looks again for work that is kept in the database',
      'apps/webhooks/src/deliveries/run-deliveries.ts': 'a shutdown does not wait for ever',
      'libs/runtime/src/threads/thread-on-demand.ts': 'ends a thread that is not needed',
      'libs/inspection/src/recent-inspections.ts':
        'what documents say leaves the memory, whatever the sandbox clock shows',
      'libs/inspection/src/{processes/process-pool,processes/inspecting-process,processes/process-watch,pdf/own-work-limit}.ts':
        'ends processes that take too long, or are not needed',
      ...tests,
    },
  },
  'no-own-ids': {
    selector: [
      'ImportSpecifier[imported.name="randomUUID"]',
      'MemberExpression[property.name="randomUUID"]',
      'MemberExpression[object.name="Math"][property.name="random"]',
    ].join(),
    message: 'Ids come from the injected Ids: they are ordered by time.',
    allowedIn: { ...tests },
  },
  'no-forward-ref': {
    selector: 'Identifier[name="forwardRef"]',
    message: 'Two things that need each other are one thing, or lack a third.',
    allowedIn: {},
  },
  'no-nest-exceptions': {
    selector: 'ImportDeclaration[source.value=/^@nestjs/] > ImportSpecifier[imported.name=/Exception$/]',
    message: 'Throw an error of the contract (#errors).',
    allowedIn: { 'libs/errors/src/error.filter.ts': "translates Nest's own", ...tests },
  },
  'no-module-mocks': {
    selector: [
      'CallExpression[callee.object.name="jest"][callee.property.name=/mock/i]',
      'CallExpression[callee.object.name="jest"][callee.property.name="spyOn"]',
    ].join(),
    message: 'Nothing of our own is mocked: fakes are for outside parties, and are written as such.',
    allowedIn: {},
  },
  'no-typeorm-access': {
    selector: [
      `ImportDeclaration[source.value=/^typeorm/] > ImportSpecifier:not([imported.name=/^(${columns})$/])`,
      'ImportDeclaration[source.value=/^(@nestjs.typeorm|pg)$/]',
    ].join(),
    message: 'Rows are read through Reads and written through a Tx (#database); elsewhere only columns are described.',
    allowedIn: {
      'libs/{database,embedded-postgres}/**': 'is the database',
      'test/**': 'tests look behind the scenes',
    },
  },
  'no-raw-connections': {
    selector:
      'ImportDeclaration[source.value="#database"] > ImportSpecifier[imported.name=/^(Connections|underMigrationLock)$/]',
    message: 'Use UnitOfWork and Reads.',
    allowedIn: {
      'libs/jobs/src/job-{tables,queue}.ts':
        'what waits there is of no organization, and its end must not wait for requests',
      'libs/vault/src/vault.module.ts': 'waits for the database to be there',
      'test/**': 'tests look behind the scenes',
    },
  },
  'no-default-exports': {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'A thing has one name, wherever it is used.',
    allowedIn: {},
  },
  'no-enums': {
    selector: 'TSEnumDeclaration, TSModuleDeclaration[kind="namespace"]',
    message: 'A vocabulary is a constant list and the type of its items.',
    allowedIn: {},
  },
  'no-floats': {
    selector: 'CallExpression[callee.name="parseFloat"], MemberExpression[property.name="parseFloat"]',
    message: 'Money is whole smallest units; where the wire says number, use toWireNumber.',
    allowedIn: {},
  },
  'no-lonely-tests': {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name="only"], CallExpression[callee.name=/^(fdescribe|fit)$/]',
    message: 'All tests run.',
    allowedIn: {},
  },
  'few-parameters': {
    selector: [
      'FunctionDeclaration[params.length>4]',
      'ArrowFunctionExpression[params.length>4]',
      'MethodDefinition[kind!="constructor"] > FunctionExpression[params.length>4]',
      'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>6]',
    ].join(),
    message: 'At most 4 parameters, a constructor 6: more belong together in an object, or the work in two classes.',
    allowedIn: tests,
  },
};

/** What makes a test red once in ten thousand runs, though nothing is wrong. Of test files alone. */
export const testBans = {
  'no-fixed-waits': {
    selector: [
      'ImportDeclaration[source.value=/^(node:)?timers(\\u002Fpromises)?$/]',
      'CallExpression[callee.name=/^(setTimeout|setInterval)$/]',
      'CallExpression[callee.property.name="waitForTimeout"]',
    ].join(),
    message: 'Wait for what you wait for (`until`): a fixed time is too long, or on a busy machine too short.',
    allowedIn: {
      'test/support/run/until.ts': 'looks again after a while',
      'test/support/service/{database,embedded-folder}.ts': 'looks again after a while',
      'test/support/{webhooks/receiver,chains/node-proxy}.ts': 'are servers that take their time',
      'test/support/browser/watched-page.ts': 'lets the page do what it has begun',
      'test/webhooks/receivers.spec.ts': 'has servers that never come to an end',
      'test/jobs/jobs.spec.ts': 'moves the sandbox clock on and on',
      'test/vault/processes.ts': 'takes turns, and no time',
      'apps/compliance/src/documents/malware/malware-scan.spec.ts': 'is a scanner that takes its time',
      'test/{bench,drills,mutation,training}/**': 'measure time, and are judged by nobody but their reader',
    },
  },
  'no-judging-by-clock': {
    selector: [
      'CallExpression[callee.name="expect"] MemberExpression[object.name=/^(performance|Date)$/][property.name="now"]',
      'CallExpression[callee.name="expect"] NewExpression[callee.name="Date"][arguments.length=0]',
    ].join(),
    message: 'A busy machine takes longer: look at what was done, not at the clock.',
    allowedIn: {
      'test/inspection/inspector.spec.ts': 'twelve times what the work may take: without a limit it takes minutes',
      'libs/inspection/src/pdf/page-pictures.spec.ts': 'some hundred times what it takes: done badly, it takes minutes',
      'libs/chains/src/addresses/address.spec.ts': 'thousands of times what it takes: done badly, it takes for ever',
      'test/demo/demo.spec.ts': 'the time of day that is shown, to the minute',
      'test/webhooks/retries.spec.ts': 'the time of day that is signed, to half a minute',
    },
  },
  'no-short-needles': {
    selector:
      'CallExpression[callee.property.name="toContain"][callee.object.property.name="not"] > Literal[value=/^[\\w-]{1,6}$/]',
    message: 'A random id may hold it: look for more letters, or in the one field.',
    allowedIn: {},
  },
  'no-unordered-rows': {
    selector: [
      'Literal[value=/^\\s*SELECT(?!.*ORDER BY)/is]',
      'TemplateElement[value.raw=/^\\s*SELECT(?!.*ORDER BY)/is]',
    ]
      .map(
        (text) =>
          `CallExpression[callee.property.name=/^to(Strict)?Equal$/][arguments.0.elements.length>1] > .callee CallExpression[callee.property.name="sql"] ${text}`,
      )
      .join(),
    message: 'A database answers rows in any order: say ORDER BY.',
    allowedIn: {},
  },
};
