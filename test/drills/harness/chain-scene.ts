import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { stranger } from '../../support/chains/accounts.js';
import { AnvilNode, type TestToken, testChainId } from '../../support/chains/evm-node.js';
import { word } from '../../support/chains/solidity.js';
import { until } from '../../support/run/until.js';
import { ChainSource } from './chain-source.js';
import type { Client } from './client.js';
import { Missing } from './drill.js';
import { Points } from './points.js';
import { type Postgres, queryOf } from './postgres.js';
import { type Concerns, postgresWithPoints } from './postgres-points.js';
import { rpcWithPoints } from './rpc-points.js';
import type { Service } from './service.js';
import { type Stage, newKey, newOrganization } from './stage.js';

const ether = 10n ** 18n;
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const confirmations = 3;

type Environment = Readonly<Record<string, string>>;

export interface ChainSceneOptions {
  /** How long a worker waits before it asks again: what it waits for, the clock of the sandbox brings. */
  readonly pollMilliseconds: number;
  readonly concerns: Concerns;
}

/** An account with tokens on a real node, and a worker that can be killed at every message that it sends. */
export class ChainScene {
  worker: Service | undefined;
  workersStarted = 0;
  readonly points: Points;
  organizationId = '';
  accountId = '';
  wallet = '';
  private between: Environment = {};

  private constructor(
    private readonly stage: Stage,
    readonly postgres: Postgres,
    readonly node: AnvilNode,
    readonly token: TestToken,
    readonly operator: Client,
    readonly source: ChainSource,
  ) {
    this.points = new Points(async () => this.worker?.kill());
  }

  static async open(stage: Stage, { pollMilliseconds, concerns }: ChainSceneOptions): Promise<ChainScene> {
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
    await scene.putBetween(environment, concerns);
    await scene.openAccount();
    return scene;
  }

  /** Another one, when the last has been killed. That it would watch only when the lease of the last is over has a drill of its own. */
  async startWorker({ takesOver = true } = {}): Promise<void> {
    if (takesOver && !this.isWorking) await this.query('UPDATE chain_watcher SET held_until = now()');
    this.worker = await this.stage.service({ ...this.between, ROLE: 'worker' }, 'accounts');
    this.workersStarted += 1;
  }

  get isWorking(): boolean {
    return this.worker !== undefined && this.worker.ending === undefined;
  }

  /** Should a connection have been closed just then, it is moved once more: that changes nothing. */
  async advance(seconds: number): Promise<void> {
    await until('the clock is moved', async () => {
      return (await this.operator.post('/sandbox/clock', { advanceSeconds: seconds })).status === 200;
    });
  }

  async deposit(units: bigint): Promise<Hex> {
    await this.token.mint(stranger, units);
    return this.token.call('transfer', [this.wallet, units], stranger);
  }

  /** How often the token tells of a transfer of so many units to whom everything is sent. */
  async timesSent(units: bigint): Promise<number> {
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
    // It looks what is new when it starts.
    await this.worker?.stop();
    await this.startWorker();
    await until('the tokens are there', async () => {
      const [row] = await this.query<{ units: string }>(
        `SELECT units FROM ledger_balance WHERE account_id = $1 AND book = 'available'`,
        [this.accountId],
      );
      return row?.units === String(units);
    });
  }

  query<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return queryOf(this.postgres.url, text, values);
  }

  async isBalanced(): Promise<boolean> {
    const { body } = await until('the proof is there', async () => {
      const answer = await this.operator.get('/ledger/proof');
      return answer.status === 200 && answer;
    });
    return body['balanced'] === true;
  }

  /** As if the wallet and the chain had never been prepared for anything. */
  async unprepare(disperse: Hex): Promise<void> {
    await this.node.setBalance(this.wallet, 0n);
    const slot = placeOf(disperse, placeOf(this.wallet, 1n));
    await this.node.rpc('anvil_setStorageAt', this.token.address, slot, word(0n));
    await this.node.rpc('anvil_setCode', disperse, '0x');
    await this.node.rpc('anvil_setNonce', disperse, '0x0');
  }

  private async putBetween(environment: Environment, concerns: Concerns): Promise<void> {
    this.between = {
      ...environment,
      DATABASE_URL: await postgresWithPoints(this.stage, this.postgres.url, this.points, concerns),
      RPC_URLS: `POLYGON=${await rpcWithPoints(this.stage, this.node.url, this.points)}`,
    };
  }

  private async openAccount(): Promise<void> {
    await this.startWorker();
    this.organizationId = await newOrganization(this.operator);
    const { secret } = await newKey(this.operator, this.organizationId, ['accounts:write', 'webhooks:read']);
    const client = this.operator.withKey(secret);
    const { body } = await client.post('/accounts', { name: 'Drill' });
    this.accountId = String(body['id']);
    await until('the account has its wallet', async () => {
      await this.advance(60);
      const details = (await client.get(`/accounts/${this.accountId}`)).body['accountDetails'];
      this.wallet =
        (details as { walletDetails: { walletAddress: string } } | undefined)?.walletDetails.walletAddress ?? '';
      return this.wallet !== '';
    });
    client.close();
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
