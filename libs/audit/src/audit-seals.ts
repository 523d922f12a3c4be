import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedColumn, Vault } from '#vault';
import type { AuditEntry } from './audit-entry.entity.js';
import type { AuditHead } from './audit-head.entity.js';

/** Of nobody, so that erasing an organization leaves its chain verifiable. */
const organizationId = '00000000-0000-0000-0000-000000000000';
const ofEntries: SealedColumn = { organizationId, table: 'audit_entry', column: 'hash' };
const ofHeads: SealedColumn = { organizationId, table: 'audit_head', column: 'seal' };

/** Before the first entry. */
export const firstHash: Buffer = Buffer.alloc(32);

/**
 * What makes a chain hard to forge: its hashes are keyed, under a key that is not in the database but
 * wrapped by the master key. Who can only write to the database can make none.
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

  /** Tells whether an entry is as it was recorded. One answer asks that of a thousand, so that nothing is waited for in between. */
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

/** As it is for the moment in which the first entry is added. */
function isBlank({ ordinal, hash, seal }: AuditHead): boolean {
  return ordinal === 0 && hash.equals(firstHash) && seal.length === 0;
}

/** Arrays in JSON: no two entries give the same bytes however their texts are cut. */
function entryText(entry: Omit<AuditEntry, 'hash'>): string {
  const { organizationId: whose, ordinal, id, actor, action, subject, reason, at, previousHash } = entry;
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
  ]);
}

function headText({ organizationId: whose, ordinal, hash }: Omit<AuditHead, 'seal'>): string {
  return JSON.stringify([whose, ordinal, hash.toString('hex')]);
}
