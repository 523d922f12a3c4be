import { once } from 'node:events';
import { Module } from '@nestjs/common';
import { AnswerSigning, WalletSeedModule } from '#chains';
import { DatabaseModule } from '#database';
import { runCommand } from '#runtime';
import { SeedKeyModule } from '../../../accounts/src/seed-key.module.js';
import { SeedConfig } from '../../../accounts/src/wallet-seed/seed-settings.js';

@Module({ imports: [DatabaseModule, SeedKeyModule.ofSigner(), WalletSeedModule] })
class SignerModule {}

await runCommand({
  name: 'signer',
  module: SignerModule,
  run: async (app, report) => {
    const { signerUrl } = app.get(SeedConfig, { strict: false });
    if (signerUrl === undefined)
      throw new Error('SIGNER_URL says where the signer listens, such as unix:/run/gatehouse/signer');
    const stopped = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    const stop = await app.get(AnswerSigning, { strict: false }).at(signerUrl, report);
    report(`Signing for whoever may open ${signerUrl}`);
    await stopped;
    await stop();
    return 'The signer has ended';
  },
});
