import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditHead } from './audit-head.entity.js';
import { AuditSeals, firstHash } from './audit-seals.js';
import { type CheckedEntry, firstAlteredIn } from './chain-segment.js';

/** Entries that one answer verifies, so that a long chain costs no more than that. */
export const verifiedAtOnce = 1_000;
const noLimit = 2_147_483_647;

export interface ChainVerification {
  readonly intact: boolean;
  /** How many entries were looked at. */
  readonly entries: number;
  readonly firstAltered?: number;
}

export interface ChainPage {
  /** One more than asked for when there are more. */
  readonly entries: AuditEntry[];
  readonly verification: ChainVerification;
}

type Found = Partial<AuditEntry> & { headOrdinal: number | null; headHash: Buffer; headSeal: Buffer };

/** End and entries as one statement sees them: an entry that is added meanwhile is in both or in neither. */
const piece = `
  SELECT head.ordinal AS "headOrdinal", head.hash AS "headHash", head.seal AS "headSeal", entry.*
  FROM (SELECT $1::uuid AS id) AS asked
  LEFT JOIN audit_head AS head ON head.organization_id = asked.id
  LEFT JOIN LATERAL (
    SELECT organization_id AS "organizationId", ordinal, id, actor, action, subject, reason, at,
      previous_hash AS "previousHash", audit_entry.hash
    FROM audit_entry WHERE organization_id = asked.id AND ordinal <= $2 ORDER BY ordinal DESC LIMIT $3
  ) AS entry ON true ORDER BY entry.ordinal DESC`;

/** Reads what the trail recorded, and finds out whether it is still so. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly reads: Reads,
    private readonly seals: AuditSeals,
  ) {}

  /** Of all organizations, newest first. */
  all(query: PageQuery): Promise<Page<AuditEntry>> {
    return this.reads.page(AuditEntry, {}, query);
  }

  /**
   * A page of one organization, newest first, with what was found out about the page, its link to the entry above it,
   * and what lies below it as far as one answer goes. Nothing when there is no such entry to begin with.
   */
  async page(organizationId: string, limit: number, fromId: string | undefined): Promise<ChainPage | undefined> {
    const from = fromId === undefined ? noLimit : await this.ordinalOf(organizationId, fromId);
    if (from === undefined) return undefined;
    const above = Math.min(from + 1, noLimit);
    const found = await this.reads.query<Found>(piece, [organizationId, above, verifiedAtOnce]);
    const entries = found.filter(isEntry);
    const verification = await this.verify(organizationId, found[0], entries, above);
    return { entries: entries.filter(({ ordinal }) => ordinal <= from).slice(0, limit), verification };
  }

  private async ordinalOf(organizationId: string, id: string): Promise<number | undefined> {
    const text = 'SELECT ordinal FROM audit_entry WHERE id = $1 AND organization_id = $2';
    const [entry] = await this.reads.query<{ ordinal: number }>(text, [id, organizationId]);
    return entry?.ordinal;
  }

  private async verify(
    organizationId: string,
    found: Found | undefined,
    entries: readonly AuditEntry[],
    above: number,
  ): Promise<ChainVerification> {
    const head = headIn(organizationId, found);
    const isAuthentic = await this.seals.entryCheck();
    const firstAltered = firstAlteredIn({
      entries: entries.map((entry) => checked(entry, isAuthentic(entry))),
      head,
      newest: Math.min(above, head.ordinal),
      isToTheStart: entries.length < verifiedAtOnce,
    });
    const intact = firstAltered === undefined && (await this.seals.isHead(head));
    return { intact, entries: entries.length, ...(firstAltered === undefined ? {} : { firstAltered }) };
  }
}

function checked({ ordinal, previousHash, hash }: AuditEntry, isAuthentic: boolean): CheckedEntry {
  return { ordinal, previousHash, hash, isAuthentic };
}

function isEntry(found: Found): found is Found & AuditEntry {
  return typeof found.ordinal === 'number';
}

/** Where nothing was ever recorded, the chain ends before its first entry. */
function headIn(organizationId: string, found: Found | undefined): AuditHead {
  if (typeof found?.headOrdinal !== 'number')
    return { organizationId, ordinal: 0, hash: firstHash, seal: Buffer.alloc(0) };
  return { organizationId, ordinal: found.headOrdinal, hash: found.headHash, seal: found.headSeal };
}
