import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { Config, Log, Metrics, StartupProgress, Readiness } from '#runtime';
import { Broadcast } from './broadcast.js';
import { Listening } from './listening.js';
import { Connections } from './connections.js';
import { Reads } from './reads.js';
import { type DataSourceContext, openDataSource } from './open-data-source.js';
import { CreatePartitionFunctions1795580000066 } from './migrations/1795580000066-create-partition-functions.js';
import { ClosePartitionFunctions1795580000105 } from './migrations/1795580000105-close-partition-functions.js';
import { persistence } from './persistence.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({
  imports: [
    persistence({
      entities: [],
      migrations: [CreatePartitionFunctions1795580000066, ClosePartitionFunctions1795580000105],
    }),
    TypeOrmModule.forRootAsync({
      inject: [Config, StartupProgress, Log],
      useFactory: (config: Config, progress: StartupProgress, log: Log): TypeOrmModuleOptions & DataSourceContext => ({
        type: 'postgres',
        autoLoadEntities: true,
        retryAttempts: 0,
        config,
        progress,
        log,
      }),
      dataSourceFactory: (given) => openDataSource(given?.entities, given as unknown as DataSourceContext),
    }),
  ],
  providers: [Connections, Reads, UnitOfWork, Listening, Broadcast],
  exports: [Connections, Reads, UnitOfWork, Listening, Broadcast],
})
export class DatabaseModule implements OnModuleInit {
  constructor(
    private readonly connections: Connections,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { writing, reading, jobs } = this.connections;
    const pools = { writing, reading, jobs };
    this.readiness.add('database', async () => {
      await Promise.all([writing, reading].map((pool) => pool.query('SELECT 1')));
    });
    const roles = this.connections.roles.serving === undefined ? 'oneRole' : 'twoRoles';
    this.readiness.addOptional('database roles', () => Promise.resolve(roles));
    this.metrics.gauge(
      'database_connections',
      'Connections to the database by pool and state',
      ['pool', 'state'],
      (gauge) => {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          gauge.set({ pool, state: 'busy' }, totalCount - idleCount);
          gauge.set({ pool, state: 'idle' }, idleCount);
          gauge.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    );
  }
}
