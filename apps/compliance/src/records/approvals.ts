import type { Tx } from '#database';
import type { Approvals, LimitedRisk } from '#standing';

const fromHighest: readonly LimitedRisk[] = ['high', 'medium', 'low'];

/** What an organization is approved for now, and the highest risk of those approvals. */
export async function approvalsOf(tx: Tx, organizationId: string): Promise<Approvals> {
  const approved = await tx.query<Pick<Approvals, 'risk'> & { tier: Approvals['tiers'][number] }>(
    `SELECT tier, CASE risk_level WHEN 'prohibited' THEN 'high' ELSE risk_level END AS risk FROM review
     WHERE organization_id = $1 AND status = 'approved' AND revoked_at IS NULL ORDER BY decided_at, id`,
    [organizationId],
  );
  const tiers = [...new Set(approved.map(({ tier }) => tier))];
  return { tiers, risk: fromHighest.find((level) => approved.some(({ risk }) => risk === level)) ?? null };
}
