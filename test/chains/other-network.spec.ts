import { expect, test } from '@jest/globals';
import { activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

test('a chain that was simulated in a database is not taken for a real one: it says so, and nothing is sent or credited', async () => {
  const gatehouse = await Gatehouse.start();
  try {
    const { api } = await gatehouse.organization();
    const { id } = await activeAccount(api);
    must(await api.post('/sandbox/payins', arriving(id)), 201);
    await gatehouse.advance(2);
    await untilBalance(api, id, { value: '100000000' });
    const real = await Gatehouse.start({
      beside: gatehouse,
      // Nothing answers there, and nothing is asked.
      environment: { RPC_URLS: 'POLYGON=http://127.0.0.1:1', CHAIN_IDS: 'POLYGON=80002' },
    });
    try {
      await until('it says so', () =>
        real.log.some((line) => line.includes('In this database POLYGON is the network')),
      );
      expect(real.log.some((line) => line.includes('ECONNREFUSED'))).toBe(false);
      expect((await real.anyone.get('/health/ready')).status).toBe(200);
    } finally {
      await real.stop();
    }
    await untilBalance(api, id, { value: '100000000' });
  } finally {
    await gatehouse.stop();
  }
});
