import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import { gate } from '../support/run/gate.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const journey = job<Record<string, never>>('testJourney');
const errand = job<Record<string, never>>('testErrandBeside');
const [departed, mayArrive, errandDone] = [gate(), gate(), gate()];
let arrivals = 0;

@Injectable()
class Work implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handleLong(journey, async () => {
      departed.open();
      await mayArrive.opened;
      arrivals += 1;
    });
    this.jobs.handle(errand, async () => {
      errandDone.open();
      return Promise.resolve();
    });
  }
}

@Module({ imports: [PlatformModule], providers: [Work] })
class PlatformWithWork {}

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: PlatformWithWork, environment: { JOB_CONCURRENCY: '1' } });
});
afterAll(() => {
  mayArrive.open();
  return gatehouse.stop();
});

test('however many long jobs wait and are under way, others are done beside them', async () => {
  const unitOfWork = gatehouse.service.get(UnitOfWork);
  const jobs = gatehouse.service.get(Jobs);
  await unitOfWork.run((tx) => [1, 2, 3].forEach(() => jobs.add(tx, journey, {})));
  await departed.opened;
  await unitOfWork.run((tx) => jobs.add(tx, errand, {}));
  await errandDone.opened;
  expect(arrivals).toBe(0);
});
