import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedColumn, Vault } from '#vault';
import type { AuditEntry } from './audit-entry.entity.js';
import type { AuditHead } from './audit-head.entity.js';

/** The keys belong to no organization, so that a chain can be verified after its organization was erased. */
export const installationId = '00000000-0000-0000-0000-000000000000';
const ofEntries: SealedColumn = { organizationId: installationId, table: 'audit_entry', column: 'hash' };
const ofHeads: SealedColumn = { organizationId: installationId, table: 'audit_head', column: 'seal' };

/** Before the first entry. */
export const firstHash: Buffer = Buffer.alloc(32);

/**
 * Makes a chain hard to forge: its hashes are keyed with a key that is wrapped by the master key, so that write access
 * to the database is not enough to make one.
 */
@Injectable()
export class AuditSeals {
  constructor(private readonly vault: Vault) {}

  ofEntry(tx: Tx, entry: Omit<AuditEntry, 'hash'>): Promise<Buffer> {
    return this.vault.fingerprint(tx, ofEntries, entryText(entry));
  }

  ofHead(tx: Tx, head: Omit<AuditHead, 'seal'>): Promise<Buffer> {
    return this.vault.fingerprint(tx, ofHeads, headText(head));
  }

  /** Checks whether entries are as they were recorded. Synchronous, since one answer checks a thousand of them. */
  async entryCheck(): Promise<(entry: AuditEntry) => boolean> {
    const fingerprint = await this.vault.fingerprintsToFind(ofEntries);
    return (entry) => fingerprint?.(entryText(entry)).equals(entry.hash) === true;
  }

  async isHead(head: AuditHead): Promise<boolean> {
    if (isBlank(head)) return true;
    const seal = await this.vault.fingerprintToFind(ofHeads, headText(head));
    return seal?.equals(head.seal) === true;
  }
}

/** As it is while the first entry is being added. */
function isBlank({ ordinal, hash, seal }: AuditHead): boolean {
  return ordinal === 0 && hash.equals(firstHash) && seal.length === 0;
}

/** JSON arrays, so that no two entries give the same bytes. */
function entryText(entry: Omit<AuditEntry, 'hash'>): string {
  const { organizationId: whose, ordinal, id, actor, address, action, subject, reason, at, previousHash } = entry;
  return JSON.stringify([
    whose,
    ordinal,
    id,
    actor,
    action,
    subject,
    reason,
    at.toISOString(),
    previousHash.toString('hex'),
    // Older entries were hashed without one.
    ...(address === null ? [] : [address]),
  ]);
}

function headText({ organizationId: whose, ordinal, hash }: Omit<AuditHead, 'seal'>): string {
  return JSON.stringify([whose, ordinal, hash.toString('hex')]);
}
