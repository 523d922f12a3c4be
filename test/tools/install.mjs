// What only the tests need is left out of `npm ci` (.npmrc). This adds it where it is missing or not as package-lock.json has it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const everything = [
  '--workspaces',
  '--include-workspace-root',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

const wanted = packagesIn('package-lock.json');
// npm writes it last, so what was interrupted is not in it.
const installed = packagesIn('node_modules/.package-lock.json');
const missing = Object.entries(wanted).filter(
  ([path, { version, optional }]) =>
    path.includes('node_modules/') && !optional && installed[path]?.version !== version,
);
if (missing.length > 0) install();

function install() {
  process.stdout.write(`Installing ${missing.length} packages that the tests need …\n`);
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const { status, error, stderr } = spawnSync(program, [...before, 'install', ...everything], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  const said =
    error?.message ??
    stderr.match(/(?<=^npm error )(?!code |errno |syscall |path |dest ).+$/m)?.[0] ??
    `npm ended with ${status}`;
  process.stderr.write(`What the tests need could not be installed: ${said}\n`);
  process.exitCode = 1;
}

function packagesIn(name) {
  const path = join(root, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
