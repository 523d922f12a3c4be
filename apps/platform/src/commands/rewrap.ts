import { RewrapSeed } from '#chains';
import { runCommand } from '#runtime';
import { RewrapDataKeys } from '#vault';
import { RewrapModule } from './rewrap.module.js';

await runCommand({
  name: 'rewrap',
  module: RewrapModule,
  run: async (app, report) => {
    const rewrap = app.get(RewrapDataKeys, { strict: false });
    const { keys, changed } = await rewrap.run((soFar) =>
      report(`${soFar.keys} data keys, ${soFar.changed} rewrapped`),
    );
    const seed = app.get(RewrapSeed, { strict: false });
    if (!seed.isPossible) report('The seed of the wallets is left alone: there is no SEED_KEY here');
    else if (await seed.run()) report('The seed of the wallets is wrapped with the first key of SEED_KEY');
    return `All ${keys} data keys are wrapped with the first key of MASTER_KEY, ${changed} of them since now. The other keys may go only if every process had that key first when this began: otherwise run it again once each has.`;
  },
});
