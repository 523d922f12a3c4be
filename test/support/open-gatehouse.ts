import type { AddressInfo } from 'node:net';
import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, createLog, readConfig } from '#runtime';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { Gatehouse, type GatehouseOptions, type Service } from './gatehouse.js';

export interface OpenService extends Service {
  readonly app: NestFastifyApplication;
  get<T>(token: Type<T> | Abstract<T>): T;
}

/** A Gatehouse whose insides can be reached. */
export type OpenGatehouse = Gatehouse<OpenService>;

/** Loads the service into the world of this one test file, which takes seconds: for what cannot be seen over HTTP. */
export function openGatehouse({
  module = PlatformModule,
  ...options
}: GatehouseOptions & { readonly module?: Type } = {}): Promise<OpenGatehouse> {
  return Gatehouse.startWith(async (environment, write) => {
    const config = readConfig(environment, { name: 'test', port: 0 });
    const app = await createApp({ config, module, log: createLog({ ...config, logLevel: 'trace' }, { write }) });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return {
      app,
      get: (token) => app.get(token, { strict: false }),
      url: `http://127.0.0.1:${port}`,
      close: () => app.close(),
    };
  }, options);
}
