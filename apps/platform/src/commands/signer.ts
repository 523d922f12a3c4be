import { once } from 'node:events';
import { Module } from '@nestjs/common';
import { AnswerSigning, SignerSocket, WalletSeedModule } from '#chains';
import { DatabaseModule } from '#database';
import { runCommand } from '#runtime';
import { SeedKeyModule } from '../../../accounts/src/seed-key.module.js';

@Module({ imports: [DatabaseModule, SeedKeyModule.ofSigner(), WalletSeedModule] })
class SignerModule {}

await runCommand({
  name: 'signer',
  module: SignerModule,
  run: async (app, report) => {
    const socket = app.get(SignerSocket, { strict: false });
    const stopped = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    const stop = await app.get(AnswerSigning, { strict: false }).at(socket, report);
    report(`Signing for every process that may open ${socket.path}`);
    await stopped;
    await stop();
    return 'The signer has ended';
  },
});
