import { told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import { newKey, newOrganization } from './harness/stage.js';
import { inLanes, range } from './harness/lanes.js';

const organizations = 1_000;
const fewestReplicas = 2;
const mostReplicas = 4;
const lanes = 8;
/** How many are also looked at as their owners see them, by two readers at once. */
const readers = 100;

export const drill: Drill = {
  name: 'first-acceptance-race',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const most = stage.sized(mostReplicas, fewestReplicas);
    const clients = (await stage.replicas(most, postgres)).map((replica) => replica.operator());
    const [operator] = clients;
    if (operator === undefined) throw new Error('no replica');
    const ids: string[] = [];
    await inLanes(range(stage.times(organizations)), lanes, async () => void ids.push(await newOrganization(operator)));
    const accepted = new Map<string, number>();
    await inLanes(ids.entries(), lanes, async ([index, id]) => {
      const racing = clients.slice(0, fewestReplicas + (index % (most - fewestReplicas + 1)));
      const outcomes = await Promise.all(
        racing.flatMap((client) =>
          range(2).map(() => client.post(`/organizations/${id}/terms-of-service/acceptances`, {})),
        ),
      );
      for (const outcome of outcomes) faults.check(outcome.status === 201, `unexpected answer: ${told(outcome)}`);
      accepted.set(id, outcomes.filter(({ status }) => status === 201).length);
    });
    await inLanes(ids.slice(0, readers), lanes, async (id) => {
      const { secret } = await newKey(operator, id, ['webhooks:read']);
      const seen = await Promise.all(clients.slice(0, 2).map((client) => client.withKey(secret).get('/events')));
      for (const { body } of seen) {
        const positions = (body['results'] as { position: number; sequence: number }[]).map(
          ({ position, sequence }) => [position, sequence],
        );
        faults.check(
          JSON.stringify(positions) === '[[1,1]]',
          `its owner sees the positions ${JSON.stringify(positions)}`,
        );
      }
    });
    const rows = await postgres.query<{ id: string; events: number; acceptances: number }>(
      `SELECT o.id, (SELECT count(*)::int FROM event e WHERE e.organization_id = o.id) AS events,
         (SELECT count(*)::int FROM accepted_terms t WHERE t.organization_id = o.id) AS acceptances FROM organization o`,
    );
    for (const { id, events, acceptances } of rows) {
      faults.check(events === 1, `${events} events for one first acceptance`);
      faults.check(
        acceptances === accepted.get(id),
        'an acceptance that was acknowledged is not kept, or one too many',
      );
    }
    faults.check(rows.length === ids.length, 'an organization is missing');
    return faults.verdict(
      `${ids.length} organizations, 2–4 replicas at once: ${rows.filter(({ events }) => events === 1).length} with exactly one tos_accepted`,
      'all of them',
    );
  },
};
