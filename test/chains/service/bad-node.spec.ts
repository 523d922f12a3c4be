import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountOf, stranger } from '../../support/chains/accounts.js';
import { must } from '../../support/service/api.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

let scene: EvmScene;
let from: Holder;
beforeEach(async () => {
  scene = await EvmScene.open();
  from = await scene.funded(100_000_000n);
});
afterEach(() => scene.close());

async function failures(): Promise<number> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return Number(/^gatehouse_chain_failures\{blockchain="POLYGON"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

/** As the partners of the service see it. */
async function apiAnswers(): Promise<void> {
  expect((await accountOf(from.organization.api, from.accountId)).status).toBe('ACTIVE');
  must(await from.organization.api.get('/transactions'), 200);
  expect((await fetch(`${scene.gatehouse.url}/health/ready`)).status).toBe(200);
}

/** Three deposits and three transfers while the node is as it is, for several rounds of watching. */
async function meanwhile(rounds: number): Promise<string[]> {
  const ids: string[] = [];
  for (const units of [1_000_001n, 1_000_002n, 1_000_003n]) {
    await scene.deposit(from, units);
    ids.push(await scene.request(from, { payments: [{ destination: stranger, units }] }));
    await apiAnswers();
  }
  await until(`${rounds} rounds have failed`, async () => (await failures()) >= rounds);
  await apiAnswers();
  return ids;
}

async function allIsWell(ids: readonly string[]): Promise<void> {
  await scene.comesTo('confirmed', ids);
  await scene.holds(from, { value: '100000000' });
  const sent = (await scene.moved(from.wallet, 'from'))
    .map(({ units }) => Number(units))
    .sort((one, other) => one - other);
  expect(sent).toEqual([1_000_001, 1_000_002, 1_000_003]);
  const { results } = (await from.organization.api.get('/transactions?limit=100')).body as { results: object[] };
  expect(results).toHaveLength(7);
  await until('it is watched again', async () => (await failures()) === 0);
  expect(await scene.isBalanced()).toBe(true);
}

test('a node that is gone for a while: the API goes on, and nothing that came or was decided meanwhile is lost or doubled', async () => {
  await scene.proxy.stop();
  const ids = await meanwhile(5);
  await scene.proxy.startAgain();
  await allIsWell(ids);
});

test.each([
  ['is on another chain', '0x1'],
  ['answers with something else', '<html>'],
])('a node that %s is not believed', async (_, chainId) => {
  await scene.proxy.stop();
  await until('a round has failed', async () => (await failures()) >= 1);
  scene.proxy.changed = ({ method }, result) => (method === 'eth_chainId' ? chainId : result);
  await scene.proxy.startAgain();
  const asked = scene.proxy.requests.length;
  const ids = await meanwhile(3);
  const methods = scene.proxy.requests.slice(asked).flatMap((calls) => calls.map(({ method }) => method));
  expect(new Set(methods)).toEqual(new Set(['eth_chainId']));
  scene.proxy.behaveAgain();
  await allIsWell(ids);
});

test('a node that tells nonsense is not believed', async () => {
  scene.proxy.instead = () => ({ text: '{"jsonrpc":"2.0","id":1,"result":{"hash":"0x"}}' });
  const ids = await meanwhile(3);
  scene.proxy.behaveAgain();
  await allIsWell(ids);
});

test('a slow node makes it slow', async () => {
  scene.proxy.slownessMilliseconds = 100;
  const ids = await meanwhile(0);
  await allIsWell(ids);
});
