import { type Client, told } from './harness/client.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import { newKey, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';

const keys = 500;
const atOnce = 4;
const loadLanes = 6;

/** Keeps a replica busy with requests of others, so that it has reasons to be late. */
function keepBusy(client: Client): () => Promise<void> {
  const state = { running: true };
  const lanes = range(loadLanes).map(async () => {
    while (state.running) await client.get('/organizations?limit=100');
  });
  return async () => {
    state.running = false;
    await Promise.all(lanes);
  };
}

export const drill: Drill = {
  name: 'revocation',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const [a, b] = await stage.replicas(2, postgres);
    if (a === undefined || b === undefined) throw new Error('two replicas are needed');
    const [operator, elsewhere] = [a.operator(), b.operator()];
    const organizationId = await newOrganization(operator);
    const rest = keepBusy(elsewhere);
    const took: number[] = [];
    let accepted = 0;
    const count = stage.times(keys);
    for (const _ of range(count)) {
      const { id, secret } = await newKey(operator, organizationId, ['organizations:read']);
      const stranger = elsewhere.withKey(secret);
      const use = (): ReturnType<Client['get']> => stranger.get('/organizations/current');
      const before = await Promise.all([use(), use()]);
      faults.check(
        before.every(({ status }) => status === 200),
        `a good key is refused: ${before.map(told).join()}`,
      );
      // Uses under way while it is revoked: they must not bring it back to mind.
      const meanwhile = range(atOnce).map(use);
      const revoked = await operator.delete(`/organizations/${organizationId}/api-keys/${id}`);
      const after = await Promise.all(range(atOnce).map(use));
      took.push(revoked.milliseconds);
      faults.check(revoked.status === 204, `revoking was answered ${told(revoked)}`);
      for (const outcome of after) {
        if (outcome.status !== 401) faults.add(`after the revocation: ${told(outcome)}`);
        accepted += outcome.status === 401 ? 0 : 1;
      }
      await Promise.all(meanwhile);
      const later = await use();
      faults.check(later.status === 401, `later: ${told(later)}`);
      stranger.close();
    }
    await rest();
    const figure = `${count} keys revoked through one replica, ${accepted} requests accepted by the other in the next ${count * atOnce}; revoking takes p99 ${Math.round(percentile(took, 99))} ms`;
    return faults.verdict(figure, '0 accepted');
  },
};
