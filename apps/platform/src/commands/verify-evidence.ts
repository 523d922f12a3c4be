import { verifyEvidence } from '#evidence';

const [path, expected] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('npm run verify-evidence FILE [FINGERPRINT]\n');
  process.exit(64);
}

try {
  const { complianceReviewId, exportedAt, exportedBy, files, fingerprint, faults } = await verifyEvidence(path);
  process.stdout.write(
    `${files} files of the review ${complianceReviewId}, taken at ${exportedAt} by ${exportedBy}, signed with the key\n${fingerprint}\n`,
  );
  const isExpected = expected === undefined || expected.toLowerCase() === fingerprint;
  const all = isExpected ? faults : [...faults, 'That is another key than the one that was expected'];
  for (const fault of all) process.stdout.write(`${fault}\n`);
  if (all.length === 0)
    process.stdout.write(
      expected === undefined
        ? 'The file is whole and unchanged since that key signed it. Compare the key with GET /.well-known/gatehouse-evidence.json.\n'
        : 'The file is whole, unchanged and signed by the expected key.\n',
    );
  process.exitCode = all.length === 0 ? 0 : 1;
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
