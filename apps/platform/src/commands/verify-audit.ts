import { open } from 'node:fs/promises';
import { verifyAuditFile } from '#audit';

const [path, expected] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('npm run verify-audit FILE [FINGERPRINT]\n');
  process.exit(64);
}

/** What keeps a file from being shown as what it says it is. */
async function faultsOf(file: string): Promise<readonly string[]> {
  const handle = await open(file);
  try {
    const { exportedAt, filters, entries, fingerprint, faults } = await verifyAuditFile(handle.readLines());
    const asked = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
    process.stdout.write(
      `${entries} entries (${asked.length === 0 ? 'all there were' : asked.join(', ')}), exported at ${exportedAt}, signed with the key\n${fingerprint}\n`,
    );
    if (expected === undefined || expected.toLowerCase() === fingerprint) return faults;
    return [...faults, 'That is another key than the one that was expected'];
  } finally {
    await handle.close();
  }
}

try {
  const faults = await faultsOf(path);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0)
    process.stdout.write(
      expected === undefined
        ? 'The file is whole and unchanged since that key signed it. Compare the key with GET /compliance/audit-entries/signing-key.\n'
        : 'The file is whole, unchanged and signed by the expected key.\n',
    );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
