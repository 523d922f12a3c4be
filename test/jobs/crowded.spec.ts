import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Connections, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { gate } from '../support/run/gate.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const connections = 4;
const errand = job<Record<string, never>>('crowdedErrand');
const [begun, mayEnd] = [gate(), gate()];

@Injectable()
class Errands implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle(errand, async () => {
      begun.open();
      await mayEnd.opened;
    });
  }
}

@Module({ imports: [PlatformModule], providers: [Errands] })
class PlatformWithErrands {}

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({
    module: PlatformWithErrands,
    environment: { DATABASE_CONNECTIONS: String(connections), DATABASE_WAIT_MILLISECONDS: '1000' },
  });
});
afterAll(() => gatehouse.stop());

test('the end of a job is written while requests hold every connection', async () => {
  const unitOfWork = gatehouse.service.get(UnitOfWork);
  const jobs = gatehouse.service.get(Jobs);
  await unitOfWork.run((tx) => jobs.add(tx, errand, {}));
  await begun.opened;
  const { writing } = gatehouse.service.get(Connections);
  const crowd = await Promise.all(Array.from({ length: connections }, () => writing.connect()));
  mayEnd.open();
  expect(await isWritten()).toBe(true);
  crowd.forEach((client) => client.release());
});

function isWritten(): Promise<boolean> {
  const text = "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'crowdedErrand'";
  return until('the end is written', async () => (await gatehouse.sql(text)).length === 0);
}
