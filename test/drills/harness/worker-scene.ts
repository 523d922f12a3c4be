import { until } from '../../support/run/until.js';
import type { ChainSource } from './chain-source.js';
import type { Client } from './client.js';
import { Points } from './points.js';
import { type Postgres, queryOf } from './postgres.js';
import { type Concerns, postgresWithPoints } from './postgres-points.js';
import { rpcWithPoints } from './rpc-points.js';
import type { Service } from './service.js';
import { type Stage, newKey, newOrganization } from './stage.js';

type Environment = Readonly<Record<string, string>>;

export interface WorkerSceneOptions {
  /** How long a worker waits before it asks again: what it waits for, the clock of the sandbox brings. */
  readonly pollMilliseconds: number;
  readonly concerns: Concerns;
}

interface Between {
  readonly environment: Environment;
  readonly blockchain: string;
  readonly nodeUrl: string;
  readonly concerns: Concerns;
}

/** An account on some chain, and a worker that can be killed at every message that it sends. */
export abstract class WorkerScene {
  worker: Service | undefined;
  workersStarted = 0;
  readonly points: Points;
  organizationId = '';
  accountId = '';
  /** To whom everything is sent. */
  abstract readonly recipient: string;
  private between: Environment = {};

  constructor(
    private readonly stage: Stage,
    readonly postgres: Postgres,
    readonly operator: Client,
    readonly source: ChainSource,
  ) {
    this.points = new Points(async () => this.worker?.kill());
  }

  /** As much of the chain as it takes for something to go on. */
  abstract goOn(): Promise<void>;
  /** How often so many units came to whom everything is sent. */
  abstract timesSent(units: bigint): Promise<number>;

  /** Another one, when the last has been killed. That it would watch only when the lease of the last is over has a drill of its own. */
  async startWorker({ takesOver = true } = {}): Promise<void> {
    if (takesOver && !this.isWorking) await this.query('UPDATE chain_watcher SET held_until = now()');
    // A busy machine makes a drill slow, and does not break it off.
    const environment = { DATABASE_WAIT_MILLISECONDS: '20000', ...this.between, ROLE: 'worker' };
    this.worker = await this.stage.service(environment, 'accounts');
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

  /** It looks what is new when it starts. */
  protected async untilFunded(units: bigint): Promise<void> {
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

  protected async putBetween({ environment, blockchain, nodeUrl, concerns }: Between): Promise<void> {
    this.between = {
      ...environment,
      DATABASE_URL: await postgresWithPoints(this.stage, this.postgres.url, this.points, concerns),
      RPC_URLS: `${blockchain}=${await rpcWithPoints(this.stage, nodeUrl, this.points)}`,
    };
  }

  /** The address of its wallet on EVM chains. */
  protected async openAccount(): Promise<string> {
    await this.startWorker();
    this.organizationId = await newOrganization(this.operator);
    const { secret } = await newKey(this.operator, this.organizationId, ['accounts:write', 'webhooks:read']);
    const client = this.operator.withKey(secret);
    const { body } = await client.post('/accounts', { name: 'Drill' });
    this.accountId = String(body['id']);
    const wallet = await until('the account has its wallet', async () => {
      await this.advance(60);
      const details = (await client.get(`/accounts/${this.accountId}`)).body['accountDetails'];
      return (details as { walletDetails: { walletAddress: string } } | undefined)?.walletDetails.walletAddress;
    });
    client.close();
    return wallet;
  }
}
