import { OpenFindings, RiskProhibited } from '#errors';
import { riskRule } from '../rules/risk-rules.js';
import type { OfficerFinding, WeighedReview } from './weigh-review.js';

/** Nobody approves what nobody could answer for. */
export function refuseUnanswered(reviewId: string, { findings, rating }: WeighedReview): void {
  const named = (which: (finding: OfficerFinding) => boolean): { id: string; source: string }[] =>
    findings.filter(which).map(({ id, source }) => ({ id, source }));
  if (rating.level === 'prohibited') {
    const prohibiting = named(({ rule }) => riskRule(rule).prohibits === true);
    throw new RiskProhibited(reviewId, prohibiting);
  }
  const open = named(({ severity, status }) => severity === 'serious' && status === 'open');
  if (open.length > 0) throw new OpenFindings(reviewId, open);
}
