import { Injectable } from '@nestjs/common';
import { type Tx, columnsAs } from '#database';
import { Clock, Ids, Log } from '#runtime';
import type { AuditAction } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditHead } from './audit-head.entity.js';
import { AuditSeals, firstHash } from './audit-seals.js';

export interface AuditRecord {
  readonly organizationId: string;
  /** Who did it and from where, as `authorOf(caller)` of `#auth` says, or `itself`. */
  readonly actor: string;
  /** Null where nobody asked for it. */
  readonly address: string | null;
  readonly action: AuditAction;
  /** What it was done to. Never personal data, since the chain outlives the organization. */
  readonly subject: `${string}:${string}`;
  /** Null when none was given. */
  readonly reason: string | null;
}

export type AuditAuthor = Pick<AuditRecord, 'actor' | 'address'>;

/** What Gatehouse does by itself, when its time has come. */
export const itself: AuditAuthor = { actor: 'gatehouse', address: null };

const lockHead = `
  INSERT INTO audit_head (organization_id, ordinal, hash, seal) VALUES ($1, 0, $2, $3)
  ON CONFLICT (organization_id) DO UPDATE SET ordinal = audit_head.ordinal
  RETURNING ${columnsAs(['organizationId', 'ordinal', 'hash', 'seal'])}`;
const moveHead = 'UPDATE audit_head SET ordinal = $2, hash = $3, seal = $4 WHERE organization_id = $1';

/** Records who did what, to what, and why, in one tamper-evident chain for each organization. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly seals: AuditSeals,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /**
   * Recorded if and only if the transaction is committed. Entries of one organization wait for each other, so call this
   * late in a transaction, but before its inserts, which are then sent together.
   */
  async record(tx: Tx, { organizationId, actor, address, action, subject, reason }: AuditRecord): Promise<void> {
    const head = await lockedHead(tx, organizationId);
    const entry = {
      organizationId: head.organizationId,
      ordinal: head.ordinal + 1,
      id: this.ids.next(),
      actor,
      address,
      action,
      subject,
      reason,
      at: this.clock.now(),
      previousHash: head.hash,
    };
    const hash = await this.seals.ofEntry(tx, entry);
    tx.insert(AuditEntry, { ...entry, hash });
    const seal = await this.nextSeal(tx, head, { ...entry, hash });
    tx.write(moveHead, [entry.organizationId, entry.ordinal, hash, seal]);
    tx.afterCommit(() => this.tell({ ...entry, hash }));
  }

  /** A head that was altered is never sealed again, since that would hide that entries were cut off. */
  private async nextSeal(tx: Tx, head: AuditHead, next: Omit<AuditHead, 'seal'>): Promise<Buffer> {
    if (await this.seals.isHead(head)) return this.seals.ofHead(tx, next);
    this.log.error({ organizationId: head.organizationId }, 'the end of an audit chain was altered in the database');
    return head.seal;
  }

  /** Hashes in the log also reveal a database that was restored to an earlier state. */
  private async tell(entry: AuditEntry): Promise<void> {
    const { organizationId, ordinal, actor, address, action, subject, hash } = entry;
    this.log.info(
      { organizationId, ordinal, actor, address, action, subject, hash: hash.toString('hex') },
      'audit entry',
    );
  }
}

async function lockedHead(tx: Tx, organizationId: string): Promise<AuditHead> {
  const [head] = await tx.query<AuditHead>(lockHead, [organizationId, firstHash, Buffer.alloc(0)]);
  if (head === undefined) throw new Error('An audit head was neither made nor found');
  return head;
}
