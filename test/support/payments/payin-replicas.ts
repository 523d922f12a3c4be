import { expect } from '@jest/globals';
import { type Api, must } from '../service/api.js';
import { areToldOf } from '../webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../service/gatehouse.js';
import type { Environment } from '../service/service.js';
import { sentBackBySandbox, untilPayinsFaultless } from './payin-audit.js';
import type { Held } from '../service/sql.js';
import { until } from '../run/until.js';

/** PostgreSQL lets a hundred in, and other tests are there as well. */
const few = { DATABASE_CONNECTIONS: '4', JOB_CONCURRENCY: '1' };

/** Two Gatehouses on one database, each of which may be asked for anything. */
export class PayinReplicas {
  private constructor(private readonly all: readonly [OwnGatehouse, OwnGatehouse]) {}

  static async start(more: Environment = {}): Promise<PayinReplicas> {
    const environment = { ...few, ...more };
    const first = await Gatehouse.start({ environment });
    return new PayinReplicas([first, await Gatehouse.start({ beside: first, environment })]);
  }

  get first(): OwnGatehouse {
    return this.all[0];
  }

  /** One after the other takes its turn. */
  by(turn: number, api: Api): Api {
    return this.all[turn % 2 === 0 ? 0 : 1].withKey(api.key ?? '');
  }

  /** Everything has come to its end, was told, and adds up. */
  async areWell(): Promise<void> {
    const goOn = (): Promise<Date> => this.first.advance(1);
    await until('no money is under way', async () => {
      await goOn();
      return (await this.sql(`SELECT 1 FROM payin WHERE status IN ('pending', 'on-hold')`)).length === 0;
    });
    await until('all is told', () => areToldOf(this.sql));
    await untilPayinsFaultless(this.sql, goOn, () => this.all.flatMap(({ log }) => sentBackBySandbox(log)));
    expect(must(await this.first.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
  }

  /** Whoever tells of this resource waits to write it down, and no other does. */
  async holdingEventsOf(resourceId: string): Promise<Held> {
    await this.sql(`
      CREATE OR REPLACE FUNCTION wait_to_tell() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock_shared(hashtextextended(NEW.resource_id::text, 0)); RETURN NEW; END $$`);
    await this.sql(
      'CREATE OR REPLACE TRIGGER wait_to_tell BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION wait_to_tell()',
    );
    return this.first.holding('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [resourceId]);
  }

  async untilNoJob(name: string): Promise<void> {
    await until(`no ${name} is to be done`, async () => {
      const due = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1 AND run_at < now() + interval '1 day'`;
      return (await this.sql(due, [name])).length === 0;
    });
  }

  async stop(): Promise<void> {
    for (const one of this.all.toReversed()) await one.stop();
  }

  readonly sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
    this.first.sql<T>(text, values);
}
