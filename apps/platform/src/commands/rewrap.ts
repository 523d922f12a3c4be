import { Module } from '@nestjs/common';
import { DatabaseModule } from '#database';
import { runCommand } from '#runtime';
import { RewrapDataKeys, VaultModule } from '#vault';

@Module({ imports: [DatabaseModule, VaultModule] })
class RewrapModule {}

await runCommand({
  name: 'rewrap',
  module: RewrapModule,
  run: async (app, report) => {
    const rewrap = app.get(RewrapDataKeys);
    const { keys, changed } = await rewrap.run((sofar) =>
      report(`${sofar.keys} data keys, ${sofar.changed} wrapped anew`),
    );
    return `All ${keys} data keys are wrapped with the first key of MASTER_KEY, ${changed} of them since now. Once every process has that key first, the others can go.`;
  },
});
