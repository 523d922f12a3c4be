import type { Found } from './dossier.js';
import type { RiskLevel } from '../../records/risk-level.js';
import { type RiskRuleName, riskRule } from './risk-rules.js';

export interface RiskReason {
  readonly rule: RiskRuleName;
  readonly points: number;
  readonly because: string;
}

export interface Rating {
  readonly level: RiskLevel;
  readonly score: number;
  readonly reasons: readonly RiskReason[];
}

type RatedFinding = Pick<Found, 'rule' | 'message'> & { readonly status: 'open' | 'cleared' | 'confirmed' };

/** From so many points on. */
export const leastScores = { high: 60, medium: 30 } as const;

/** What an officer has cleared counts no longer, unless it stands whatever an officer says of it. */
export function rate(findings: readonly RatedFinding[]): Rating {
  const counted = findings.filter(({ rule, status }) => status !== 'cleared' || riskRule(rule).stands === true);
  const given = new Map<RiskRuleName, number>();
  const reasons = counted.map(({ rule, message }): RiskReason => {
    const { points, most = points } = riskRule(rule);
    const before = given.get(rule) ?? 0;
    const added = Math.min(points, most - before);
    given.set(rule, before + added);
    return { rule, points: added, because: message };
  });
  const score = reasons.reduce((sum, { points }) => sum + points, 0);
  const level = counted.some(({ rule }) => riskRule(rule).prohibits === true) ? 'prohibited' : levelOf(score);
  return { level, score, reasons: reasons.filter(({ points }) => points > 0) };
}

function levelOf(score: number): RiskLevel {
  if (score >= leastScores.high) return 'high';
  return score >= leastScores.medium ? 'medium' : 'low';
}
