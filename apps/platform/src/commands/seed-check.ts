import { readFile } from 'node:fs/promises';
import { Module } from '@nestjs/common';
import { CheckSeed, WalletSeedModule } from '#chains';
import { DatabaseModule } from '#database';
import { runCommand } from '#runtime';
import { VaultModule } from '#vault';

@Module({ imports: [DatabaseModule, VaultModule, WalletSeedModule] })
class SeedCheckModule {}

/** However they were typed. */
async function wordsOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).trim().toLowerCase().split(/\s+/).join(' ');
}

await runCommand({
  name: 'seed:check',
  module: SeedCheckModule,
  takes: ['FILE1', 'FILE2'],
  run: async (app, _report, [first = '', second = '']) => {
    const count = await app.get(CheckSeed, { strict: false }).run(await wordsOf(first), await wordsOf(second));
    return `They give the seed of this database: the addresses of ${count} of its wallets are the same on every chain.`;
  },
});
