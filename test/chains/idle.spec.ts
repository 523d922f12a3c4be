import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { SentStatements } from '../support/service/sent-statements.js';
import { until } from '../support/run/until.js';

let gatehouse: OwnGatehouse;
let sent: SentStatements;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  sent = new SentStatements(gatehouse);
});
afterAll(async () => {
  sent.stop();
  await gatehouse.stop();
});

/** Which of the statements are about one simulated chain, and which about all of them. */
function looks(): ('one' | 'all')[] {
  return sent.soFar.flatMap((statement) => {
    if (statement.includes('FROM chain_cursor AS scanned')) return ['all'];
    return /FROM "?(chain_cursor|simulated_block)/.test(statement) ? ['one'] : [];
  });
}

test('simulated chains on which nothing happens are looked at together', async () => {
  await until('two looks at all of them come one after the other', () => {
    const found = looks();
    return found.slice(found.lastIndexOf('one') + 1).length >= 2;
  });
});

test('what another process sends to one of them arrives all the same', async () => {
  const sender = await Gatehouse.start({ beside: gatehouse, environment: { ...gatehouse.environment, ROLE: 'api' } });
  try {
    const organization = await gatehouse.organization();
    const { id } = await activeAccount(organization.api);
    const { api } = organization;
    must(await sender.withKey(api.key ?? '').post('/sandbox/payins', arriving(id, { value: '5000000' })), 201);
    await gatehouse.advance(2);
    expect(await untilBalance(api, id, { value: '5000000' })).toBeDefined();
  } finally {
    await sender.stop();
  }
});
