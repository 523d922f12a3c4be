import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/run/until.js';
import { type Client, told } from './client.js';
import type { Faults } from './drill.js';
import { queryOf } from './postgres.js';
import { newKey, newOrganization } from './stage.js';

const expected = new Set([0, 503]);
const betweenTriesMilliseconds = 20;
const lanesOfEach = 6;
/** While some are done, the rest only waits for its turn: a busy machine opens accounts faster than it makes wallets. */
const noneDoneWithinMilliseconds = 60_000;

interface Account {
  readonly id: string;
  readonly name: string;
}

/** Clients that open accounts, each of which takes a job that makes its wallet, and ask until they know. */
export class AccountLoad {
  readonly acknowledged: Account[] = [];
  /** When each process answered, by its number. */
  readonly answeredAt: number[][];
  refused = 0;
  private lastRefusal = '';
  private running = true;
  private readonly lanes: Promise<void>[];

  private constructor(
    clients: readonly Client[],
    private readonly faults: Faults,
  ) {
    this.answeredAt = clients.map(() => []);
    this.lanes = clients.flatMap((client, number) =>
      Array.from({ length: lanesOfEach }, () => this.lane(client, number)),
    );
  }

  static async begin(operators: readonly Client[], faults: Faults): Promise<AccountLoad> {
    const [first] = operators;
    if (first === undefined) throw new Error('no process');
    const { secret } = await newKey(first, await newOrganization(first), ['accounts:write']);
    return new AccountLoad(
      operators.map((operator) => operator.withKey(secret)),
      faults,
    );
  }

  /** The longest time in which a process acknowledged nothing, since then. */
  longestGap(since: number): number {
    const gaps = this.answeredAt.flatMap((times) => {
      const before = times.findLast((at) => at <= since) ?? since;
      const seen = [before, ...times.filter((at) => at > since)];
      return seen.slice(1).map((at, index) => at - (seen[index] ?? at));
    });
    return Math.max(0, ...gaps);
  }

  /** Each process acknowledges again, so many times. */
  async goesOn(since: number, milliseconds: number): Promise<void> {
    await until(
      () => `every process acknowledges again; ${this.silentSince(since)} do not: ${this.lastRefusal}`,
      () => this.answeredAt.every((times) => times.filter((at) => at > since).length >= lanesOfEach),
      { milliseconds },
    );
  }

  /** By their numbers. */
  private silentSince(since: number): string {
    return [...this.answeredAt.keys()].filter((number) => !(Number(this.answeredAt[number]?.at(-1)) > since)).join();
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.lanes);
  }

  /** Every acknowledged account is there once, and the job of each was done, once. */
  async verify(databaseUrl: string): Promise<void> {
    await this.jobsDone(databaseUrl).catch(() => this.faults.add('jobs did not go on by themselves'));
    const rows = await queryOf<Account & { status: string; wallets: number }>(
      databaseUrl,
      `SELECT a.id, a.name, a.status, (SELECT count(*)::int FROM wallet w WHERE w.account_id = a.id) AS wallets
       FROM account a WHERE a.name LIKE 'load %'`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, name } of this.acknowledged) {
      const row = byId.get(id);
      this.faults.check(row?.name === name, 'an acknowledged account is lost');
      this.faults.check(row?.status === 'ACTIVE' && row.wallets === 1, 'the job of an account was not done, or twice');
    }
    this.faults.check(new Set(rows.map(({ name }) => name)).size === rows.length, 'one key opened two accounts');
    this.faults.check(rows.length === this.acknowledged.length, 'there are accounts that nobody acknowledged');
  }

  private async jobsDone(databaseUrl: string): Promise<void> {
    const jobs = `SELECT count(*)::int AS left FROM graphile_worker.jobs WHERE task_identifier = 'makeWallet'`;
    const left = async (): Promise<number> => (await queryOf<{ left: number }>(databaseUrl, jobs))[0]?.left ?? 0;
    for (let before = await left(); before > 0; before = await left()) {
      const most = before;
      await until('some jobs are done', async () => (await left()) < most, {
        milliseconds: noneDoneWithinMilliseconds,
      });
    }
  }

  private async lane(client: Client, number: number): Promise<void> {
    while (this.running) {
      const name = `load ${randomUUID()}`;
      const key = randomUUID();
      for (;;) {
        const outcome = await client.post('/accounts', { name }, key);
        if (outcome.status === 201) {
          this.answeredAt[number]?.push(performance.now());
          this.acknowledged.push({ name, id: String(outcome.body['id']) });
          break;
        }
        this.refused++;
        this.lastRefusal = `${number}: ${told(outcome)}`;
        if (!expected.has(outcome.status) && outcome.body['name'] !== 'IdempotencyKeyInProgress')
          this.faults.add(`unexpected answer: ${told(outcome)}`);
        await pause(betweenTriesMilliseconds);
      }
    }
  }
}
