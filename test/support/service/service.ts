import { randomUUID } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuditTrail } from '#audit';
import { UnitOfWork } from '#database';
import { Events } from '#events';
import { createApp, createLog, readConfig } from '#runtime';
import { PlatformModule } from '../../../apps/platform/src/platform.module.js';
import { started } from '../run/started.js';

export type Environment = Readonly<Record<string, string>>;

/** A service as it is built, in this process, on a port of its own. */
export class Service {
  private closed: Promise<void> | undefined;
  private running: NestFastifyApplication | undefined;

  private constructor(app: NestFastifyApplication) {
    this.running = app;
  }

  static async start(
    environment: Environment,
    write: (line: string) => void,
    module: Type = PlatformModule,
  ): Promise<Service> {
    started('service');
    const config = readConfig(environment, { name: 'test', port: 0 });
    const app = await createApp({ config, module, log: createLog({ ...config, logLevel: 'trace' }, { write }) });
    await app.listen(0, '127.0.0.1');
    return new Service(app);
  }

  get app(): NestFastifyApplication {
    if (this.running === undefined) throw new Error('It is closed');
    return this.running;
  }

  get url(): string {
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** A part of it, for what cannot be seen over HTTP. */
  get<T>(token: Type<T> | Abstract<T>): T {
    return this.app.get(token, { strict: false });
  }

  close(): Promise<void> {
    // Test files stay loaded, and what they have kept with them: a whole service each.
    this.closed ??= this.app.close().finally(() => (this.running = undefined));
    return this.closed;
  }

  /** From now on, each connection that is made to it. */
  onConnection(listener: (socket: Socket) => void): void {
    this.app.getHttpServer().on('connection', listener);
  }

  /** As a service of ours would, in one transaction: one about each resource, and whatever is done before it commits. */
  async recordEvents(
    organizationId: string,
    resourceIds: readonly string[],
    beforeCommit: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const now = new Date();
    await this.get(UnitOfWork).run(async (tx) => {
      for (const resourceId of resourceIds) {
        this.get(Events).record(tx, {
          resourceId,
          occurredAt: now,
          payload: { type: 'tos_accepted', organizationId, signedAt: now.toISOString(), source: 'api' },
        });
      }
      // A transaction begins with its first query.
      await tx.query('SELECT 1');
      await beforeCommit();
    });
  }

  /** By the trail itself, as a service records a decision. */
  async recordDecisions(organizationId: string, count: number): Promise<void> {
    for (let made = 0; made < count; made++)
      await this.get(UnitOfWork).run((tx) =>
        this.get(AuditTrail).record(tx, {
          organizationId,
          actor: 'operator',
          address: '127.0.0.1',
          action: 'reviewDecided',
          subject: `complianceReview:${randomUUID()}`,
          reason: made % 2 === 0 ? `Reason ${made}` : null,
        }),
      );
  }
}
