import { BackUp, BackupModule } from '#backup';
import { runCommand } from '#runtime';
// Every module says what it keeps.
import '../platform.module.js';

await runCommand({
  name: 'backup',
  module: BackupModule,
  takes: ['FILE'],
  run: async (app, report, [file = '']) => {
    const { manifest, fileBytes } = await app.get(BackUp).to(file);
    const { missing, count } = manifest.objects;
    if (missing.count > 0)
      report(`${missing.count} documents are named by rows and were not there, such as ${missing.first[0] ?? ''}`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `${file}: ${rows} rows of ${manifest.tables.length} tables and ${count} documents as of ${manifest.takenAt}, ${fileBytes} bytes. To restore it takes BACKUP_KEY, MASTER_KEY and SEED_KEY (or their files), which are not in it.`;
  },
});
