// Types, rules and layout: what a change keeps besides its tests. ESLint takes as long as all others, so they run beside it.
import { spawn } from 'node:child_process';

const lanes = [
  [['eslint', '.', '--max-warnings', '0']],
  [
    ...['.', 'widget', 'console', 'test/widget'].map((project) => ['tsc', '-p', project]),
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
];

const results = await Promise.all(lanes.map(checked));
process.exitCode = results.every((isRight) => isRight) ? 0 : 1;

/** All of them, so that one run shows everything that is wrong. */
async function checked(commands) {
  let isRight = true;
  for (const command of commands) isRight = (await passes(command)) && isRight;
  return isRight;
}

function passes([program, ...options]) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, options, { stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
