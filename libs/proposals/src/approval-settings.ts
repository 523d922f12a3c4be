import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '#database';
import { type ProposalActionName, proposalActionNames, rowOf } from './action-table.js';

/** How many further people each action takes. */
@Injectable()
export class ApprovalSettings {
  async all(from: Queries): Promise<ReadonlyMap<ProposalActionName, number>> {
    const set = await from.query<{ action: ProposalActionName; approvals: number }>(
      'SELECT action, approvals FROM approval_setting',
    );
    const changed = new Map(set.map(({ action, approvals }) => [action, approvals]));
    return new Map(proposalActionNames.map((action) => [action, changed.get(action) ?? rowOf(action).approvals]));
  }

  change(tx: Tx, action: ProposalActionName, approvals: number): void {
    tx.write(
      'INSERT INTO approval_setting (action, approvals) VALUES ($1, $2) ON CONFLICT (action) DO UPDATE SET approvals = EXCLUDED.approvals',
      [action, approvals],
    );
  }
}
