import type { EvmScene, Holder } from './evm-scene.js';
import { until } from '../run/until.js';
import { must } from '../service/api.js';

const depth = 200;

interface Rewind {
  readonly status: string;
  readonly depositsKept: number;
  readonly depositsReversed: number;
  readonly transfersSentAgain: number;
  readonly refusal?: string;
}

export async function rewinds(scene: EvmScene): Promise<Rewind[]> {
  return must(await scene.gatehouse.operator.get('/chains/POLYGON/rewinds'), 200)['results'] as Rewind[];
}

export async function rewind(scene: EvmScene, fromBlock: number): Promise<object> {
  return must(
    await scene.gatehouse.operator.post('/chains/POLYGON/rewinds', { fromBlock, reason: 'a reorg of 200 blocks' }),
    201,
  );
}

export async function steps({ organization, accountId }: Holder): Promise<string[]> {
  const { body } = await organization.api.get(`/accounts/${accountId}/ledger-entries?limit=100`);
  return (body['results'] as { step: string }[]).map(({ step }) => step).reverse();
}

export async function troubles(scene: EvmScene): Promise<string[]> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return [...metrics.matchAll(/^gatehouse_chain_troubles\{blockchain="POLYGON",trouble="(\w+)"\} 1$/gm)].map(
    ([, trouble]) => trouble ?? '',
  );
}

export async function taken(scene: EvmScene, raw: string): Promise<void> {
  await scene.node.rpc('eth_sendRawTransaction', raw);
  await scene.node.mine();
}

/** The chain is replaced from the block after this one on, 200 deep. */
export async function replaceAfter(scene: EvmScene, fork: number): Promise<void> {
  await scene.node.mine(depth - ((await scene.node.blockNumber()) - fork));
  await until('all of it is read', async () => {
    const [row] = await scene.gatehouse.sql<{ number: string }>(
      `SELECT number FROM chain_cursor WHERE blockchain = 'POLYGON'`,
    );
    return Number(row?.number) === fork + depth;
  });
  await scene.node.reorg(depth);
  await scene.node.mine();
}
