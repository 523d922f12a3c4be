import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { until } from '../support/run/until.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

const mostIdle = 12;
const mostBusy = 24;
const requests = 200;

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  // As they are where nobody sets them.
  gatehouse = await Gatehouse.start({ environment: { DATABASE_CONNECTIONS: '10', JOB_CONCURRENCY: '4' } });
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

async function connections(): Promise<{ all: number; listening: number }> {
  const text = `SELECT count(*)::int AS all, (count(*) FILTER (WHERE application_name = 'gatehouse broadcast'))::int AS listening
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'gatehouse%'`;
  const [row] = await gatehouse.sql<{ all: number; listening: number }>(text);
  return row ?? { all: 0, listening: 0 };
}

test('a process at its busiest has 24 connections at most, of which one listens, and lets them go', async () => {
  let [isOver, most] = [false, 0];
  const watching = (async () => {
    while (!isOver) most = Math.max(most, (await connections()).all);
  })();
  const { api } = organization;
  const asked = Array.from({ length: requests }, (_, index) =>
    index % 2 === 0 ? api.get('/accounts') : api.post('/accounts', { name: `Account ${index}` }),
  );
  const statuses = new Set((await Promise.all(asked)).map(({ status }) => status));
  isOver = true;
  await watching;
  expect(statuses).toEqual(new Set([200, 201]));
  expect(most).toBeGreaterThan(mostIdle);
  expect(most).toBeLessThanOrEqual(mostBusy);
  await until('it is idle', async () => (await connections()).all <= mostIdle);
  expect((await connections()).listening).toBe(1);
});

async function takeMoreThanThereAre(unitOfWork: UnitOfWork): Promise<void> {
  const slow = (): Promise<unknown> => unitOfWork.run((tx) => tx.query('SELECT pg_sleep(0.1)'));
  await Promise.all(Array.from({ length: 6 }, slow));
}

@Injectable()
class BusyStart implements OnApplicationBootstrap {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  onApplicationBootstrap(): Promise<void> {
    return takeMoreThanThereAre(this.unitOfWork);
  }
}

@Module({ imports: [PlatformModule], providers: [BusyStart] })
class BusyPlatform {}

test('a process that starts waits for its connections longer than a request does, to its last step', async () => {
  const environment = { DATABASE_WAIT_MILLISECONDS: '10', DATABASE_CONNECTIONS: '2' };
  const impatient = await Gatehouse.start({ beside: gatehouse, module: BusyPlatform, environment });
  await expect(takeMoreThanThereAre(impatient.service.get(UnitOfWork))).rejects.toThrow('cannot answer just now');
  await impatient.service.close();
});
