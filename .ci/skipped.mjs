// Fails where tests of scanning were skipped on a machine that has clamd, or did not run at all, and where those on S3 were.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const has = (program) => folders.some((folder) => folder !== '' && existsSync(join(folder, program)));
const hasClamd = has('clamd');
const tests = testResults
  .filter(({ name }) => name.endsWith('/test/compliance/malware.once.spec.ts'))
  .flatMap(({ assertionResults }) => assertionResults);
const passed = tests.filter(({ status }) => status === 'passed').length;

if (!hasClamd) process.stdout.write('There is no clamd here: scanning was not tested against a real one.\n');
else if (passed === 0 || tests.some(({ status }) => status === 'pending')) {
  process.stderr.write('clamd is here, and test/compliance/malware.once.spec.ts was skipped.\n');
  process.exitCode = 1;
}

const pooled = testResults
  .filter(({ name }) => name.endsWith('/test/database/pooler.once.spec.ts'))
  .flatMap(({ assertionResults }) => assertionResults);
if (has('pgbouncer') && !pooled.some(({ status }) => status === 'passed')) {
  process.stderr.write('pgbouncer is here, and test/database/pooler.once.spec.ts was skipped.\n');
  process.exitCode = 1;
}

const onS3 = testResults
  .filter(({ name }) => /\/s3-object-store\.spec\.ts$|\/test\/vault\/s3\.once\.spec\.ts$/.test(name))
  .flatMap(({ assertionResults }) => assertionResults);
if (process.env.TEST_S3_URL && onS3.some(({ status }) => status === 'pending')) {
  process.stderr.write('An S3 server is here, and tests of documents on S3 were skipped.\n');
  process.exitCode = 1;
}

const toEngines = testResults
  .filter(({ name }) => name.endsWith('/test/webhooks/event-sink.once.spec.ts'))
  .flatMap(({ assertionResults }) => assertionResults);
for (const [engine, url] of [
  ['NATS', process.env.TEST_NATS_URL],
  ['RabbitMQ', process.env.TEST_AMQP_URL],
])
  if (url && toEngines.some(({ fullName, status }) => status === 'pending' && fullName.includes(engine))) {
    process.stderr.write(`${engine} is named, and tests of what is published to it were skipped.\n`);
    process.exitCode = 1;
  }
