import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, type Outcome, told } from './client.js';
import type { Faults } from './drill.js';
import { queryOf } from './postgres.js';

interface Write {
  readonly name: string;
  readonly id: string;
  accepted: boolean;
}

const expected = new Set([0, 503]);
const betweenTriesMilliseconds = 20;

/** Clients that create organizations and accept their terms, and ask again with the same key until they know. */
export class WriteLoad {
  readonly acknowledged: Write[] = [];
  readonly statuses = new Map<string, number>();
  /** How long each answer took that was not an acknowledgement. */
  readonly refusals: number[] = [];
  private running = true;
  private readonly lanes: Promise<void>[];

  constructor(
    private readonly target: () => Client,
    private readonly faults: Faults,
    lanes = 16,
  ) {
    this.lanes = Array.from({ length: lanes }, () => this.lane());
  }

  /** Everything that was begun is brought to its end. */
  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.lanes);
  }

  private async lane(): Promise<void> {
    while (this.running) {
      const name = `load ${randomUUID()}`;
      const created = await this.surely('/organizations', { name, type: 'business', country: 'AR' });
      const write = { name, id: String(created.body['id']), accepted: false };
      this.acknowledged.push(write);
      await this.surely(`/organizations/${write.id}/terms-of-service/acceptances`, {});
      write.accepted = true;
    }
  }

  /** The same request with the same key until it is done. */
  private async surely(path: string, body: unknown): Promise<Outcome> {
    const key = randomUUID();
    for (;;) {
      const outcome = await this.target().post(path, body, key);
      const what = told(outcome);
      this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1);
      if (outcome.status === 201) return outcome;
      if (outcome.status !== 0) this.refusals.push(outcome.milliseconds);
      if (!expected.has(outcome.status) && outcome.body['name'] !== 'IdempotencyKeyInProgress')
        this.faults.add(`unexpected answer: ${what}`);
      await pause(betweenTriesMilliseconds);
    }
  }

  /** Every acknowledged write is there once, with its one event, and nothing is there twice. */
  async verify(databaseUrl: string): Promise<void> {
    const rows = await queryOf<{ id: string; name: string; signed: boolean; acceptances: number; events: number }>(
      databaseUrl,
      `SELECT o.id, o.name, s.terms_signed_at IS NOT NULL AS signed,
         (SELECT count(*)::int FROM accepted_terms t WHERE t.organization_id = o.id) AS acceptances,
         (SELECT count(*)::int FROM event e WHERE e.organization_id = o.id AND e.type = 'tos_accepted') AS events
       FROM organization o JOIN standing s ON s.organization_id = o.id WHERE o.name LIKE 'load %'`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { name, id, accepted } of this.acknowledged) {
      const row = byId.get(id);
      this.faults.check(row?.name === name, 'an acknowledged organization is lost');
      if (!accepted) continue;
      this.faults.check(
        row?.signed === true && row.acceptances === 1,
        `an acknowledged acceptance is there ${row?.acceptances ?? 0} times`,
      );
      this.faults.check(row?.events === 1, `a first acceptance has ${row?.events ?? 0} events`);
    }
    this.faults.check(
      new Set(rows.map(({ name }) => name)).size === rows.length,
      'one idempotency key made two organizations',
    );
    this.faults.check(
      rows.length === this.acknowledged.length,
      `${rows.length} organizations, ${this.acknowledged.length} acknowledged`,
    );
  }
}
