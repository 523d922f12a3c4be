import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Broadcast, Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import { keyBytes } from './aead.js';
import { DataKeyCache } from './data-key-cache.js';
import { DataKey } from './data-key.js';
import { DataKeyRow } from './data-key.entity.js';
import { KeyWrapper } from './key-wrapper.js';
import { DataKeyDestroyed, SealedValueRefused } from './vault.errors.js';

const destroyed = 'vault.data-key-destroyed';

/** One data key per organization, made when it is first needed and never again once it is destroyed. */
@Injectable()
export class DataKeys {
  private readonly cache: DataKeyCache;
  private readonly looking = new Map<string, { generation: number; found: Promise<DataKey | undefined> }>();
  private readonly uncommitted = new WeakMap<Tx, Map<string, DataKey | typeof destroyed>>();

  constructor(
    private readonly wrapper: KeyWrapper,
    private readonly reads: Reads,
    private readonly broadcast: Broadcast,
    private readonly clock: Clock,
  ) {
    this.cache = new DataKeyCache(clock);
    broadcast.listen(destroyed, { hear: (id) => this.cache.forget(id), resync: () => this.cache.clear() });
  }

  /** `undefined` when nothing was ever sealed for this organization. */
  async find(organizationId: string): Promise<DataKey | undefined> {
    const id = organizationId.toLowerCase();
    // Without announcements of destroyed keys only the database is trusted.
    const cached = this.broadcast.isHearing ? this.cache.get(id) : undefined;
    if (cached !== undefined) return cached;
    return this.broadcast.isHearing ? this.lookTogether(id) : this.look(id);
  }

  /** Concurrent look-ups of one key share a single query. */
  private lookTogether(id: string): Promise<DataKey | undefined> {
    const inProgress = this.looking.get(id);
    if (inProgress?.generation === this.cache.generation) return inProgress.found;
    const looking = { generation: this.cache.generation, found: this.look(id) };
    this.looking.set(id, looking);
    const done = (): void => {
      if (this.looking.get(id) === looking) this.looking.delete(id);
    };
    looking.found.then(done, done);
    return looking.found;
  }

  private async look(id: string): Promise<DataKey | undefined> {
    const { generation } = this.cache;
    const row = await this.reads.one(DataKeyRow, { organizationId: id });
    if (row === undefined) return undefined;
    const key = await this.unwrapped(row);
    this.cache.keep(id, key, generation);
    return key;
  }

  async findOrCreate(tx: Tx, organizationId: string): Promise<DataKey> {
    const id = organizationId.toLowerCase();
    const known = this.knownTo(tx).get(id);
    if (known === destroyed) throw new DataKeyDestroyed(id);
    return known ?? (await this.find(id)) ?? this.create(tx, id);
  }

  async destroy(tx: Tx, organizationId: string): Promise<void> {
    const id = organizationId.toLowerCase();
    await tx.query(
      `INSERT INTO data_key (organization_id, wrapped, created_at, destroyed_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (organization_id) DO UPDATE SET wrapped = $2, destroyed_at = coalesce(data_key.destroyed_at, $3)`,
      [id, Buffer.alloc(0), this.clock.now()],
    );
    this.knownTo(tx).set(id, destroyed);
    this.broadcast.send(tx, destroyed, id);
    tx.afterCommit(async () => this.cache.forget(id));
  }

  /** When two transactions create the first key at once, the later waits here for the earlier and uses its key. */
  private async create(tx: Tx, id: string): Promise<DataKey> {
    const { generation } = this.cache;
    const secret = randomBytes(keyBytes);
    const wrapped = await this.wrapper.wrap(bound(secret, id));
    const created = await tx.query(
      'INSERT INTO data_key (organization_id, wrapped, created_at) VALUES ($1, $2, $3) ON CONFLICT (organization_id) DO NOTHING RETURNING organization_id',
      [id, wrapped, this.clock.now()],
    );
    const key = created.length > 0 ? new DataKey(secret) : await this.existing(tx, id);
    this.knownTo(tx).set(id, key);
    tx.afterCommit(async () => this.cache.keep(id, key, generation));
    return key;
  }

  private async existing(tx: Tx, id: string): Promise<DataKey> {
    const row = await tx.one(DataKeyRow, { organizationId: id });
    if (row === undefined) throw new Error(`The data key of organization ${id} was removed while it was being created`);
    return this.unwrapped(row);
  }

  private async unwrapped({ organizationId, wrapped, destroyedAt }: DataKeyRow): Promise<DataKey> {
    if (destroyedAt !== null) throw new DataKeyDestroyed(organizationId);
    const secret = await this.wrapper.unwrap(wrapped);
    if (!bound(secret.subarray(0, keyBytes), organizationId).equals(secret))
      throw new SealedValueRefused('the data key in this row is of another organization');
    return new DataKey(secret.subarray(0, keyBytes));
  }

  private knownTo(tx: Tx): Map<string, DataKey | typeof destroyed> {
    const known = this.uncommitted.get(tx) ?? new Map<string, DataKey | typeof destroyed>();
    this.uncommitted.set(tx, known);
    return known;
  }
}

/** A key is wrapped together with the id of its organization, so that one copied to another row is refused. */
function bound(secret: Uint8Array, id: string): Buffer {
  return Buffer.concat([secret, Buffer.from(id)]);
}
