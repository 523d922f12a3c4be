import { BackupModule, Restore } from '#backup';
import { runCommand } from '#runtime';
// Every module says what it keeps.
import '../platform.module.js';

await runCommand({
  name: 'restore',
  module: BackupModule,
  takes: ['FILE'],
  run: async (app, report, [file = '']) => {
    const { manifest, leftOut } = await app.get(Restore).from(file);
    for (const table of leftOut) report(`Left out: ${table}, which is no table of Gatehouse`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored as of ${manifest.takenAt}: ${rows} rows and ${manifest.objects.count} documents. Gatehouse brings the tables up to date when it starts.`;
  },
});
