import { FindingDecisions } from './findings/finding-decisions.js';
import { FindingService } from './findings/finding.service.js';
import { ShowRisk } from './findings/show-risk.js';
import { RiskSettingsService } from './settings/risk-settings.service.js';
import { CountryRiskRow } from './weighing/country-risk.entity.js';
import { CountryRisks } from './weighing/country-risks.js';
import { FindingDecision } from './weighing/finding-decision.entity.js';
import { RateReviewJob } from './weighing/rate-review.job.js';
import { WeighReview } from './weighing/weigh-review.js';

/** What the module of compliance has of risk. */
export const risk = [
  CountryRisks,
  WeighReview,
  RateReviewJob,
  FindingDecisions,
  FindingService,
  ShowRisk,
  RiskSettingsService,
];

export const riskEntities = [CountryRiskRow, FindingDecision];
