import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Archives, ArchivesModule } from '#retention';
import { runCommand } from '#runtime';

await runCommand({
  name: 'archive',
  module: ArchivesModule,
  takes: ['read', 'MONTH', 'FILE'],
  run: async (app, _report, [verb, month, path = '']) => {
    if (verb !== 'read') throw new Error('Usage: npm run archive -- read MONTH FILE');
    const archives = app.get(Archives);
    const all = await archives.all();
    // What came late for a month that was gone is a file of the same name.
    const chosen = all.filter(({ relation }) => relation === month);
    if (chosen.length === 0)
      throw new Error(
        `There is no archive ${month ?? ''}. There ${all.length === 0 ? 'is none yet.' : `are: ${all.map(({ relation, rows }) => `${relation} (${rows ?? 0} rows)`).join(', ')}.`}`,
      );
    const lines = async function* (): AsyncGenerator<Buffer> {
      for (const archive of chosen) yield* (await archives.open(archive)) as AsyncIterable<Buffer>;
    };
    await pipeline(lines, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const rows = chosen.reduce((sum, archive) => sum + Number(archive.rows), 0);
    return `${rows} rows of ${month ?? ''} are in ${path}, as JSON, one a line.`;
  },
});
