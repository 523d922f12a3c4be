import { type Client, told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import { newKey, newOrganization } from './harness/stage.js';
import { inLanes, range } from './harness/lanes.js';

const reviews = 1_000;
const fewestReplicas = 2;
const mostReplicas = 4;
const lanes = 4;

interface Race {
  readonly reviewId: string;
  readonly path: string;
  readonly key: string;
}

/** A light review of a person, complete. */
async function prepare(operator: Client): Promise<Race> {
  const { secret: key } = await newKey(operator, await newOrganization(operator), ['compliance:write']);
  const client = operator.withKey(key);
  const review = await client.post('/compliance/reviews', { type: 'individual', tier: 'LIGHT' });
  const reviewId = String(review.body['id']);
  const path = `/compliance/reviews/${reviewId}`;
  const uploaded = await client.post(`${path}/attestations`, {
    type: 'individualPersonalInfoLight',
    name: { firstName: 'Ana', lastName: 'Drill' },
    birthDate: '1980-05-17',
    nationality: 'AR',
  });
  if (uploaded.status !== 201) throw new Error(`The review could not be filled in: ${told(uploaded)}`);
  client.close();
  return { reviewId, path, key };
}

/** Two submits by each replica, all at once: one of them submits, and all others are told that it is done. */
async function submit({ path, key }: Race, clients: readonly Client[], faults: Faults): Promise<void> {
  const callers = clients.map((client) => client.withKey(key));
  const outcomes = await Promise.all(
    callers.flatMap((client) => range(2).map(() => client.post(`${path}/submit`, { acknowledgeWarnings: true }))),
  );
  callers.forEach((client) => client.close());
  const submitted = outcomes.filter(({ status }) => status === 200).length;
  faults.check(submitted === 1, `${submitted} were told that they submitted it`);
  for (const outcome of outcomes.filter(({ status }) => status !== 200))
    faults.check(
      outcome.status === 409 && outcome.body['name'] === 'IllegalTransition',
      `unexpected answer: ${told(outcome)}`,
    );
}

export const drill: Drill = {
  name: 'submit-race',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const most = stage.sized(mostReplicas, fewestReplicas);
    const replicas = await stage.replicas(most, postgres);
    const clients = replicas.map((replica) => replica.operator());
    const [operator] = clients;
    if (operator === undefined) throw new Error('no replica');
    const races: Race[] = [];
    await inLanes(range(stage.times(reviews)), lanes, async () => void races.push(await prepare(operator)));
    await inLanes(races.entries(), lanes, async ([index, race]) => {
      const racing = fewestReplicas + (index % (most - fewestReplicas + 1));
      await submit(race, clients.slice(0, racing), faults);
    });
    const rows = await postgres.query<{ id: string; submissions: number }>(
      `SELECT review.id, (SELECT count(*)::int FROM event WHERE event.organization_id = review.organization_id AND event.resource_id = review.id
         AND payload->'currentStatus'->>'type' = 'submitted') AS submissions FROM review`,
    );
    for (const { submissions } of rows) faults.check(submissions === 1, `${submissions} events for one submission`);
    faults.check(rows.length === races.length, 'a review is missing');
    return faults.verdict(
      `${races.length} reviews, 2–4 replicas at once: ${rows.filter(({ submissions }) => submissions === 1).length} with exactly one submission and one event`,
      'all of them',
    );
  },
};
