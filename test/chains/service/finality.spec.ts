import { afterEach, expect, test } from '@jest/globals';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';
import { stranger } from '../../support/chains/accounts.js';

let scene: EvmScene;
afterEach(() => scene.close());

async function available({ organization, accountId }: Holder): Promise<string[]> {
  const { body } = await organization.api.get(`/accounts/${accountId}/ledger-entries`);
  return (body['results'] as { step: string }[]).map(({ step }) => step);
}

async function readTo(block: number): Promise<void> {
  await until(`block ${block} is read`, async () => {
    const [row] = await scene.gatehouse.sql<{ number: string }>(
      `SELECT number FROM chain_cursor WHERE blockchain = 'POLYGON'`,
    );
    return Number(row?.number) >= block;
  });
}

test('what is deep enough is not final before the chain has finalized it', async () => {
  scene = await EvmScene.open({ confirmations: 3, finalizedBehind: 20, mines: false, blocksBefore: 40 });
  const holder = await scene.holder();
  await scene.deposit(holder, 5_000_000n);
  const block = await scene.node.blockNumber();
  await scene.node.mine(19);
  await readTo(block + 19);
  expect(await available(holder)).toEqual([]);
  await scene.node.mine();
  await scene.holds(holder, { value: '5000000' });
  const id = await scene.request(holder, { payments: [{ destination: stranger, units: 1_000_000n }] });
  await until(
    'it is on the chain',
    async () => {
      await scene.gatehouse.advance(61);
      await scene.node.mine();
      return (await scene.moved(holder.wallet, 'from')).length > 0;
    },
    { everyMilliseconds: 50 },
  );
  const mined = await scene.node.blockNumber();
  await scene.node.mine(10);
  await scene.gatehouse.advance(61);
  await readTo(mined + 10);
  expect(await available(holder)).toEqual(['reserve', 'credit']);
  await scene.comesTo('confirmed', [id]);
});

test('a node that does not say what is finalized, on a chain that has it, is not believed', async () => {
  scene = await EvmScene.open({ confirmations: 3 });
  const holder = await scene.holder();
  scene.proxy.changed = ({ method, params }, result) =>
    method === 'eth_getBlockByNumber' && params[0] === 'finalized' ? null : result;
  await scene.deposit(holder, 5_000_000n);
  await scene.node.mine(10);
  await until('it is told', async () =>
    (await (await fetch(`${scene.gatehouse.url}/metrics`)).text()).includes(
      'gatehouse_chain_troubles{blockchain="POLYGON",trouble="unwatched"} 1',
    ),
  );
  expect(await available(holder)).toEqual([]);
  scene.proxy.behaveAgain();
  await scene.holds(holder, { value: '5000000' });
});
