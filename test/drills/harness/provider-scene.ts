import { ProviderServer } from '../../support/payments/provider-server.js';
import { until } from '../../support/run/until.js';
import { type Client, told } from './client.js';
import { Points } from './points.js';
import { type Postgres, queryOf } from './postgres.js';
import { type Concerns, postgresWithPoints } from './postgres-points.js';
import type { Service } from './service.js';
import { type Stage, newKey, newOrganization } from './stage.js';

type Environment = Readonly<Record<string, string>>;

const scopes = [
  'organizations:write',
  'accounts:write',
  'payouts:write',
  'payouts:execute',
  'payins:write',
  'sandbox:write',
  'webhooks:read',
];
/** Longer than whatever a worker waits before it tries something again. */
const longSeconds = 600;

/** Whatever writes something into one of these tables, moves tokens or asks for work, and is not about places of events. */
export function concernsWritesOf(tables: readonly string[]): Concerns {
  const named = new RegExp(`\\b(${[...tables, ...whateverIsPaid].join('|')})\\b`);
  return (text) =>
    /\b(INSERT INTO|UPDATE|DELETE FROM|ledger_post|add_job)\b/.test(text) &&
    named.test(text) &&
    !/\bSET (position|sequence)\b|event_head/.test(text);
}

const whateverIsPaid = [
  ...['commitment', 'transfer', 'signed_transaction', 'deposit', 'transaction', 'simulated_block', 'event'],
  ...['ledger_post', 'add_job', 'idempotency_record'],
];

/** An account, a provider of payouts and payins, and a Gatehouse that can be killed at every message to it or to PostgreSQL. */
export class ProviderScene {
  readonly points: Points;
  service: Service | undefined;
  servicesStarted = 0;
  accountId = '';
  organizationId = '';
  private key = '';
  private client: Client | undefined;
  private between: Environment = {};

  private constructor(
    private readonly stage: Stage,
    readonly postgres: Postgres,
    readonly provider: ProviderServer,
    readonly operator: Client,
  ) {
    this.points = new Points(async () => this.service?.kill());
    provider.instead = async ({ method, path }, usual) => {
      const verdict = this.points.next(`provider: ${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`);
      if (verdict === 'before') await this.points.kill();
      const answer = verdict === 'before' ? { status: 503 } : usual();
      if (verdict === 'after') await this.points.kill();
      return answer;
    };
  }

  static async open(stage: Stage, concerns: Concerns): Promise<ProviderScene> {
    const postgres = await stage.postgres();
    const provider = await ProviderServer.start();
    stage.onClose(() => provider.close());
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir(), ...provider.environment };
    const api = await stage.service({ ...environment, ROLE: 'api' });
    const scene = new ProviderScene(stage, postgres, provider, api.operator());
    const through = await postgresWithPoints(stage, postgres.url, scene.points, concerns);
    scene.between = { ...environment, DATABASE_URL: through };
    await scene.startAgain();
    await scene.openAccount();
    return scene;
  }

  get isRunning(): boolean {
    return this.service !== undefined && this.service.ending === undefined;
  }

  /** What the last one had taken on is free again: its lease would run out half a minute later. */
  async startAgain(): Promise<void> {
    await this.query(
      'SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
    ).catch(() => undefined);
    this.service = await this.stage.service(this.between);
    this.client?.close();
    this.client = this.service.operator().withKey(this.key);
    this.servicesStarted += 1;
    await this.advance(longSeconds);
  }

  /** The same request with the same key until it is done, whoever is killed meanwhile. */
  surely<T>(path: string, body: object, key: string, status: number): Promise<T> {
    return until(
      `${path} is answered`,
      async () => {
        if (!this.isRunning) await this.startAgain();
        const outcome = await this.client?.post(path, body, key);
        if (outcome === undefined || outcome.status === 0 || outcome.status === 503) return false;
        if (outcome.body['name'] === 'IdempotencyKeyInProgress') return false;
        if (outcome.status !== status) throw new Error(`${path}: ${told(outcome)}`);
        return outcome.body as T;
      },
      { milliseconds: 60_000 },
    );
  }

  async read(path: string): Promise<void> {
    await until(`${path} is answered`, async () => (await this.client?.get(path))?.status === 200);
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

  /** What it pays with. */
  async fund(): Promise<void> {
    const amount = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, value: '1000000000000' };
    const rail = { type: 'blockchain', amount, senderAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };
    await this.client?.post('/sandbox/payins', { destinationAccountId: this.accountId, rail });
    await until('the tokens are there', async () => {
      await this.advance(3);
      return (await this.query(`SELECT 1 FROM ledger_balance WHERE book = 'available' AND units > 0`)).length > 0;
    });
  }

  private async openAccount(): Promise<void> {
    this.organizationId = await newOrganization(this.operator);
    this.key = (await newKey(this.operator, this.organizationId, scopes)).secret;
    const client = this.operator.withKey(this.key);
    await client.post(`/organizations/${this.organizationId}/terms-of-service/acceptances`, {});
    await this.query(`UPDATE standing SET approved_tiers = '{US_STANDARD}'`);
    const { body } = await client.post('/accounts', { name: 'Drill' });
    this.accountId = String(body['id']);
    await until('the account has its wallet', async () => {
      return (await client.get(`/accounts/${this.accountId}`)).body['status'] === 'ACTIVE';
    });
    client.close();
    this.client = this.service?.operator().withKey(this.key);
  }
}
