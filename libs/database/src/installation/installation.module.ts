import { Module } from '@nestjs/common';
import { Config } from '#runtime';
import { Connections } from '../connections.js';
import { CreateInstallation1795580000062 } from '../migrations/1795580000062-create-installation.js';
import { persistence } from '../persistence.js';
import { Installation } from './installation.entity.js';
import { keepMode } from './keep-mode.js';

/** What is made before any module begins to work. */
const modeIsKept = Symbol('modeIsKept');

/** Keeps a service from starting in another mode than its database. Commands, which are told no mode, do without it. */
@Module({
  imports: [persistence({ entities: [Installation], migrations: [CreateInstallation1795580000062] })],
  providers: [
    {
      provide: modeIsKept,
      inject: [Config, Connections],
      useFactory: async (config: Config, { writing }: Connections) => {
        await keepMode(writing, config);
        return true;
      },
    },
  ],
})
export class InstallationModule {}
