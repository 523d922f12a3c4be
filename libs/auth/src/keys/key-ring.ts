import type { Broadcast, EntityClass, Reads, Tx } from '#database';
import { BoundedMap } from '#runtime';

const largest = 10_000;

export interface Key {
  readonly id: string;
  readonly revokedAt?: Date | null;
}

/**
 * Caches the keys of one kind that were used lately, so that a request need not query the database for its caller.
 * Every process drops a revoked key before the revocation is answered; while announcements do not arrive, nothing is
 * cached.
 */
export class KeyRing<K extends Key> {
  private readonly known = new BoundedMap<string, K>(largest);
  private generation = 0;

  constructor(
    private readonly kind: EntityClass<K>,
    private readonly revocations: string,
    private readonly reads: Reads,
    private readonly broadcast: Broadcast,
  ) {
    broadcast.listen(revocations, { hear: (id) => this.forget(id), resync: () => this.forgetAll() });
  }

  /** Whether `find` needs no query. */
  remembers(id: string): boolean {
    return this.broadcast.isHearing && this.known.get(id) !== undefined;
  }

  async find(id: string): Promise<K | undefined> {
    const remembered = this.broadcast.isHearing ? this.known.get(id) : undefined;
    if (remembered !== undefined) return remembered;
    const before = this.generation;
    const key = await this.reads.one<Key>(this.kind, { id });
    if (key !== undefined && (key.revokedAt ?? null) === null && before === this.generation)
      this.known.set(id, key as K);
    return key as K | undefined;
  }

  /** When the unit of work ends, no process accepts the key any more. */
  revoke(tx: Tx, id: string): void {
    this.broadcast.send(tx, this.revocations, id);
  }

  private forget(id: string): void {
    this.generation++;
    this.known.delete(id);
  }

  private forgetAll(): void {
    this.generation++;
    this.known.clear();
  }
}
