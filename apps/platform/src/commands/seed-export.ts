import { rm, writeFile } from 'node:fs/promises';
import { Module } from '@nestjs/common';
import { ExportSeed, WalletSeedModule } from '#chains';
import { DatabaseModule } from '#database';
import { runCommand } from '#runtime';
import { VaultModule } from '#vault';
import { SeedKeyModule } from '../../../accounts/src/seed-key.module.js';

@Module({ imports: [DatabaseModule, VaultModule, SeedKeyModule.ofPresentKey(), WalletSeedModule] })
class SeedExportModule {}

/** Neither over what is there, nor one of them alone. */
async function keep(files: readonly (readonly [path: string, words: string])[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const [path, words] of files) {
      await writeFile(path, `${words}\n`, { flag: 'wx', mode: 0o600, flush: true });
      written.push(path);
    }
  } catch (cause) {
    for (const path of written) await rm(path, { force: true });
    throw cause;
  }
}

await runCommand({
  name: 'seed:export',
  module: SeedExportModule,
  takes: ['FILE1', 'FILE2'],
  flags: ['--again'],
  run: async (app, _report, given) => {
    const [first = '', second = ''] = given;
    await app.get(ExportSeed, { strict: false }).run({
      again: given.includes('--again'),
      keep: (one, other) =>
        keep([
          [first, one],
          [second, other],
        ]),
    });
    return `${first} and ${second} hold 24 words each. Neither says anything alone, together they move every token: keep them in two places, with two people, and not on this machine. Check them first: npm run seed:check -- ${first} ${second}`;
  },
});
