import { Injectable } from '@nestjs/common';
import type { Page, PageQuery } from '#contracts';
import type { AuditAction } from './audit-actions.js';
import { Reads, columnsAs } from '#database';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditHead } from './audit-head.entity.js';
import { AuditSeals, firstHash } from './audit-seals.js';
import { type CheckedEntry, firstAlteredIn } from './chain-segment.js';

/** How many entries one answer verifies at most, so that a long chain costs no more. */
export const verifiedAtOnce = 1_000;
const noLimit = 2_147_483_647;

export interface ChainVerification {
  readonly intact: boolean;
  /** How many entries were verified. */
  readonly entries: number;
  readonly firstAltered?: number;
}

export interface ChainPage {
  /** One more than the limit when there are more. */
  readonly entries: AuditEntry[];
  readonly verification: ChainVerification;
}

/** What entries are looked for by. */
export interface AuditFilters {
  readonly organizationId?: string;
  readonly actor?: string;
  readonly action?: AuditAction;
  readonly subject?: string;
  readonly createdFrom?: string;
  readonly createdTo?: string;
}

const listed = { entity: AuditEntry, name: 'audit_entry', createdAt: 'at' };

type Found = Partial<AuditEntry> & { headOrdinal: number | null; headHash: Buffer; headSeal: Buffer };

const entryColumns = [
  'organizationId',
  'ordinal',
  'id',
  'actor',
  'address',
  'action',
  'subject',
  'reason',
  'at',
  'previousHash',
  'hash',
] as const satisfies readonly (keyof AuditEntry)[];

/** Reads head and entries in one statement, so that an entry added meanwhile is in both or in neither. */
const headAndEntries = `
  SELECT head.ordinal AS "headOrdinal", head.hash AS "headHash", head.seal AS "headSeal", entry.*
  FROM (SELECT $1::uuid AS id) AS asked
  LEFT JOIN audit_head AS head ON head.organization_id = asked.id
  LEFT JOIN LATERAL (
    SELECT ${columnsAs(entryColumns)}
    FROM audit_entry WHERE organization_id = asked.id AND ordinal <= $2 ORDER BY ordinal DESC LIMIT $3
  ) AS entry ON true ORDER BY entry.ordinal DESC`;

/** Reads and verifies what the trail recorded. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly reads: Reads,
    private readonly seals: AuditSeals,
  ) {}

  /** Newest first. */
  find({ organizationId, actor, action, subject, ...time }: AuditFilters, page: PageQuery): Promise<Page<AuditEntry>> {
    const equals = { organization_id: organizationId, actor, action, subject };
    return this.reads.list(listed, equals, { ...time, ...page });
  }

  /**
   * A page of one organization, newest first, with the verification of the page, its link to the entry above it, and as
   * many entries below it as one answer verifies. Undefined when the first entry does not exist.
   */
  async page(organizationId: string, limit: number, fromId: string | undefined): Promise<ChainPage | undefined> {
    const from = fromId === undefined ? noLimit : await this.ordinalOf(organizationId, fromId);
    if (from === undefined) return undefined;
    const above = Math.min(from + 1, noLimit);
    const found = await this.reads.query<Found>(headAndEntries, [organizationId, above, verifiedAtOnce]);
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
