import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ApiVersion, type Page, type PageQuery, type Scope, newestVersion } from '#contracts';
import { Broadcast, Reads, type Tx, UnitOfWork } from '#database';
import { Clock, Log } from '#runtime';
import { ApiKey } from './api-key.entity.js';
import { endings } from './ended-access.js';
import { KeyRing } from './key-ring.js';
import { hashOf, matches, newSecret, parseKey, formatKey } from './key-format.js';

export interface NewApiKey {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly expiresAt: Date | null;
  readonly apiVersion: ApiVersion | null;
}

const writeUsesEveryMilliseconds = 5_000;

/** Creates, finds and revokes keys. The secret is shown once and stored as a hash. */
@Injectable()
export class ApiKeys implements OnModuleInit, BeforeApplicationShutdown {
  private readonly ring: KeyRing<ApiKey>;
  private readonly uses = new Map<string, Date>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    broadcast: Broadcast,
  ) {
    this.ring = new KeyRing(ApiKey, endings.key, reads, broadcast);
  }

  onModuleInit(): void {
    this.timer = setInterval(
      () =>
        void this.writeUses().catch((cause: unknown) =>
          this.log.warn({ err: cause }, 'could not write when keys were last used'),
        ),
      writeUsesEveryMilliseconds,
    );
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writeUses().catch(() => undefined);
  }

  create(tx: Tx, wanted: NewApiKey): { key: ApiKey; text: string } {
    const secret = newSecret();
    const key: ApiKey = {
      ...wanted,
      secretHash: hashOf(secret),
      createdAt: this.clock.now(),
      revokedAt: null,
      lastUsedAt: null,
    };
    tx.insert(ApiKey, key);
    return { key, text: formatKey('gk', key.id, secret) };
  }

  remembers(id: string): boolean {
    return this.ring.remembers(id);
  }

  /** The key behind a text, if it is valid at this moment. */
  async authenticate(text: string): Promise<ApiKey | undefined> {
    const given = parseKey('gk', text);
    const key = given === undefined ? undefined : await this.ring.find(given.id);
    if (given === undefined || key === undefined || !matches(given.secret, key.secretHash)) return undefined;
    const now = this.clock.now();
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) return undefined;
    this.uses.set(key.id, now);
    // The one that is remembered: of later requests none has to.
    key.apiVersion ??= await this.pin(key.id);
    return key;
  }

  /** Of one organization, newest first; the revoked ones are gone. */
  async list(organizationId: string, query: PageQuery): Promise<Page<ApiKey>> {
    await this.writeUses();
    return this.reads.page(ApiKey, { organizationId }, query, 'revoked_at IS NULL');
  }

  /** False if there was no such key. When the unit of work ends, no process accepts it any more. */
  async revoke(tx: Tx, organizationId: string, id: string): Promise<boolean> {
    const key = await tx.one(ApiKey, { organizationId, id }, { lock: true });
    if (key === undefined || key.revokedAt !== null) return false;
    await tx.update(ApiKey, { id }, { revokedAt: this.clock.now() });
    this.ring.revoke(tx, id);
    return true;
  }

  async eraseAll(tx: Tx, organizationId: string): Promise<void> {
    const revoked = await tx.query<{ id: string }>(
      "UPDATE api_key SET name = '', revoked_at = coalesce(revoked_at, $2) WHERE organization_id = $1 RETURNING id",
      [organizationId, this.clock.now()],
    );
    for (const { id } of revoked) this.ring.revoke(tx, id);
  }

  /** To the newest version, unless another request or process was first: then to what that one pinned it to. */
  private async pin(id: string): Promise<ApiVersion | null> {
    const pinning = (tx: Tx): Promise<{ pinned: ApiVersion }[]> =>
      tx.query(
        'UPDATE api_key SET api_version = coalesce(api_version, $2) WHERE id = $1 RETURNING api_version AS pinned',
        [id, newestVersion],
      );
    const [row] = await this.unitOfWork.run(pinning, { isDoneOnce: true });
    return row?.pinned ?? null;
  }

  /** What could not be written is written next time. Sorted, so that two processes do not deadlock. */
  private async writeUses(): Promise<void> {
    const uses = [...this.uses].sort(([a], [b]) => (a < b ? -1 : 1));
    if (uses.length === 0) return;
    await this.unitOfWork.run((tx) =>
      tx.write(
        'UPDATE api_key SET last_used_at = greatest(last_used_at, used.at) FROM unnest($1::uuid[], $2::timestamptz[]) AS used (id, at) WHERE api_key.id = used.id',
        [uses.map(([id]) => id), uses.map(([, at]) => at)],
      ),
    );
    for (const [id, at] of uses) if (this.uses.get(id) === at) this.uses.delete(id);
  }
}
