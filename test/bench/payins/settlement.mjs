import { call } from '../harness/api.mjs';
import { sql } from '../harness/database.mjs';
import { sized } from '../harness/scale.mjs';
import { until } from '../payouts/payer.mjs';

export const settledTogether = sized(200, 5);
const connections = 16;

/** @typedef {import('../payins.bench.mjs').Side} Side @typedef {{ decided: number, completed: number }} Settled Payins per second. */

/**
 * Money comes for many at once: until the tokens of all are on their way, and until all accounts have theirs. What a chain
 * takes to confirm does not count: its clock is moved on, as long as anything waits for it.
 * @param {Side} side
 * @returns {Promise<Settled>}
 */
export async function settled({ port, databaseUrl, ask }) {
  await ask({ do: 'create', connections, times: settledTogether });
  const { ids } = await ask({ do: 'unpaidOnes' });
  const left = async (/** @type {string} */ condition) => {
    const among = `organization_id IN (SELECT organization_id FROM payin WHERE id = '${ids[0]}') AND id IN ('${ids.join(`', '`)}')`;
    return (await sql(databaseUrl, `SELECT 1 FROM payin WHERE ${among} AND ${condition} LIMIT 1`)).length;
  };
  const begun = performance.now();
  await ask({ do: 'pay', connections });
  await until('the tokens of all are on their way', async () => (await left('transfer_id IS NULL')) === 0, 20);
  const decided = performance.now();
  await until(
    'all accounts have theirs',
    async () => {
      await call(port, 'POST', '/sandbox/clock', { body: { advanceSeconds: 1 } });
      return (await left(`status <> 'completed'`)) === 0;
    },
    20,
  );
  const perSecond = (/** @type {number} */ at) => (settledTogether * 1_000) / (at - begun);
  return { decided: perSecond(decided), completed: perSecond(performance.now()) };
}
