import fc from 'fast-check';
import { Api } from '../support/service/api.js';
import { Contract } from '../support/routes/contract.js';
import { type Shot, type Target, fire, shots } from '../support/routes/fuzz.js';
import type { Owner } from '../support/routes/owner.js';
import { Routes, nameOf } from '../support/routes/routes.js';
import { until } from '../support/run/until.js';
import type { Client } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import type { Postgres } from './harness/postgres.js';
import type { Service } from './harness/service.js';
import { type Stage, newKey, newOrganization } from './harness/stage.js';
import { inLanes, range } from './harness/lanes.js';

const requests = 100_000;
const batch = 500;
const lanes = 12;
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const scopes = [
  'organizations:write',
  'accounts:write',
  'compliance:write',
  'compliance:decide',
  'payouts:write',
  'payouts:execute',
  'payins:write',
  'webhooks:write',
  'sandbox:write',
];

async function newOwner(service: Service, operator: Client, postgres: Postgres): Promise<Owner> {
  const id = await newOrganization(operator);
  const { secret } = await newKey(operator, id, scopes);
  return {
    operator: new Api(service.url, operator.key),
    organization: { id, api: new Api(service.url, secret) },
    withKey: (key) => new Api(service.url, key),
    sql: async (text, values) => {
      if (text.includes('INTO wallet')) await jobIsDone(postgres, values[1]);
      return postgres.query(text, values);
    },
  };
}

/** An account is given a wallet past Gatehouse: not while the job does the same, which would fail and say so. */
async function jobIsDone(postgres: Postgres, accountId: unknown): Promise<void> {
  const job = `SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'accountId' = $1`;
  await until('the job has made a wallet', async () => (await postgres.query(job, [accountId])).length === 0);
}

/** The same mistake counts as one, whatever was sent. */
function remember(faults: Faults, { route }: Shot, problem: string): void {
  const [kind = '', example = ''] = problem.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').split(' in {');
  faults.add(`${nameOf(route)}: ${kind}`, example.slice(0, 300));
}

async function shoot(
  stage: Stage,
  service: Service,
  target: () => Promise<Target>,
  faults: Faults,
): Promise<Map<string, number>> {
  const routes = await Routes.of(service.url);
  const seen = new Map<string, number>();
  for (const round of range(Math.ceil(stage.times(requests) / batch))) {
    const aim = await target();
    await inLanes(fc.sample(shots(routes), { numRuns: batch, seed: firstSeed + round }), lanes, async (shot) => {
      seen.set(nameOf(shot.route), (seen.get(nameOf(shot.route)) ?? 0) + 1);
      const problems = await fire(aim, shot).catch((cause: unknown) => [
        `no answer: ${String((cause as Error).cause ?? cause)}`,
      ]);
      for (const problem of problems) remember(faults, shot, problem);
    });
    if (service.ending !== undefined) throw new Error(`The server ended in round ${round}`);
  }
  for (const route of routes.all) faults.bar(seen.has(nameOf(route)), `${nameOf(route)} was never called`);
  return seen;
}

export const drill: Drill = {
  name: 'fuzz',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const [service] = await stage.replicas(1, postgres);
    if (service === undefined) throw new Error('no process');
    const operator = service.operator();
    const contract = new Contract((await Routes.of(service.url)).document);
    const other = (await newOwner(service, operator, postgres)).organization.api;
    // For every batch another organization, for one may end the life of its own, or fill its lists.
    const target = async (): Promise<Target> => ({
      url: service.url,
      owner: await newOwner(service, operator, postgres),
      other,
      newOwner: () => newOwner(service, operator, postgres),
      contract,
    });
    const seen = await shoot(stage, service, target, faults);
    const sent = [...seen.values()].reduce((sum, count) => sum + count, 0);
    faults.check((await operator.get('/health/ready')).status === 200, 'it is not ready afterwards');
    for (const line of service.errors) faults.add(`in the log: ${line.slice(0, 600)}`);
    return faults.verdict(
      `${sent} requests to ${seen.size} routes: ${faults.count} answers that are not documented, or 5xx`,
      `0 of ${requests}, and the server goes on`,
    );
  },
};
