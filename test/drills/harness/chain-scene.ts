import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { stranger } from '../../support/chains/accounts.js';
import { AnvilNode, type TestToken, testChainId } from '../../support/chains/evm-node.js';
import { word } from '../../support/chains/solidity.js';
import { ChainSource } from './chain-source.js';
import type { Client } from './client.js';
import { Missing } from './drill.js';
import type { Postgres } from './postgres.js';
import type { Stage } from './stage.js';
import { WorkerScene, type WorkerSceneOptions } from './worker-scene.js';

const ether = 10n ** 18n;
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const confirmations = 3;

/** An account with tokens on a real node. */
export class ChainScene extends WorkerScene {
  override readonly recipient = stranger;
  wallet = '';

  private constructor(
    stage: Stage,
    postgres: Postgres,
    readonly node: AnvilNode,
    readonly token: TestToken,
    operator: Client,
    source: ChainSource,
  ) {
    super(stage, postgres, operator, source);
  }

  static async open(stage: Stage, { pollMilliseconds, concerns }: WorkerSceneOptions): Promise<ChainScene> {
    const postgres = await stage.postgres();
    const node = await startNode();
    stage.onClose(() => node.stop());
    const token = await node.deployToken('Coin');
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: await stage.dataDir(),
      RPC_URLS: `POLYGON=${node.url}`,
      CHAIN_IDS: `POLYGON=${testChainId}`,
      SANDBOX_PAYS_TESTNET: 'on',
      TOKEN_CONTRACTS: `POLYGON=USDC:${token.address}`,
      CONFIRMATIONS: `POLYGON=${confirmations}`,
      POLL_MILLISECONDS: `POLYGON=${pollMilliseconds}`,
    };
    const api = await stage.service({ ...environment, ROLE: 'api' });
    const source = await ChainSource.start(stage, environment);
    const scene = new ChainScene(stage, postgres, node, token, api.operator(), source);
    await scene.putBetween({ environment, blockchain: 'POLYGON', nodeUrl: node.url, concerns });
    scene.wallet = await scene.openAccount();
    return scene;
  }

  override goOn(): Promise<void> {
    return this.node.mine();
  }

  async deposit(units: bigint): Promise<Hex> {
    await this.token.mint(stranger, units);
    return this.token.call('transfer', [this.wallet, units], stranger);
  }

  /** How often the token tells of a transfer of so many units to whom everything is sent. */
  override async timesSent(units: bigint): Promise<number> {
    const topics = [transferTopic, null, word(stranger)];
    const filter = { address: this.token.address, fromBlock: '0x0', toBlock: 'latest', topics };
    const logs = await this.node.rpc<{ data: Hex }[]>('eth_getLogs', filter);
    return logs.filter(({ data }) => BigInt(data) === units).length;
  }

  /** With tokens that came over the chain, and gas. */
  async fund(units: bigint): Promise<void> {
    await this.node.setBalance(stranger, 1_000n * ether);
    await this.node.setBalance(this.source.gasWallet, 1_000_000n * ether);
    await this.node.setBalance(this.wallet, 1_000n * ether);
    await this.deposit(units);
    await this.node.mine(confirmations);
    await this.untilFunded(units);
  }

  /** As if the wallet and the chain had never been prepared for anything. */
  async unprepare(disperse: Hex): Promise<void> {
    await this.node.setBalance(this.wallet, 0n);
    const slot = placeOf(disperse, placeOf(this.wallet, 1n));
    await this.node.rpc('anvil_setStorageAt', this.token.address, slot, word(0n));
    await this.node.rpc('anvil_setCode', disperse, '0x');
    await this.node.rpc('anvil_setNonce', disperse, '0x0');
  }
}

/** It comes from npm for some platforms alone. */
async function startNode(): Promise<AnvilNode> {
  return AnvilNode.start({ mines: true }).catch((cause: unknown) => {
    const { message } = cause as Error;
    throw message.startsWith('There is no anvil') ? new Missing(message) : cause;
  });
}

/** Where Solidity keeps what a mapping has under a key. */
function placeOf(key: string, mapping: string | bigint): Hex {
  const bytes = Buffer.from(word(key).slice(2) + word(mapping).slice(2), 'hex');
  return `0x${Buffer.from(keccak_256(bytes)).toString('hex')}`;
}
