import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcast, Reads, type Tx } from '#database';
import { ApiKey } from './api-key.entity.js';

const topic = 'keyRevoked';
const largest = 10_000;

/**
 * The keys that were used lately, so that a request need not ask the database who calls. A revoked key
 * is forgotten by every process before its revocation is answered; while the others cannot be heard,
 * nothing is remembered.
 */
@Injectable()
export class KeyRing implements OnModuleInit {
  private readonly known = new Map<string, ApiKey>();
  private generation = 0;

  constructor(
    private readonly reads: Reads,
    private readonly broadcast: Broadcast,
  ) {}

  onModuleInit(): void {
    this.broadcast.listen(topic, { hear: (id) => this.forget(id), resync: () => this.forgetAll() });
  }

  async find(id: string): Promise<ApiKey | undefined> {
    const remembered = this.broadcast.isHearing ? this.known.get(id) : undefined;
    if (remembered !== undefined) return remembered;
    const before = this.generation;
    const key = await this.reads.one(ApiKey, { id });
    if (key !== undefined && key.revokedAt === null && before === this.generation) this.remember(key);
    return key;
  }

  /** When the unit of work ends, no process takes the key any more. */
  revoke(tx: Tx, id: string): void {
    this.broadcast.send(tx, topic, id);
  }

  private remember(key: ApiKey): void {
    if (this.known.size >= largest) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(key.id, key);
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
