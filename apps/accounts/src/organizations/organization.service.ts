import { Injectable } from '@nestjs/common';
import { type Caller, isOfHouse } from '#auth';
import { type Page, type PageQuery, defaultPageSize, greatestId, pageOf, viewsOf } from '#contracts';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { ResourceNotFound } from '#errors';
import { systemAccountId } from '#ledger';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import type { CreateOrganization } from './organization.dto.js';
import { Organization } from './organization.entity.js';
import { organizationLifecycle } from './organization.lifecycle.js';
import { type OrganizationRow, type OrganizationView, organizationView } from './organization.view.js';

const withStanding = `
  SELECT ${columnsAs(['id', 'name', 'type', 'country', 'parentOrganizationId', 'createdAt', 'updatedAt'], 'o')},
    ${columnsAs(['termsVersion', 'termsSignedAt', 'verification', 'payoutApprovals', 'suspendedAt'], 's')},
    f.direction AS "frozenDirection", f.frozen_at AS "frozenAt"
  FROM organization o CROSS JOIN LATERAL (SELECT * FROM standing WHERE organization_id = o.id LIMIT 1) s
    LEFT JOIN account_freeze f ON f.organization_id = o.id AND f.account_id = '${systemAccountId}'`;

@Injectable()
export class OrganizationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly standings: Standings,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(
    caller: Caller,
    { name, type, country, parentOrganizationId }: CreateOrganization,
  ): Promise<OrganizationView> {
    return this.unitOfWork.run(async (tx) => {
      const parent = await this.parent(tx, caller, parentOrganizationId);
      const now = this.clock.now();
      const organization = {
        id: this.ids.next(),
        name,
        type,
        country,
        parentOrganizationId: parent,
        createdAt: now,
        updatedAt: now,
      };
      tx.insert(Organization, { ...organization, status: organizationLifecycle.next(null, 'create') });
      this.standings.open(tx, { organizationId: organization.id, parentOrganizationId: parent, name });
      return organizationView({
        ...organization,
        termsVersion: null,
        termsSignedAt: null,
        verification: { type: 'inactive' },
        payoutApprovals: null,
        suspendedAt: null,
        frozenDirection: null,
        frozenAt: null,
      });
    });
  }

  async read(caller: Caller, id: string): Promise<OrganizationView> {
    const [row] = await this.reads.query<OrganizationRow>(`${withStanding} WHERE o.id = $1 AND o.status = 'active'`, [
      id,
    ]);
    if (row === undefined || !mayRead(caller, row)) throw new ResourceNotFound('organization', id);
    return organizationView(row);
  }

  async list(
    caller: Caller,
    { limit = defaultPageSize, nextId = greatestId }: PageQuery,
  ): Promise<Page<OrganizationView>> {
    const page = `o.status = 'active' AND o.id <= $1 ORDER BY o.id DESC LIMIT $2`;
    const all = `${withStanding} WHERE ${page}`;
    const own = `SELECT * FROM ((${withStanding} WHERE o.parent_organization_id = $3 AND ${page}) UNION ALL (${withStanding} WHERE o.id = $3 AND ${page})) AS family ORDER BY id DESC LIMIT $2`;
    const values = [nextId, limit + 1];
    const rows = isOfHouse(caller)
      ? await this.reads.query<OrganizationRow>(all, values)
      : await this.reads.query<OrganizationRow>(own, [...values, caller.organizationId]);
    return viewsOf(pageOf(rows, limit), organizationView);
  }

  /**
   * An organization that creates another is its parent; the operator names a parent, or none. A named parent is locked until
   * the child exists. A caller is not: a child created while its parent is erased stays, and the operator sees it.
   */
  private async parent(tx: Tx, caller: Caller, named: string | undefined): Promise<string | null> {
    const implied = caller.kind === 'organization' ? caller.organizationId : null;
    if (named === undefined || named === implied) return implied;
    const isFree =
      implied === null && (await tx.one(Organization, { id: named, status: 'active' }, { lock: true })) !== undefined;
    if (!isFree) throw new ResourceNotFound('organization', named);
    return named;
  }
}

function mayRead(caller: Caller, row: OrganizationRow): boolean {
  return isOfHouse(caller) || row.id === caller.organizationId || row.parentOrganizationId === caller.organizationId;
}
