// npm run test:again -- 20: whole runs of the tests in a row, every second one with all processors busy with something
// else. What failed is kept: reports/again has what each red run said, and its summary stays when the next run is ended.
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'reports/again');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const busyProgram = 'for (;;);';

const [count = '', ...words] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count)) {
  process.stderr.write('How often? npm run test:again -- 20 [words of paths]\n');
  process.exit(64);
}
let others = [];
const endOthers = () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
};
process.on('exit', endOthers);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let red = 0;
for (let round = 1; round <= Number(count); round++) {
  const isBusy = round % 2 === 0;
  others = isBusy
    ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', busyProgram]))
    : [];
  const { code, seconds, said } = await run(round);
  endOthers();
  const failed = failedIn(round);
  const isRed = code !== 0 || failed.length > 0;
  if (isRed) {
    red += 1;
    writeFileSync(join(folder, `${round}.log`), said);
    const logs = join(root, 'reports/failed');
    if (existsSync(logs)) cpSync(logs, join(folder, `${round}.services`), { recursive: true });
  }
  tell(`${round}  ${isBusy ? 'busy' : 'alone'}  ${seconds.toFixed(0)} s  ${isRed ? 'RED' : 'green'}`);
  for (const one of failed) tell(`   ${one}`);
}
tell(`${red} of ${count} red`);
process.exitCode = red === 0 ? 0 : 1;

function run(round) {
  rmSync(join(root, 'reports/failed'), { recursive: true, force: true });
  const begun = performance.now();
  const child = spawn(process.execPath, [jest, '--ci', '--json', `--outputFile=${reportOf(round)}`, ...words], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => (said += piece));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, said, seconds: (performance.now() - begun) / 1000 })),
  );
}

function failedIn(round) {
  if (!existsSync(reportOf(round))) return ['(no report)'];
  return JSON.parse(readFileSync(reportOf(round), 'utf8')).testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    if (status !== 'failed') return [];
    return (tests.length > 0 ? tests : ['(the file itself)']).map((test) => `${relative(root, name)} › ${test}`);
  });
}

function reportOf(round) {
  return join(folder, `${round}.json`);
}

function tell(line) {
  process.stdout.write(`${line}\n`);
  appendFileSync(join(folder, 'summary.txt'), `${line}\n`);
}
