// Writes down what the services are made of (reports/sbom.cdx.json), and fails where one of these packages has a known
// hole that is high or critical, and has no reason in audit-exceptions.json.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unexcused } from './judge-audit.mjs';

const root = join(import.meta.dirname, '..');
const mostBytes = 64 * 1024 * 1024;

mkdirSync(join(root, 'reports'), { recursive: true });
const sbom = execFileSync('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  maxBuffer: mostBytes,
});
writeFileSync(join(root, 'reports/sbom.cdx.json'), sbom);

const exceptions = JSON.parse(readFileSync(join(import.meta.dirname, 'audit-exceptions.json'), 'utf8'));
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: mostBytes,
  timeout: 60_000,
});
const holes = unexcused(stdout ?? '', exceptions);
if (holes === undefined) process.stdout.write('The registry tells of no holes: packages were not looked up.\n');
else if (holes.length > 0) {
  process.stderr.write(`${holes.join('\n')}\n`);
  process.exitCode = 1;
}
