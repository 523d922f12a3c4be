import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { type Page, type PageQuery, defaultPageSize, greatestId, pageOf, rolesGrant } from '#contracts';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock, firstIdAt } from '#runtime';
import { rowOf, type ProposalActionName } from './action-table.js';
import { ProposalApproval } from './proposal-approval.entity.js';
import { Proposal } from './proposal.entity.js';
import { type ProposalStatus, proposalLasts } from './proposal.lifecycle.js';
import { ProposalSealed } from './proposal.sealed.js';
import { type ProposalView, proposalView } from './proposal.view.js';

/** An id is made moments before or after the time that its row tells. */
const idsDiffer = 5 * 60_000;

export interface ProposalFilter extends PageQuery {
  readonly status?: ProposalStatus;
  readonly action?: ProposalActionName;
  readonly organizationId?: string;
}

@Injectable()
export class ProposalReading {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: ProposalSealed,
    private readonly clock: Clock,
  ) {}

  async list(caller: StaffCaller, query: ProposalFilter): Promise<Page<ProposalView>> {
    const { limit = defaultPageSize, nextId = greatestId, status, action, organizationId } = query;
    const values: unknown[] = [nextId, limit + 1];
    const conditions = ['id <= $1'];
    if (action !== undefined) conditions.push(`action = $${values.push(action)}`);
    if (organizationId !== undefined) conditions.push(`organization_id = $${values.push(organizationId)}`);
    if (status !== undefined) conditions.push(inStatus(status, `$${values.push(this.clock.now())}`));
    const rows = await this.reads.many(
      Proposal,
      `SELECT * FROM proposal WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT $2`,
      values,
    );
    const { results, ...more } = pageOf(rows, limit);
    return { results: await Promise.all(results.map((proposal) => this.shown(this.reads, caller, proposal))), ...more };
  }

  /** How many wait for somebody to agree, and since when. Those of longer ago than they last are over, and are not looked at. */
  async open(): Promise<{ open: number; oldestAt?: string }> {
    const now = this.clock.now();
    const [row] = await this.reads.query<{ open: number; oldestAt: Date | null }>(
      `SELECT count(*)::int AS open, min(created_at) AS "oldestAt" FROM proposal
       WHERE status = 'open' AND id > $1 AND expires_at > $2`,
      [firstIdAt(new Date(now.getTime() - proposalLasts - idsDiffer)), now],
    );
    const { open = 0, oldestAt = null } = row ?? {};
    return { open, ...(oldestAt === null ? {} : { oldestAt: oldestAt.toISOString() }) };
  }

  async read(caller: StaffCaller, id: string): Promise<ProposalView> {
    const [proposal] = await this.reads.many(Proposal, 'SELECT * FROM proposal WHERE id = $1', [id]);
    if (proposal === undefined) throw new ResourceNotFound('proposal', id);
    return this.shown(this.reads, caller, proposal);
  }

  async shown(from: Pick<Tx, 'many'>, caller: StaffCaller, proposal: Proposal, known?: object): Promise<ProposalView> {
    const approvals = await from.many(
      ProposalApproval,
      'SELECT * FROM proposal_approval WHERE organization_id = $1 AND proposal_id = $2 ORDER BY at, staff_id',
      [proposal.organizationId, proposal.id],
    );
    const parameters = maySee(caller, proposal.action) ? (known ?? (await this.sealed.open(proposal))) : {};
    return proposalView(proposal, approvals, { parameters, now: this.clock.now() });
  }
}

/** An open one whose time is over has expired, whether or not somebody has looked at it since. */
function inStatus(status: ProposalStatus, now: string): string {
  if (status === 'open') return `status = 'open' AND expires_at > ${now}`;
  if (status === 'expired') return `status IN ('open', 'expired') AND expires_at <= ${now}`;
  return `status = '${status}' AND ${now}::timestamptz IS NOT NULL`;
}

function maySee({ roles }: StaffCaller, action: ProposalActionName): boolean {
  const { propose, agree } = rowOf(action);
  return [propose, ...agree, 'audit:read' as const].some((scope) => rolesGrant(roles, scope));
}
