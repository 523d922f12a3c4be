import { Restore } from '#backup';
import { runCommand } from '#runtime';
// Every module says what it keeps.
import '../platform.module.js';
import { RestoreModule } from './restore.module.js';

await runCommand({
  name: 'restore',
  module: RestoreModule,
  takes: ['FILE'],
  run: async (app, report, [file = '']) => {
    const { manifest, leftOut, seedOpens, mode } = await app.get(Restore, { strict: false }).from(file);
    for (const table of leftOut) report(`Left out: ${table}, which is no table of Gatehouse`);
    report(
      seedOpens === true
        ? 'The seed of the wallets opens with the seed key that is here'
        : 'Whether the seed of the wallets opens was not checked: there is no seed in the backup, or no SEED_KEY here',
    );
    if (mode !== undefined) report(`It is ${mode === 'live' ? 'live' : 'a sandbox'}: start it with MODE=${mode}`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored as of ${manifest.takenAt}: ${rows} rows and ${manifest.objects.count} documents. Gatehouse brings the tables up to date when it starts.`;
  },
});
