import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EvmScene } from '../../support/chains/evm-scene.js';
import type { Gatehouse } from '../../support/service/gatehouse.js';
import { until } from '../../support/run/until.js';

let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({ mines: false });
});
afterEach(() => scene.close());

async function askedBy({ url }: Gatehouse): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, count] =
    /^gatehouse_node_questions_total\{blockchain="POLYGON",node="1",errand="watching"\} (\d+)$/m.exec(metrics) ?? [];
  return Number(count ?? 0);
}

async function read(): Promise<number> {
  const [row] = await scene.gatehouse.sql<{ number: string }>(
    `SELECT number FROM chain_cursor WHERE blockchain = 'POLYGON'`,
  );
  return Number(row?.number);
}

async function eachRead(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await scene.node.mine();
    const number = await scene.node.blockNumber();
    await until('the block is read', async () => (await read()) === number);
  }
}

test('of two processes one watches, at three questions for a block, beside asking whether there is one', async () => {
  const other = await scene.beside();
  await eachRead(2);
  const before = [await askedBy(scene.gatehouse), scene.proxy.requests.length] as const;
  await eachRead(10);
  const calls = scene.proxy.requests.slice(before[1]).flat();
  const methods = calls.map(({ method }) => method).filter((method) => method !== 'eth_blockNumber');
  expect(methods.length).toBeLessThanOrEqual(3 * 10);
  expect((await askedBy(scene.gatehouse)) - before[0]).toBeGreaterThanOrEqual(20);
  expect(await askedBy(other)).toBe(0);
});

test('one that ends hands over at once, and one that dies is missed after ten seconds', async () => {
  const other = await scene.beside();
  await eachRead(1);
  // What is left of a process that died: a lease that nobody renews.
  await scene.gatehouse.sql(
    `UPDATE chain_watcher SET holder = $1, held_until = now() + interval '10 seconds' WHERE blockchain = 'POLYGON'`,
    [randomUUID()],
  );
  await until('the lease is noticed to be another’s', async () => {
    const asked = await askedBy(scene.gatehouse);
    await scene.node.mine(1);
    return asked === (await askedBy(scene.gatehouse)) && (await read()) < (await scene.node.blockNumber());
  });
  const number = await scene.node.blockNumber();
  await until('somebody reads on', async () => (await read()) === number);
  expect((await scene.gatehouse.sql(`SELECT 1 FROM chain_watcher WHERE held_until > now()`)).length).toBe(1);
  await other.stop();
  await eachRead(1);
});
